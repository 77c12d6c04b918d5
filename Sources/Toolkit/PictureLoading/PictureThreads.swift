import Foundation

/// Threads on which pictures are read and decoded, so that neither keeps a thread that the rest of the program shares.
final class PictureThreads: TaskExecutor {
    private let queue = DispatchQueue(label: "pictures", attributes: .concurrent)

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        let executor = asUnownedTaskExecutor()
        queue.async { job.runSynchronously(on: executor) }
    }
}
