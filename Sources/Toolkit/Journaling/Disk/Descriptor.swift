#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// An open file or folder, which is closed when this value's lifetime ends. Closing it also releases its lock, if any.
struct Descriptor: ~Copyable, Sendable {
    let number: Int32

    /// Takes ownership of an open descriptor.
    init(owning number: Int32) { self.number = number }

    deinit {
        // Closing must not overwrite the `errno` that explains a failed attempt.
        let code = errno
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
