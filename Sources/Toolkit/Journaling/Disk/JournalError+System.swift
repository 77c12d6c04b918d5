#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

extension JournalError {
    /// The error for a failed read of `path`, with the reason in `code`.
    static func reading(_ path: String, code: Int32 = errno) -> JournalError {
        switch code {
        case EACCES, EPERM: .notAllowed(path: path, reason: SystemReason(code: code))
        default: .unreadable(path: path, reason: SystemReason(code: code))
        }
    }

    /// The error for a failed write to `path`, with the reason in `code`.
    static func writing(_ path: String, code: Int32 = errno) -> JournalError {
        switch code {
        case EACCES, EPERM, EROFS: .notAllowed(path: path, reason: SystemReason(code: code))
        case ENOSPC, EDQUOT, EFBIG: .full(path: path, reason: SystemReason(code: code))
        default: .unwritable(path: path, reason: SystemReason(code: code))
        }
    }
}

extension JournalError.SystemReason: CustomStringConvertible {
    /// The reason in the system's own words.
    public var description: String { String(cString: strerror(code)) }
}
