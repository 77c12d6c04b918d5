#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// An open file or folder, closed when nobody holds it any more. With it ends a lock that is on it.
struct Descriptor: ~Copyable, Sendable {
    let number: Int32

    /// Whoever opens a file as a descriptor hands it over.
    init(owning number: Int32) { self.number = number }

    deinit {
        // Whoever comes to the end of a failed attempt wants to know why it failed.
        let code = errno
        close(number)
        errno = code
    }

    /// Closes it now.
    consuming func end() {}

    /// What the system says of the file; `nil` with `errno` set if it can't.
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
