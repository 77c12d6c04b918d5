import Foundation

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Locks a folder. The lock is on the folder itself, so it needs no extra file, works in read-only folders, and stays in place
/// while files are replaced.
///
/// Each lock has its own descriptor, so it also excludes other threads of the same process.
///
/// Readers share the lock, and a stream of readers could starve a writer. So everyone takes a turn first: a lock on the file
/// in the folder, held until the folder's lock is acquired, and exclusive for writers. Later readers and writers wait for it.
/// If there is no file yet, there is no queue either.
struct FolderLock {
    enum Purpose {
        /// Shared with other readers.
        case reading
        /// Exclusive.
        case writing
    }

    let path: String
    /// The name of the file in the folder.
    let file: String
    let purpose: Purpose
    let patience: Duration
    /// How long a reader still waits whose task is cancelled. A writer may have to note what can't be undone, and waits on.
    private static let lastPatience = Duration.milliseconds(100)
    /// Called with `true` before it waits for other processes or threads, and with `false` when the wait is over.
    let waits: @Sendable (Bool) -> Void

    /// Opens and locks the folder.
    ///
    /// - Returns: The folder, locked for as long as it is open; `nil` if it doesn't exist.
    func acquire() throws(JournalError) -> Descriptor? {
        let deadline = ContinuousClock.now + patience
        while true {
            guard let folder = try open() else { return nil }
            try check(folder)
            try lock(folder, until: deadline)
            // The folder may have been removed or moved in the meantime; then no other process would see this lock.
            var current = stat()
            if stat(path, &current) == 0 {
                if folder.status?.isSame(as: current) == true { return folder }
            } else if errno != ENOENT {
                throw failure()
            }
            guard ContinuousClock.now < deadline else { throw .busy(path: path) }
        }
    }

    private func open() throws(JournalError) -> Descriptor? {
        let number = openat(AT_FDCWD, path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        if number < 0, errno == ENOENT { return nil }
        guard number >= 0 else { throw failure() }
        return Descriptor(owning: number)
    }

    /// Rejects a folder in which another user could replace the journal. Root could anyway.
    private func check(_ folder: borrowing Descriptor) throws(JournalError) {
        guard let status = folder.status else { throw failure() }
        guard status.st_uid == geteuid() || status.st_uid == 0 else { throw .otherOwner(path: path) }
        guard status.st_mode & 0o022 == 0 else { throw .writableByOthers(path: path) }
    }

    private func lock(_ folder: borrowing Descriptor, until deadline: ContinuousClock.Instant)
        throws(JournalError)
    {
        let number = openat(folder.number, file, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        var isWaiting = false
        defer { if isWaiting { waits(false) } }
        guard number >= 0 else { return try wait(for: folder.number, until: deadline, &isWaiting) }
        let turn = Descriptor(owning: number)
        try wait(for: turn.number, until: deadline, &isWaiting)
        try wait(for: folder.number, until: deadline, &isWaiting)
        turn.end()
    }

    private func wait(
        for number: Int32, until deadline: ContinuousClock.Instant, _ isWaiting: inout Bool
    ) throws(JournalError) {
        let mode = purpose == .reading ? LOCK_SH : LOCK_EX
        // A blocking `flock` has no timeout. Poll often: the holder may want the lock again at once, and the gaps are short.
        var pause = 0.000_25
        var (deadline, isCancelled) = (deadline, false)
        while flock(number, mode | LOCK_NB) != 0 {
            guard errno != EINTR else { continue }
            guard errno == EWOULDBLOCK else { throw failure() }
            if purpose == .reading, !isCancelled, Task.isCancelled {
                isCancelled = true
                deadline = min(deadline, .now + Self.lastPatience)
            }
            guard ContinuousClock.now < deadline else { throw .busy(path: path) }
            if !isWaiting { waits(true) }
            isWaiting = true
            Thread.sleep(forTimeInterval: pause)
            pause = min(2 * pause, 0.004)
        }
    }

    private func failure() -> JournalError {
        purpose == .reading ? .reading(path) : .writing(path)
    }
}
