/// The part of a terminal session that runs inside signal handlers.
///
/// It is C because a handler may call only what POSIX lists as async-signal-safe, and nothing in Swift promises
/// to neither allocate, nor take a lock, nor start a lazy initializer. Everything else is in TerminalSession.
///
/// A process has one terminal and one set of handlers, so there is one state, behind these functions.

#ifndef C_TERMINAL_SIGNALS_H
#define C_TERMINAL_SIGNALS_H

#include <stdbool.h>
#include <stddef.h>
#include <termios.h>

/// The most bytes that can be kept ready for the way out.
enum { terminal_restore_capacity = 512 };

/// Installs the handlers. Each signal is noted, and a byte is written to `wake`, which must not block.
/// Those that end or stop a program stay ignored where they were. Returns false if they are installed already.
bool terminal_signals_install(int wake);

/// Puts back what was there before `terminal_signals_install`.
void terminal_signals_uninstall(void);

/// Whether `number` has come since this was last asked.
bool terminal_signals_take(int number);

/// Whether `number` was ignored when the handlers were installed.
bool terminal_signals_ignored(int number);

/// Gives the thread that calls a stack for handlers, so that they can run when it has used up its own. Costs next to
/// nothing the second time. The stack is the thread's for good.
void terminal_signals_prepare_thread(void);

/// From here on every way out restores the terminal: `bytes` are written to `output` and `saved` is set on
/// `input`. `output` must be non-blocking. Returns false if `bytes` are too many or descriptors too few.
bool terminal_restore_arm(
    int input, int output, const struct termios *saved, const unsigned char *bytes, size_t count);

/// Restores the terminal now: the bytes, `tcflush`, `tcsetattr`. Does nothing unless armed, or in the background,
/// where the terminal belongs to someone else. A terminal that takes nothing loses what was queued for it.
void terminal_restore_now(void);

/// Stops this process by `number`, one of the signals that the terminal stops with, and with `group` its whole
/// process group. Returns when it has been continued; at once where the system discards the stop, in an orphaned
/// process group.
void terminal_stop(int number, bool group);

/// Ends the process by `number`, so that its parent sees that it was this signal.
_Noreturn void terminal_die(int number);

#endif
