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
