#include "CTerminalSignals.h"
#include "restore.h"

#include <errno.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <unistd.h>

enum { most_signals = 65, alternate_stack_size = 64 * 1024 };

static const int traps[] = {SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGSYS};
enum { trap_count = sizeof traps / sizeof *traps };
// The requests to end that a terminal and a system send. The first that has arrived counts.
static const int requests[] = {SIGTERM, SIGINT, SIGQUIT, SIGHUP};
enum { request_count = sizeof requests / sizeof *requests };

static struct sigaction previous[most_signals];
static atomic_bool arrived[most_signals];
static atomic_int wake_descriptor = -1;
/// How many handlers are noting a signal, on any thread.
static atomic_int noting;

static void note(int number) {
    int error = errno;
    atomic_fetch_add(&noting, 1);
    atomic_store(&arrived[number], true);
    // A full pipe works as well as a byte: its reader checks every signal.
    (void)!write(atomic_load(&wake_descriptor), "", 1);
    atomic_fetch_sub(&noting, 1);
    errno = error;
}

/// Restores the terminal and passes the signal to the previous handler.
static void trap(int number, siginfo_t *info, void *context) {
    (void)context;
    int error = errno;
    terminal_restore_for_good();
    sigaction(number, &previous[number], NULL);
    // A fault recurs when the instruction is executed again, with everything that a crash reporter needs. A signal that
    // was sent does not, and neither does a breakpoint, which some processors have already passed.
    bool returns = info->si_code > 0 && info->si_code != SI_USER && number != SIGTRAP && number != SIGABRT;
    if (!returns) raise(number);
    errno = error;
}

static bool is_request(int number) {
    for (int i = 0; i < request_count; i++) {
        if (requests[i] == number) return true;
    }
    return false;
}

/// Whether a program that does nothing about `number` is ended by it, though it isn't asked to end.
static bool ends_by_default(int number) {
    switch (number) {
    case SIGUSR1: case SIGUSR2: case SIGALRM: case SIGVTALRM: case SIGPROF: case SIGXCPU: case SIGXFSZ:
#ifdef __linux__
    case SIGIO: case SIGPWR: case SIGSTKFLT:
#endif
        return true;
    default:
#ifdef __linux__
        return number >= SIGRTMIN && number <= SIGRTMAX;
#else
        return false;
#endif
    }
}

static bool is_noted(int number) {
    return number == SIGWINCH || number == SIGTSTP || number == SIGCONT || is_request(number)
        || ends_by_default(number);
}

/// Whether what the process did about `number` before stays: it ignores it, or has a handler of its own.
static bool keeps_previous(int number) {
    if (number == SIGWINCH || number == SIGCONT) return false;
    if (ends_by_default(number)) return previous[number].sa_handler != SIG_DFL;
    return terminal_signals_ignored(number);
}

static void install_note(int number) {
    struct sigaction action = {0};
    action.sa_handler = note;
    action.sa_flags = SA_RESTART | SA_ONSTACK;
    sigemptyset(&action.sa_mask);
    atomic_store(&arrived[number], false);
    sigaction(number, NULL, &previous[number]);
    if (!keeps_previous(number)) sigaction(number, &action, NULL);
}

bool terminal_signals_install(int wake) {
    int none = -1;
    if (!atomic_compare_exchange_strong(&wake_descriptor, &none, wake)) return false;
    // SIGCONT is last, so that other pending signals are noted first when a stopped process continues.
    for (int number = 1; number < most_signals; number++) {
        if (is_noted(number) && number != SIGCONT) install_note(number);
    }
    install_note(SIGCONT);
    struct sigaction action = {0};
    action.sa_handler = SIG_IGN;
    sigemptyset(&action.sa_mask);
    sigaction(SIGPIPE, &action, &previous[SIGPIPE]);

    struct sigaction last = {0};
    last.sa_sigaction = trap;
    last.sa_flags = SA_SIGINFO | SA_ONSTACK;
    sigfillset(&last.sa_mask);
    for (int i = 0; i < trap_count; i++) sigaction(traps[i], &last, &previous[traps[i]]);

    static atomic_bool registered;
    if (!atomic_exchange(&registered, true)) atexit(terminal_restore_for_good);
    return true;
}

void terminal_signals_uninstall(void) {
    for (int number = 1; number < most_signals; number++) {
        if (is_noted(number)) sigaction(number, &previous[number], NULL);
    }
    for (int i = 0; i < trap_count; i++) sigaction(traps[i], &previous[traps[i]], NULL);
    sigaction(SIGPIPE, &previous[SIGPIPE], NULL);
    atomic_store(&wake_descriptor, -1);
    // The caller may close the descriptor now, and its number become another file's. All of these operations are in one order
    // (C11, 5.1.2.4 and 7.17.3): a handler that has counted itself after the load below finds -1, and one that did so before
    // is waited for. A handler on this very thread has ended before this goes on.
    while (atomic_load(&noting) > 0) sched_yield();
}

bool terminal_signals_take(int number) { return atomic_exchange(&arrived[number], false); }

int terminal_signals_take_ending(void) {
    for (int i = 0; i < request_count; i++) {
        if (terminal_signals_take(requests[i])) return requests[i];
    }
    for (int number = 1; number < most_signals; number++) {
        if (ends_by_default(number) && terminal_signals_take(number)) return number;
    }
    return 0;
}

bool terminal_signals_ignored(int number) { return previous[number].sa_handler == SIG_IGN; }

void terminal_signals_prepare_thread(void) {
    static _Thread_local bool is_prepared;
    if (is_prepared) return;
    is_prepared = true;
    stack_t stack;
    if (sigaltstack(NULL, &stack) != 0 || !(stack.ss_flags & SS_DISABLE)) return;
    stack = (stack_t){.ss_sp = malloc(alternate_stack_size), .ss_size = alternate_stack_size};
    if (stack.ss_sp) sigaltstack(&stack, NULL);
}

static void set_default(int number) {
    struct sigaction action = {0};
    action.sa_handler = SIG_DFL;
    sigaction(number, &action, NULL);
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, number);
    pthread_sigmask(SIG_UNBLOCK, &set, NULL);
}

void terminal_stop(int number, bool group) {
    struct sigaction action = {0}, current;
    action.sa_handler = SIG_IGN;
    sigaction(number, &action, &current);
    if (group) kill(0, number);
    set_default(number);
    // To this thread, rather than the group: only then is the process certain to have stopped when the call returns.
    pthread_kill(pthread_self(), number);
    sigaction(number, &current, NULL);
}

void terminal_die(int number) {
    set_default(number);
    raise(number);
    // The first process of a container does not receive signals that it does not handle.
    _exit(128 + number);
}
