#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A dedicated thread for blocking system calls, which would block a thread of Swift's pool.
struct IOThread {
    private let thread: pthread_t

    /// Starts a thread that runs `body`.
    init(_ body: @escaping @Sendable () -> Void) throws(SessionError) {
        let argument = Unmanaged.passRetained(Body(run: body))
        #if canImport(Darwin)
            var started: pthread_t?
            let code = pthread_create(&started, nil, { runBody($0) }, argument.toOpaque())
        #else
            var created = pthread_t()
            let code = pthread_create(&created, nil, { $0.flatMap(runBody) }, argument.toOpaque())
            let started: pthread_t? = created
        #endif
        guard code == 0, let started else {
            argument.release()
            throw .system(code: code, call: "pthread_create")
        }
        thread = started
    }

    /// Waits for the end of the thread. Must be called only once, and from another thread.
    func join() { pthread_join(thread, nil) }
}

private final class Body: Sendable {
    let run: @Sendable () -> Void

    init(run: @escaping @Sendable () -> Void) { self.run = run }
}

private func runBody(_ argument: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().run()
    return nil
}
