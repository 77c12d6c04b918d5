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
enum { patience = 100, most_attempts = 1000 };

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
/// Whether a way out has been taken that the process doesn't come back from.
static atomic_bool is_over;

static void keep(const unsigned char *bytes, size_t count) {
    int other = 1 - atomic_load(&current_farewell);
    farewells[other].count = count;
    memcpy(farewells[other].bytes, bytes, count);
    atomic_store(&current_farewell, other);
}

bool terminal_restore_change(const unsigned char *bytes, size_t count) {
    if (count > terminal_restore_capacity) return false;
    // A handler on another thread disarms before it looks which bytes are current. If it has done so by now, nothing is changed
    // any more. If it does so later, it finds as current what was made so before, which is not what is being written here. So
    // however many changes come, none writes to the bytes that a handler writes out.
    if (atomic_load(&armed)) keep(bytes, count);
    return true;
}

bool terminal_restore_arm(
    int input, int output, const struct termios *saved, const unsigned char *bytes, size_t count) {
    if (count > terminal_restore_capacity) return false;
    atomic_store(&armed, false);
    // A handler that is restoring the terminal for good has said so before it disarmed: it alone uses what follows.
    if (atomic_load(&is_over)) return false;
    atomic_store(&keeps_input, false);
    if (terminal.spare >= 0) close(terminal.spare);
    terminal.spare = fcntl(output, F_DUPFD_CLOEXEC, 0);
    if (terminal.nowhere < 0) terminal.nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
    if (terminal.spare < 0 || terminal.nowhere < 0) return false;
    terminal.input = input;
    terminal.output = output;
    terminal.saved = *saved;
    keep(bytes, count);
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
    if (for_good) atomic_store(&is_over, true);
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
