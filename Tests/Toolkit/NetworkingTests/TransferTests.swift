#if !canImport(Darwin)
    import CCurl
    import Foundation
    import HTTPServerSupport
    import Synchronization
    import TestSupport
    import Testing

    @testable import Networking

    @Suite("A transfer", .takesTurns, .endsIfItHangs)
    struct TransferTests {
        /// Asks something each time a task is to go on, on the thread that resumes it and before that goes on itself.
        private final class AskingExecutor: TaskExecutor {
            private let ask: @Sendable () -> Void
            private let count = Mutex(0)

            init(_ ask: @escaping @Sendable () -> Void) { self.ask = ask }

            /// How often it has asked.
            var asked: Int { count.withLock { $0 } }

            func enqueue(_ job: consuming ExecutorJob) {
                if count.withLock({
                    $0 += 1; return $0
                }) > 1 {
                    ask()
                }
                let (job, executor) = (UnownedJob(job), asUnownedTaskExecutor())
                DispatchQueue.global().async { job.runSynchronously(on: executor) }
            }
        }

        @Test(
            "resumes whoever waits for it without its lock: a task that is being cancelled asks for that at once"
        )
        func resumption() async throws {
            let port = try ClosedPort()
            let request = try WireRequest(
                HTTPRequest(path: ["x"]), HTTPConfiguration(baseURL: port.url))
            // A task that is answered before it waits is never resumed, so that it takes another try.
            for _ in 1...1000 {
                let transfer = CurlTransfer(request, sizeLimit: 1)
                let executor = AskingExecutor { transfer.stop() }
                let task = Task(executorPreference: executor) { await transfer.run(on: CurlTransport()) }
                guard case .failure(.cannotConnect(_, .refused)) = await task.value else {
                    Issue.record("It ended otherwise.")
                    return
                }
                // Once to begin with, and once when it was resumed.
                if executor.asked > 1 { return }
            }
            Issue.record("No task waited.")
        }

        @Test(
            "that libcurl ends says why",
            arguments: [
                (6, HTTPError.cannotConnect(host: "example.org", .unknownHost)),
                (7, .cannotConnect(host: "example.org", .other("why"))),
                (1, .cannotConnect(host: "example.org", .noAnswer)),
                (52, .cannotConnect(host: "example.org", .noAnswer)),
                (56, .cannotConnect(host: "example.org", .noAnswer)),
                (3, .invalidURL("example.org")), (42, .cancelled),
                (60, .insecure(.certificate("why"))),
                (35, .cannotConnect(host: "example.org", .other("why"))),
                (28, .cannotConnect(host: "example.org", .other("why"))),
            ] as [(Int32, HTTPError)])
        func codes(code: Int32, expected: HTTPError) throws {
            let origin = try #require(URL(string: "https://example.org").flatMap { Origin($0) })
            let error = { HTTPError(curl: code, systemError: 0, reason: "why", at: origin, hasBegun: $0) }
            same(error(false), expected)
            same(error(true), expected == .cancelled ? .cancelled : .interrupted)
        }

        @Test("before the connection is safe is tried again only if what is wrong may pass")
        func handshake() throws {
            let origin = try #require(URL(string: "https://example.org").flatMap { Origin($0) })
            let reasons = ["alert certificate required", "Connection reset by peer"]
            let errors = reasons.map {
                HTTPError(curl: 35, systemError: 0, reason: $0, at: origin, hasBegun: false)
            }
            same(errors.first, .insecure(.certificate("alert certificate required")))
            same(errors.map(\.isTransient), [false, true])
        }
    }
#endif
