#ifndef TERMINAL_RESTORE_H
#define TERMINAL_RESTORE_H

/// Restores the terminal and cuts the session off from it: what other threads still write goes nowhere.
void terminal_restore_for_good(void);

#endif
