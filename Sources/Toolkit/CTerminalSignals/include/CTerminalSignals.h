/// The part of a terminal session that runs inside signal handlers.
///
/// It is written in C because a handler may call only what POSIX lists as async-signal-safe, and Swift does not
/// guarantee that any code neither allocates, nor takes a lock, nor runs a lazy initializer. Everything else is in
/// TerminalSession.
///
/// A process has one terminal and one set of handlers, so these functions share one global state.

#ifndef C_TERMINAL_SIGNALS_H
#define C_TERMINAL_SIGNALS_H

#include <stdbool.h>
#include <stddef.h>
#include <termios.h>

/// The maximum number of bytes that can be kept ready for restoring the terminal.
enum { terminal_restore_capacity = 8192 };

/// Installs the handlers, for every signal that ends or stops a program and can be caught. Each is noted, and a byte is
/// written to `wake`, which must not block. Those that were ignored stay so. Returns false if the handlers are already
/// installed.
bool terminal_signals_install(int wake);

/// Restores the handlers from before `terminal_signals_install`, and waits for those that still run on other threads: then
/// nothing writes to `wake` any more. Not for a handler.
void terminal_signals_uninstall(void);

/// Whether `number` has arrived since the last call.
bool terminal_signals_take(int number);

/// The signal that ends the program, of those that have arrived since the last call; 0 if none has.
int terminal_signals_take_ending(void);

/// Whether `number` was ignored when the handlers were installed.
bool terminal_signals_ignored(int number);

/// Gives the calling thread a stack for handlers, so that they can run when it has exhausted its own. Costs almost
/// nothing the second time. The thread keeps the stack permanently.
void terminal_signals_prepare_thread(void);

/// From now on every way out restores the terminal: `bytes` are written to `output` and `saved` is set on `input`.
/// `output` must be non-blocking. Returns false if there are too many `bytes` or too few descriptors, or if the process is on a
/// way out already that it doesn't come back from.
bool terminal_restore_arm(
    int input, int output, const struct termios *saved, const unsigned char *bytes, size_t count);

/// From now on every way out writes these `bytes` instead; one that is being taken writes those from before or these. For the
/// thread that armed it; does nothing unless armed. Returns false if there are too many.
bool terminal_restore_change(const unsigned char *bytes, size_t count);

/// Leaves input that has not been read for the next program, until the terminal is armed again. Call it once nothing is on
/// its way that the terminal was asked for.
void terminal_restore_keep_input(void);

/// Restores the terminal now: the bytes, `tcflush`, `tcsetattr`. Does nothing unless armed, or in the background, where
/// the terminal belongs to another job. If the terminal accepts nothing, its queued output is discarded.
void terminal_restore_now(void);

/// Stops this process by `number`, one of the signals that a terminal sends to stop a job, and if `group` its whole
/// process group. Returns when it has been continued, or at once if the system discards the stop, in an orphaned
/// process group.
void terminal_stop(int number, bool group);

/// Ends the process by `number`, so that its parent sees that it was this signal.
_Noreturn void terminal_die(int number);

#endif
