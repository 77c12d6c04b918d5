/// Pseudo-terminals, and programs started on them.
///
/// It is C because Swift's Glibc module has no `posix_openpt`, Swift forbids `fork`, and `posix_spawn` has no portable
/// way to give the child a controlling terminal.

#ifndef C_PSEUDO_TERMINAL_H
#define C_PSEUDO_TERMINAL_H

#include <stdbool.h>
#include <sys/types.h>

/// Opens a pseudo-terminal of `columns` by `rows`. Returns the master, non-blocking, or -1. `slave` is the other end.
int pseudo_terminal_open(unsigned short columns, unsigned short rows, int *slave);

/// Tells the pseudo-terminal that its window has another size, which sends SIGWINCH to its foreground job.
bool pseudo_terminal_resize(int master, unsigned short columns, unsigned short rows);

/// Starts a program as the leader of a session of its own on `slave`. Returns its process or -1.
pid_t pseudo_terminal_spawn(int slave, const char *path, char *const arguments[], char *const environment[]);

/// What a job-control shell tells of its only job.
struct job_report {
    /// The job's process, which is its process group too.
    pid_t process;
    /// What `waitpid` said, or -1 if the job has just been started.
    int status;
};

/// Starts a small shell with job control on `slave`, and in it a program as its foreground job.
///
/// The shell writes a `job_report` to `reports` whenever the state of the job changes; when the job stops, it takes
/// the terminal back, but leaves its modes as they are, and waits for a byte from `commands`: `f` continues the job
/// in the foreground and `b` in the background. It ignores hang-ups. Returns the shell's process or -1.
pid_t pseudo_terminal_spawn_job(
    int slave, const char *path, char *const arguments[], char *const environment[], int commands, int reports);

/// What a status from `waitpid` means: the exit code, the signal, or the signal that stopped; -1 if not that.
int wait_status_exit_code(int status);
int wait_status_signal(int status);
int wait_status_stop_signal(int status);
bool wait_status_is_continued(int status);

#endif
