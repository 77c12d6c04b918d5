#define _GNU_SOURCE
#define _DARWIN_C_SOURCE
#include "CPseudoTerminal.h"
#include "child.h"

#include <fcntl.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

int pseudo_terminal_open(unsigned short columns, unsigned short rows, int *slave) {
    int flags = O_RDWR | O_NOCTTY;
#ifdef __linux__
    // At once: a program that another test starts in between would hold the terminal open.
    flags |= O_CLOEXEC;
#endif
    int master = posix_openpt(flags);
    if (master < 0) return -1;
    fcntl(master, F_SETFD, FD_CLOEXEC);
    char name[64];
    // `ptsname` has one buffer for all threads: two tests that open a terminal at the same moment would get the same one.
    bool isNamed = grantpt(master) == 0 && unlockpt(master) == 0 && ptsname_r(master, name, sizeof name) == 0;
    *slave = isNamed ? open(name, O_RDWR | O_NOCTTY | O_CLOEXEC) : -1;
    if (*slave < 0) {
        close(master);
        return -1;
    }
    // macOS knows the size only once the slave is open.
    if (columns > 0) pseudo_terminal_resize(master, columns, rows);
    fcntl(master, F_SETFL, fcntl(master, F_GETFL) | O_NONBLOCK);
    return master;
}

bool pseudo_terminal_resize(int master, unsigned short columns, unsigned short rows) {
    struct winsize size = {.ws_col = columns, .ws_row = rows};
    return ioctl(master, TIOCSWINSZ, &size) == 0;
}

pid_t pseudo_terminal_spawn(int slave, const char *path, char *const arguments[], char *const environment[]) {
#ifdef __linux__
    // Without a copy of the tables of this process's memory, which is large: a copy takes longer than the program needs to start.
    pid_t process = vfork();
#else
    pid_t process = fork();
#endif
    if (process != 0) return process;
    child_take_terminal(slave);
    child_execute(path, arguments, environment);
}

int wait_status_exit_code(int status) { return WIFEXITED(status) ? WEXITSTATUS(status) : -1; }

int wait_status_signal(int status) { return WIFSIGNALED(status) ? WTERMSIG(status) : -1; }

int wait_status_stop_signal(int status) { return WIFSTOPPED(status) ? WSTOPSIG(status) : -1; }

bool wait_status_is_continued(int status) { return WIFCONTINUED(status); }
