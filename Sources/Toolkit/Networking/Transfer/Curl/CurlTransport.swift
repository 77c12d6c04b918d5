#if !canImport(Darwin)
    import CCurl
    import Foundation
    import Synchronization

    /// Sends requests through the system's libcurl, each on a thread of its own: a request waits for its server there, and no task
    /// is kept from running.
    final class CurlTransport: Transport {
        private let idle = Mutex<[CurlConnections]>([])

        deinit {
            let rest = idle.withLock { $0 }
            guard !rest.isEmpty else { return }
            Thread.detachNewThread { for connections in rest { connections.close() } }
        }

        func send(_ request: WireRequest, sizeLimit: Int) async throws(HTTPError) -> RawResponse {
            try await CurlTransfer(request, sizeLimit: sizeLimit).run(on: self).get()
        }

        /// Connections that nobody uses; `nil` if the system has no libcurl.
        func take() -> CurlConnections? { idle.withLock { $0.popLast() } ?? CurlConnections() }

        /// Keeps connections for the next request.
        func keep(_ connections: CurlConnections) { idle.withLock { $0.append(connections) } }
    }

    /// libcurl's connections, for one request at a time.
    ///
    /// `@unchecked` because a pointer is not Sendable: ``CurlTransport`` gives it to one thread at a time, and `ccurl_stop` is for any.
    struct CurlConnections: @unchecked Sendable {
        private let handle: OpaquePointer

        init?() {
            guard let handle = ccurl_make() else { return nil }
            self.handle = handle
        }

        /// Sends `request` and lets `answer` take what comes.
        func send(_ request: WireRequest, to answer: CurlAnswer) {
            // What libcurl would add: a question whether to send a body, and a type for one.
            ccurl_add_field(handle, "Expect:")
            if request.headers["content-type"] == nil { ccurl_add_field(handle, "Content-Type:") }
            for (name, value) in request.headers.all {
                ccurl_add_field(handle, value.isEmpty ? "\(name);" : "\(name): \(value)")
            }
            let body = request.body ?? Data()
            let code = body.withUnsafeBytes { bytes in
                request.method.rawValue.withCString { method in
                    request.url.absoluteString.withCString { url in
                        var asked = ccurl_request()
                        (asked.method, asked.url) = (method, url)
                        (asked.body, asked.size) = (
                            request.body == nil ? nil : bytes.baseAddress, bytes.count
                        )
                        asked.bypasses_proxy = request.bypassesProxy
                        asked.needs_new_connection = !request.isSafe
                        asked.take_head = { CurlAnswer.of($0)?.takeHead($1, $2) ?? false }
                        asked.take_body = { CurlAnswer.of($0)?.takeBody($1, $2) ?? false }
                        asked.context = Unmanaged.passUnretained(answer).toOpaque()
                        return withExtendedLifetime(answer) { ccurl_send(handle, &asked) }
                    }
                }
            }
            guard code != 0 else { return }
            answer.end(
                code: code, systemError: ccurl_system_error(handle),
                reason: String(cString: ccurl_reason(handle)))
        }

        /// Ends the request under way at once, and all later ones.
        func stop() { ccurl_stop(handle) }

        func close() { ccurl_free(handle) }
    }
#endif
