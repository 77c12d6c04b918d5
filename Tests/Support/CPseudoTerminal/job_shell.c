#define _GNU_SOURCE
#define _DARWIN_C_SOURCE
#include "CPseudoTerminal.h"
#include "child.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

/// The descriptors that are looked at when those of other terminals are to be let go.
enum { most_descriptors = 4096 };

static void ignore(int number) {
    struct sigaction action = {0};
    action.sa_handler = SIG_IGN;
    sigaction(number, &action, NULL);
}

static void report(int reports, pid_t process, int status) {
    struct job_report report = {.process = process, .status = status};
    (void)!write(reports, &report, sizeof report);
}

_Noreturn static void run_shell(pid_t job, int commands, int reports) {
    setpgid(job, job);
    tcsetpgrp(0, job);
    report(reports, job, -1);
    int status;
    while (waitpid(job, &status, WUNTRACED | WCONTINUED) == job) {
        if (WIFCONTINUED(status)) {
            report(reports, job, status);
            continue;
        }
        tcsetpgrp(0, getpgrp());
        report(reports, job, status);
        if (!WIFSTOPPED(status)) break;
        char command;
        if (read(commands, &command, 1) != 1) {
            kill(-job, SIGKILL);
            continue;
        }
        if (command == 'f') tcsetpgrp(0, job);
        kill(-job, SIGCONT);
    }
    _exit(0);
}

pid_t pseudo_terminal_spawn_job(
    int slave, const char *path, char *const arguments[], char *const environment[], int commands, int reports) {
    pid_t shell = fork();
    if (shell != 0) return shell;
    child_take_terminal(slave);
    for (int descriptor = 3; descriptor < most_descriptors; descriptor++) {
        if (descriptor != commands && descriptor != reports) close(descriptor);
    }
    int ignored[] = {SIGINT, SIGQUIT, SIGHUP, SIGTSTP, SIGTTIN, SIGTTOU, SIGPIPE};
    for (unsigned i = 0; i < sizeof ignored / sizeof *ignored; i++) ignore(ignored[i]);
    pid_t job = fork();
    if (job == 0) {
        setpgid(0, 0);
        tcsetpgrp(0, getpid());
        child_execute(path, arguments, environment);
    }
    if (job < 0) _exit(126);
    run_shell(job, commands, reports);
}
