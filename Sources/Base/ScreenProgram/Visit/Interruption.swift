import Foundation

/// Work that must not be stopped halfway without a message, such as sending an order to a server.
package enum Interruption {
    /// Does `work`. SIGINT and SIGTERM cancel it instead of ending the program; a second signal ends the program as usual.
    ///
    /// - Returns: the first signal; `nil` if there was none. The caller should end by this signal once it has printed its
    ///   messages.
    @MainActor
    static func cancelling(_ work: @escaping @MainActor () async -> Void) async -> Int32? {
        let task = Task { await work() }
        let (signals, caught) = AsyncStream<Int32>.makeStream()
        let sources = [SIGINT, SIGTERM].filter(isHeeded).map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            // It is called on a queue, not on the main actor.
            source.setEventHandler { @Sendable in
                signal(number, SIG_DFL)
                caught.yield(number)
                task.cancel()
            }
            source.resume()
            return (number, source)
        }
        await task.value
        for (number, source) in sources {
            source.cancel()
            signal(number, SIG_DFL)
        }
        caught.finish()
        for await number in signals { return number }
        return nil
    }

    /// Ends the program by a signal, so that the parent process can see it.
    package static func end(by number: Int32) {
        signal(number, SIG_DFL)
        // Swift's concurrency threads block most signals, and another thread might handle it too late.
        var one = sigset_t()
        sigemptyset(&one)
        sigaddset(&one, number)
        pthread_sigmask(SIG_UNBLOCK, &one, nil)
        raise(number)
    }

    /// Whether the signal would end the program. The parent process may have set it to be ignored.
    private static func isHeeded(_ number: Int32) -> Bool {
        var action = sigaction()
        sigaction(number, nil, &action)
        #if canImport(Darwin)
            let handler = action.__sigaction_u.__sa_handler
        #else
            let handler = action.__sigaction_handler.sa_handler
        #endif
        return unsafeBitCast(handler, to: Int.self) != unsafeBitCast(SIG_IGN, to: Int.self)
    }
}
