#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The calls to the system that change a journal, as the system has them: they return less than 0 and set `errno` when they
/// fail. Tests put others in their place, which fail.
struct DiskCalls: Sendable {
    /// Writes bytes at an offset, and returns how many.
    var write: @Sendable (_ file: Int32, _ bytes: UnsafeRawBufferPointer, _ offset: Int) -> Int = {
        pwrite($0, $1.baseAddress, $1.count, off_t($2))
    }
    /// Makes a file end at an offset.
    var truncate: @Sendable (_ file: Int32, _ offset: Int) -> Int32 = { ftruncate($0, off_t($1)) }
    /// Returns when the disk has all that was written to a file or folder.
    var sync: @Sendable (_ file: Int32) -> Int32 = { file in
        #if canImport(Darwin)
            // There, `fsync` leaves the bytes in the disk's own memory. Not every file system knows better.
            if fcntl(file, F_FULLFSYNC) == 0 { return 0 }
            return errno == ENOTSUP || errno == EINVAL ? fsync(file) : -1
        #else
            return fsync(file)
        #endif
    }
    /// Gives a file in a folder another name, in place of the one that has it.
    var rename: @Sendable (_ folder: Int32, _ name: String, _ newName: String) -> Int32 = {
        renameat($0, $1, $0, $2)
    }
    /// Removes a file from a folder.
    var remove: @Sendable (_ folder: Int32, _ name: String) -> Int32 = { unlinkat($0, $1, 0) }
}

extension DiskCalls {
    /// Writes all of `bytes`, and returns whether that was possible.
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

    /// Makes `file` end at `offset`, on the disk, and returns whether that was possible.
    func cut(_ file: borrowing Descriptor, at offset: Int) -> Bool {
        isDone { truncate(file.number, offset) } && isDone { sync(file.number) }
    }

    /// Makes the names in `folder` last, where its file system can: some sync names by themselves and refuse to be told.
    func syncNames(in folder: borrowing Descriptor) -> Bool {
        isDone { sync(folder.number) } || errno == EINVAL || errno == ENOTSUP
    }

    /// Whether `call` succeeds, which is made again as long as signals interrupt it.
    func isDone(_ call: () -> Int32) -> Bool {
        while call() < 0 {
            guard errno == EINTR else { return false }
        }
        return true
    }
}
