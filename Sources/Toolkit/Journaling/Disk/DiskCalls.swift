#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The system calls that change a journal, with the system's own convention: they return less than 0 and set `errno` on
/// failure. Tests replace them with calls that fail.
struct DiskCalls: Sendable {
    /// Writes bytes at an offset, and returns how many.
    var write: @Sendable (_ file: Int32, _ bytes: UnsafeRawBufferPointer, _ offset: Int) -> Int = {
        pwrite($0, $1.baseAddress, $1.count, off_t($2))
    }
    /// Truncates or extends a file to an offset.
    var truncate: @Sendable (_ file: Int32, _ offset: Int) -> Int32 = { ftruncate($0, off_t($1)) }
    /// Returns once everything written to a file or folder is on the disk.
    var sync: @Sendable (_ file: Int32) -> Int32 = { file in
        #if canImport(Darwin)
            // On macOS, `fsync` leaves the bytes in the disk's own memory. Not every file system supports `F_FULLFSYNC`.
            if fcntl(file, F_FULLFSYNC) == 0 { return 0 }
            return errno == ENOTSUP || errno == EINVAL ? fsync(file) : -1
        #else
            return fsync(file)
        #endif
    }
    /// Renames a file in a folder, replacing any file that has the new name.
    var rename: @Sendable (_ folder: Int32, _ name: String, _ newName: String) -> Int32 = {
        renameat($0, $1, $0, $2)
    }
    /// Removes a file from a folder.
    var remove: @Sendable (_ folder: Int32, _ name: String) -> Int32 = { unlinkat($0, $1, 0) }
}

extension DiskCalls {
    /// Writes all of `bytes`, and returns whether it could.
    func writeAll(_ bytes: [UInt8], to file: borrowing Descriptor, at offset: Int) -> Bool {
        bytes.withUnsafeBytes { bytes in
            var written = 0
            while written < bytes.count {
                let count = write(
                    file.number, UnsafeRawBufferPointer(rebasing: bytes[written...]), offset + written)
                if count < 0, errno == EINTR { continue }
                if count == 0 { errno = ENOSPC }
                guard count > 0 else { return false }
                written += count
            }
            return true
        }
    }

    /// Truncates `file` at `offset`, on the disk too, and returns whether it could.
    func cut(_ file: borrowing Descriptor, at offset: Int) -> Bool {
        isDone { truncate(file.number, offset) } && isDone { sync(file.number) }
    }

    /// Makes the names in `folder` durable where its file system can: some sync names by themselves and reject the call.
    func syncNames(in folder: borrowing Descriptor) -> Bool {
        isDone { sync(folder.number) } || errno == EINVAL || errno == ENOTSUP
    }

    /// Whether `call` succeeds. It is repeated for as long as signals interrupt it.
    func isDone(_ call: () -> Int32) -> Bool {
        while call() < 0 {
            guard errno == EINTR else { return false }
        }
        return true
    }
}

/// An open file or folder, which is closed when this value's lifetime ends. Closing it also releases its lock, if any.
struct Descriptor: ~Copyable, Sendable {
    let number: Int32

    /// Takes ownership of an open descriptor.
    init(owning number: Int32) { self.number = number }

    deinit {
        // Closing must not overwrite the `errno` that explains a failed attempt.
        let code = errno
        // A program that is being started holds a copy of the descriptor, and so the lock, until it runs.
        flock(number, LOCK_UN)
        close(number)
        errno = code
    }

    /// Closes it now.
    consuming func end() {}

    /// What the system says about the file; `nil` with `errno` set if the call fails.
    var status: stat? {
        var status = stat()
        return fstat(number, &status) == 0 ? status : nil
    }
}

extension stat {
    /// Whether this is the same file or folder as `other`.
    func isSame(as other: stat) -> Bool { st_dev == other.st_dev && st_ino == other.st_ino }

    var isFile: Bool { st_mode & S_IFMT == S_IFREG }
}

/// Creates folders that only their owner can access, whatever the process's umask.
enum NewFolder {
    /// Creates the folder `path` and its missing parents. Another process may be doing the same.
    static func create(_ path: String) throws(JournalError) {
        if mkdir(path, 0o700) != 0 {
            guard errno != EEXIST else { return }
            guard errno == ENOENT else { throw .writing(path) }
            try create(parent(of: path))
            guard mkdir(path, 0o700) == 0 else {
                guard errno == EEXIST else { throw .writing(path) }
                return
            }
        }
        guard chmod(path, 0o700) == 0 else { throw .writing(path) }
        let number = open(parent(of: path), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        // A user who may create a folder but not list its parent can't sync the parent's names either.
        guard number >= 0 else { return }
        guard DiskCalls().syncNames(in: Descriptor(owning: number)) else { throw .writing(path) }
    }

    /// The folder that contains `path`: the current folder if `path` names none.
    static func parent(of path: String) -> String {
        var rest = path[...]
        while rest.last == "/" { rest.removeLast() }
        while let last = rest.last, last != "/" { rest.removeLast() }
        while rest.count > 1, rest.last == "/" { rest.removeLast() }
        return rest.isEmpty ? "." : String(rest)
    }
}

/// A symbolic link that leads nowhere, in the place of a folder that doesn't exist or of one that contains it.
struct LinkToNowhere {
    let path: String
    /// Where it leads, as it is written.
    let target: String

    /// The broken link in the path of `folder`; `nil` if there is none.
    init?(onTheWayTo folder: String) {
        var (path, status) = (folder, stat())
        // With a slash at its end, the system follows a link.
        while path.count > 1, path.last == "/" { path.removeLast() }
        while lstat(path, &status) != 0 {
            let parent = NewFolder.parent(of: path)
            guard errno == ENOENT, parent != path else { return nil }
            path = parent
        }
        guard status.st_mode & S_IFMT == S_IFLNK, stat(path, &status) != 0, errno == ENOENT else {
            return nil
        }
        var letters = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink(path, &letters, letters.count)
        guard count > 0 else { return nil }
        let bytes = letters.prefix(count).map { UInt8(bitPattern: $0) }
        (self.path, target) = (path, String(decoding: bytes, as: UTF8.self))
    }
}
