#define _GNU_SOURCE
#define _DARWIN_C_SOURCE
#include "child.h"

#include <signal.h>
#include <sys/ioctl.h>
#include <sys/resource.h>
#include <unistd.h>

void child_take_terminal(int slave) {
    setsid();
    ioctl(slave, TIOCSCTTY, 0);
    for (int descriptor = 0; descriptor < 3; descriptor++) dup2(slave, descriptor);
}

_Noreturn void child_execute(const char *path, char *const arguments[], char *const environment[]) {
    struct sigaction action = {0};
    action.sa_handler = SIG_DFL;
    for (int number = 1; number < 32; number++) sigaction(number, &action, NULL);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    // Programs are made to crash here; nobody wants their memory.
    struct rlimit no_core = {0};
    setrlimit(RLIMIT_CORE, &no_core);
    execve(path, arguments, environment);
    _exit(127);
}
