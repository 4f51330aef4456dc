package gtp

import (
	"os/exec"
	"sync"
	"syscall"
)

// processGroup is a job object: a program with whatever it has started. A
// child started before the program was put into the job is missed.
type processGroup struct {
	mu  sync.Mutex
	job syscall.Handle // 0 if it could not be made
}

// Access rights that package syscall does not name.
const (
	processTerminate = 0x0001
	processSetQuota  = 0x0100
)

// prepareGroup keeps the console's interrupt away from the program.
func prepareGroup(cmd *exec.Cmd) {
	cmd.SysProcAttr = &syscall.SysProcAttr{CreationFlags: syscall.CREATE_NEW_PROCESS_GROUP}
}

func newProcessGroup(pid int) *processGroup {
	kernel := syscall.NewLazyDLL("kernel32.dll")
	process, err := syscall.OpenProcess(processTerminate|processSetQuota, false, uint32(pid))
	if err != nil {
		return &processGroup{}
	}
	defer func() { _ = syscall.CloseHandle(process) }()
	job, _, _ := kernel.NewProc("CreateJobObjectW").Call(0, 0)
	if job == 0 {
		return &processGroup{}
	}
	if ok, _, _ := kernel.NewProc("AssignProcessToJobObject").Call(job, uintptr(process)); ok == 0 {
		_ = syscall.CloseHandle(syscall.Handle(job))
		return &processGroup{}
	}
	return &processGroup{job: syscall.Handle(job)}
}

// kill ends every process of the job.
func (g *processGroup) kill() {
	g.mu.Lock()
	defer g.mu.Unlock()
	if g.job != 0 {
		_, _, _ = syscall.NewLazyDLL("kernel32.dll").NewProc("TerminateJobObject").Call(uintptr(g.job), 1)
	}
}

// end is the last kill, to be called when the program has ended.
func (g *processGroup) end() {
	g.kill()
	g.mu.Lock()
	defer g.mu.Unlock()
	if g.job != 0 {
		_ = syscall.CloseHandle(g.job)
		g.job = 0
	}
}
