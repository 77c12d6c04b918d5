#include "CCurl.h"

#include <dlfcn.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

const char *const ccurl_library = "libcurl.so.4";

// The names are those of curl/curl.h, without CURLOPT_, CURLINFO_ and CURLE_.
enum {
    WRITEDATA = 10001, URL = 10002, ERRORBUFFER = 10010, POSTFIELDS = 10015, HTTPHEADER = 10023, HEADERDATA = 10029, CUSTOMREQUEST = 10036,
    NOPROXY = 10177, WRITEFUNCTION = 20011, HEADERFUNCTION = 20079, POSTFIELDSIZE_LARGE = 30120, NOBODY = 44, FRESH_CONNECT = 74, NOSIGNAL = 99,
    PROTOCOLS = 181, SUPPRESS_CONNECT_HEADERS = 265, HTTP09_ALLOWED = 285,
    OS_ERRNO = 0x200019, OUT_OF_MEMORY = 27, ABORTED_BY_CALLBACK = 42,
};
typedef struct list list;
typedef struct { int kind; void *easy; union { void *whatever; int code; } data; } message;

static struct {
    int (*global_init)(long);
    void *(*easy_init)(void);
    int (*easy_setopt)(void *, int, ...), (*easy_getinfo)(void *, int, ...);
    const char *(*easy_strerror)(int);
    void (*easy_cleanup)(void *);
    list *(*slist_append)(list *, const char *);
    void (*slist_free_all)(list *);
    void *(*multi_init)(void);
    int (*multi_add_handle)(void *, void *), (*multi_remove_handle)(void *, void *), (*multi_perform)(void *, int *);
    int (*multi_poll)(void *, void *, unsigned, int, int *), (*multi_wakeup)(void *), (*multi_cleanup)(void *);
    message *(*multi_info_read)(void *, int *);
} lib;
static bool is_open;

static void open_library(void) {
    void *library = dlopen(ccurl_library, RTLD_LAZY | RTLD_LOCAL);
    if (!library) return;
    bool has_all = true;
#define FIND(name) has_all = (lib.name = dlsym(library, "curl_" #name)) && has_all
    FIND(global_init), FIND(easy_init), FIND(easy_setopt), FIND(easy_getinfo), FIND(easy_strerror), FIND(easy_cleanup);
    FIND(slist_append), FIND(slist_free_all), FIND(multi_init), FIND(multi_add_handle), FIND(multi_remove_handle);
    FIND(multi_perform), FIND(multi_poll), FIND(multi_wakeup), FIND(multi_cleanup), FIND(multi_info_read);
    // OPENSSL_INIT_NO_ATEXIT: a program may end while a thread still closes its connection, which must not lose OpenSSL before.
    int (*init_crypto)(uint64_t, const void *) = dlsym(library, "OPENSSL_init_crypto");
    if (init_crypto) init_crypto(0x80000, NULL);
    // CURL_GLOBAL_ALL
    is_open = has_all && lib.global_init(3) == 0;
}

struct ccurl {
    void *multi;
    list *fields;
    char reason[256];
    long system_error;
    atomic_bool is_stopped;
};

ccurl *ccurl_make(void) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, open_library);
    ccurl *curl = is_open ? calloc(1, sizeof(ccurl)) : NULL;
    if (curl && !(curl->multi = lib.multi_init())) free(curl), curl = NULL;
    return curl;
}

void ccurl_add_field(ccurl *curl, const char *field) {
    list *longer = lib.slist_append(curl->fields, field);
    if (longer) curl->fields = longer;
}

static size_t on_head(const char *bytes, size_t size, size_t count, void *request) {
    const ccurl_request *asked = request;
    return asked->take_head(asked->context, bytes, size * count) ? size * count : 0;
}

static size_t on_body(const char *bytes, size_t size, size_t count, void *request) {
    const ccurl_request *asked = request;
    return asked->take_body(asked->context, bytes, size * count) ? size * count : 0;
}

static void set(ccurl *curl, void *easy, const ccurl_request *request) {
    lib.easy_setopt(easy, ERRORBUFFER, curl->reason);
    lib.easy_setopt(easy, NOSIGNAL, 1L);
    lib.easy_setopt(easy, PROTOCOLS, 3L); // HTTP and HTTPS
    lib.easy_setopt(easy, HTTP09_ALLOWED, 0L);
    lib.easy_setopt(easy, SUPPRESS_CONNECT_HEADERS, 1L);
    lib.easy_setopt(easy, URL, request->url);
    if (request->bypasses_proxy) lib.easy_setopt(easy, NOPROXY, "*");
    if (request->needs_new_connection) lib.easy_setopt(easy, FRESH_CONNECT, 1L);
    if (request->body || !strcmp(request->method, "POST") || !strcmp(request->method, "PUT")) {
        lib.easy_setopt(easy, POSTFIELDSIZE_LARGE, (int64_t)request->size);
        lib.easy_setopt(easy, POSTFIELDS, request->body ? request->body : "");
    }
    if (!strcmp(request->method, "HEAD")) lib.easy_setopt(easy, NOBODY, 1L);
    else lib.easy_setopt(easy, CUSTOMREQUEST, request->method);
    lib.easy_setopt(easy, HTTPHEADER, curl->fields);
    lib.easy_setopt(easy, HEADERFUNCTION, on_head);
    lib.easy_setopt(easy, HEADERDATA, request);
    lib.easy_setopt(easy, WRITEFUNCTION, on_body);
    lib.easy_setopt(easy, WRITEDATA, request);
}

static void block_broken_pipe(void) {
    sigset_t signals;
    sigemptyset(&signals);
    sigaddset(&signals, SIGPIPE);
    pthread_sigmask(SIG_BLOCK, &signals, NULL);
}

int ccurl_send(ccurl *curl, const ccurl_request *request) {
    block_broken_pipe();
    void *easy = lib.easy_init();
    int code = OUT_OF_MEMORY, running = 1, left;
    *curl->reason = 0;
    curl->system_error = 0;
    if (easy) {
        set(curl, easy, request);
        bool fails = lib.multi_add_handle(curl->multi, easy) != 0;
        while (running && !fails && !atomic_load(&curl->is_stopped)) {
            fails = lib.multi_perform(curl->multi, &running) != 0
                // At most a second, should there be no descriptor left to be woken by.
                || (running && lib.multi_poll(curl->multi, NULL, 0, 1000, NULL) != 0);
        }
        message *end = lib.multi_info_read(curl->multi, &left);
        if (end) code = end->data.code;
        else if (!fails) code = ABORTED_BY_CALLBACK;
        lib.easy_getinfo(easy, OS_ERRNO, &curl->system_error);
        lib.multi_remove_handle(curl->multi, easy);
        lib.easy_cleanup(easy);
    }
    lib.slist_free_all(curl->fields);
    curl->fields = NULL;
    if (!*curl->reason) strncpy(curl->reason, lib.easy_strerror(code), sizeof curl->reason - 1);
    return code;
}

const char *ccurl_reason(const ccurl *curl) { return curl->reason; }

int ccurl_system_error(const ccurl *curl) { return (int)curl->system_error; }

void ccurl_stop(ccurl *curl) {
    atomic_store(&curl->is_stopped, true);
    lib.multi_wakeup(curl->multi);
}

void ccurl_free(ccurl *curl) {
    block_broken_pipe();
    lib.multi_cleanup(curl->multi);
    lib.slist_free_all(curl->fields);
    free(curl);
}
