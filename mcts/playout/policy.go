package playout

import (
	"errors"
	"fmt"
	"strings"
)

// Policy names a way to play playouts.
type Policy string

// The policies: uniformly random, and by rules at their default rates.
const (
	PolicyLight Policy = "light"
	PolicyRules Policy = "rules"
)

// Policies lists all of them.
func Policies() []Policy { return []Policy{PolicyLight, PolicyRules} }

// PolicyNames lists them with commas between.
func PolicyNames() string {
	var names []string
	for _, p := range Policies() {
		names = append(names, string(p))
	}
	return strings.Join(names, ", ")
}

// ErrPolicy says that a text names no policy.
var ErrPolicy = errors.New("unknown playout policy")

// Validate reports a name that is none of Policies.
func (p Policy) Validate() error {
	for _, q := range Policies() {
		if p == q {
			return nil
		}
	}
	return fmt.Errorf("%w %q: want %s", ErrPolicy, string(p), PolicyNames())
}
