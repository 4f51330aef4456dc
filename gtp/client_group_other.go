//go:build !unix && !windows

package gtp

import "os/exec"

// processGroup is nothing where the system has no process groups: the Client
// then kills the program alone.
type processGroup struct{}

func prepareGroup(*exec.Cmd) {}

func newProcessGroup(int) *processGroup { return &processGroup{} }

func (g *processGroup) kill() {}

func (g *processGroup) end() {}
