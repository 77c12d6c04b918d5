/// The system's libcurl, opened with the first request: a program that sends none doesn't pay for it, and needs none.
///
/// It is written in C because functions of libcurl with variable arguments can't be called from Swift. What is declared here of its
/// binary interface, that of `libcurl.so.4`, has not changed since 2006; so neither its headers nor its development files are needed.

#ifndef C_CURL_H
#define C_CURL_H

#include <stdbool.h>
#include <stddef.h>

/// Connections to servers, kept for further requests. One thread at a time may use it, except for `ccurl_stop`.
typedef struct ccurl ccurl;

/// Takes the next bytes of an answer. Whoever returns false ends the transfer.
typedef bool (*ccurl_sink)(void *context, const char *bytes, size_t count);

typedef struct {
    const char *method, *url;
    /// No body is sent if this is null, unless the method is one that always has one.
    const void *body;
    size_t size;
    /// Whether to connect to the server itself, whatever the environment says about proxies.
    bool bypasses_proxy;
    /// Whether to use a new connection. On an old one, libcurl sends the request again if it turns out to be closed.
    bool needs_new_connection;
    /// Gets the heads of an answer line by line, and then the fields behind its body.
    ccurl_sink take_head, take_body;
    void *context;
} ccurl_request;

/// The name of the library.
extern const char *const ccurl_library;

/// No connections yet; null if the system has no usable libcurl. Its first call opens the library.
ccurl *ccurl_make(void);

/// Adds a header field to the next request, such as "Accept: text/plain".
void ccurl_add_field(ccurl *curl, const char *field);

/// Sends a request and waits for the answer. Blocks SIGPIPE, which a lost connection may raise, on the calling thread, so that this
/// must be one for this alone. Returns a `CURLcode`, 0 for an answer.
int ccurl_send(ccurl *curl, const ccurl_request *request);

/// Why the last request failed, in words of libcurl.
const char *ccurl_reason(const ccurl *curl);

/// The number of the system's error that made the last request fail; 0 if there is none.
int ccurl_system_error(const ccurl *curl);

/// Ends what is being sent at once, and all that would be sent after it. Can be called on any thread.
void ccurl_stop(ccurl *curl);

/// Closes the connections. Blocks SIGPIPE like `ccurl_send`.
void ccurl_free(ccurl *curl);

#endif
