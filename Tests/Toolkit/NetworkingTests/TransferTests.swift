import Foundation
import Synchronization
import Testing

@testable import Networking

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("A transfer")
struct TransferTests {
    /// Asks something each time a task is to go on, on the thread that resumes it and before that goes on itself.
    private final class AskingExecutor: TaskExecutor {
        private let ask: @Sendable () -> Void
        private let count = Mutex(0)

        init(_ ask: @escaping @Sendable () -> Void) { self.ask = ask }

        /// How often it has asked.
        var asked: Int { count.withLock { $0 } }

        func enqueue(_ job: consuming ExecutorJob) {
            ask()
            count.withLock { $0 += 1 }
            let (job, executor) = (UnownedJob(job), asUnownedTaskExecutor())
            DispatchQueue.global().async { job.runSynchronously(on: executor) }
        }
    }

    @Test(
        "resumes whoever waits for it without its lock: a task that is being cancelled asks for that at once")
    func resumption() async throws {
        let url = try #require(URL(string: "http://127.0.0.1:9/x"))
        let request = try WireRequest(
            HTTPRequest(path: ["x"]), HTTPConfiguration(baseURL: "http://127.0.0.1:9"))
        var (asked, runs) = (0, 0)
        // One that is resumed before it waits goes on at once, without asking again.
        while asked <= runs, runs < 100 {
            let transfer = Transfer(request, sizeLimit: 1)
            let executor = AskingExecutor { _ = transfer.hasHead }
            let task = Task(executorPreference: executor) {
                await transfer.run {
                    transfer.didComplete(nil, nil)
                    return URLSession.shared.dataTask(with: url)
                }
            }
            guard case .failure(.cannotConnect(_, .noAnswer)) = await task.value else {
                Issue.record("It ended otherwise.")
                return
            }
            (asked, runs) = (asked + executor.asked, runs + 1)
        }
        // Once to begin with, and at least once when it was resumed.
        #expect(asked > runs)
    }
}
