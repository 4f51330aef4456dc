//go:build unix

package gtp

import (
	"os/exec"
	"sync"
	"syscall"
)

// processGroup is a program with whatever it has started, unless that left the
// group on purpose.
type processGroup struct {
	mu     sync.Mutex
	leader int
	ended  bool
}

// prepareGroup makes the program the leader of a process group of its own.
func prepareGroup(cmd *exec.Cmd) {
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
}

func newProcessGroup(pid int) *processGroup { return &processGroup{leader: pid} }

// kill ends every process of the group; an empty group is fine.
func (g *processGroup) kill() {
	g.mu.Lock()
	defer g.mu.Unlock()
	if !g.ended {
		_ = syscall.Kill(-g.leader, syscall.SIGKILL)
	}
}

// end is the last kill, to be called as soon as the leader has been reaped:
// from then on the system may give the group's number to others.
func (g *processGroup) end() {
	g.kill()
	g.mu.Lock()
	defer g.mu.Unlock()
	g.ended = true
}
