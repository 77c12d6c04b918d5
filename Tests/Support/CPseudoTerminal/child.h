/// What a child does between `fork` and `exec`: async-signal-safe calls only.

#ifndef PSEUDO_TERMINAL_CHILD_H
#define PSEUDO_TERMINAL_CHILD_H

/// Makes the process the leader of a new session, with `slave` as its terminal, input and output.
void child_take_terminal(int slave);

/// Runs a program with every signal as it is by default.
_Noreturn void child_execute(const char *path, char *const arguments[], char *const environment[]);

#endif
