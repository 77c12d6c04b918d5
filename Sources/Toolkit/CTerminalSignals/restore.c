#include "restore.h"
#include "CTerminalSignals.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdatomic.h>
#include <string.h>
#include <unistd.h>

/// How long to wait for a terminal that accepts nothing, in milliseconds, before and after discarding its queued
/// output.
enum { patience = 250, most_attempts = 1000 };

static atomic_bool armed;
/// Whether what was typed meanwhile is left for the next program.
static atomic_bool keeps_input;
static struct {
    int input;
    int output;
    /// The same terminal as `output`, by a descriptor that no other code writes to.
    int spare;
    /// What `output` refers to once the session is cut off.
    int nowhere;
    struct termios saved;
} terminal = {.spare = -1, .nowhere = -1};

/// What is written: one is used while the other is changed.
static struct farewell {
    size_t count;
    unsigned char bytes[terminal_restore_capacity];
} farewells[2];
static atomic_int current_farewell;

bool terminal_restore_change(const unsigned char *bytes, size_t count) {
    if (count > terminal_restore_capacity) return false;
    int other = 1 - atomic_load(&current_farewell);
    farewells[other].count = count;
    memcpy(farewells[other].bytes, bytes, count);
    atomic_store(&current_farewell, other);
    return true;
}

bool terminal_restore_arm(
    int input, int output, const struct termios *saved, const unsigned char *bytes, size_t count) {
    if (count > terminal_restore_capacity) return false;
    atomic_store(&armed, false);
    atomic_store(&keeps_input, false);
    if (terminal.spare >= 0) close(terminal.spare);
    terminal.spare = fcntl(output, F_DUPFD_CLOEXEC, 0);
    if (terminal.nowhere < 0) terminal.nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
    if (terminal.spare < 0 || terminal.nowhere < 0) return false;
    terminal.input = input;
    terminal.output = output;
    terminal.saved = *saved;
    terminal_restore_change(bytes, count);
    atomic_store(&armed, true);
    return true;
}

/// Writes all of the bytes, unless the terminal accepts none for a while. Returns false if it accepted too few.
static bool write_bytes(void) {
    const struct farewell *farewell = &farewells[atomic_load(&current_farewell)];
    size_t written = 0;
    for (int attempt = 0; written < farewell->count && attempt < most_attempts; attempt++) {
        ssize_t count = write(terminal.spare, farewell->bytes + written, farewell->count - written);
        if (count > 0) {
            written += (size_t)count;
        } else if (count < 0 && errno == EAGAIN) {
            struct pollfd wait = {.fd = terminal.spare, .events = POLLOUT};
            if (poll(&wait, 1, patience) == 0) return false;
        } else if (count < 0 && errno != EINTR) {
            return true;
        }
    }
    return written == farewell->count;
}

static void restore(bool for_good) {
    if (!atomic_exchange(&armed, false)) return;
    pid_t foreground = tcgetpgrp(terminal.spare);
    if (foreground >= 0 && foreground != getpgrp()) return;
    if (for_good) dup2(terminal.nowhere, terminal.output);
    if (!write_bytes()) {
        tcflush(terminal.spare, TCOFLUSH);
        write_bytes();
    }
    if (!atomic_load(&keeps_input)) tcflush(terminal.input, TCIFLUSH);
    while (tcsetattr(terminal.input, TCSANOW, &terminal.saved) != 0 && errno == EINTR) {}
}

void terminal_restore_keep_input(void) { atomic_store(&keeps_input, true); }

void terminal_restore_now(void) { restore(false); }

void terminal_restore_for_good(void) { restore(true); }
