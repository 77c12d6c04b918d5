import Foundation

/// What the programs that tests run have in common: options of what the system lets them do, and lines that are said at once.
public enum DemoProgram {
    /// Obeys the options that the arguments of this process begin with.
    ///
    /// - `--umask OCTAL`: with this mask for new files.
    /// - `--limit BYTES`: as if the disk had no room for larger files.
    /// - `--user ID`: as this user, if that is allowed.
    ///
    /// - Returns: the other arguments.
    public static func words() -> [String] {
        var words = Array(CommandLine.arguments.dropFirst())
        while words.count > 1, words[0].hasPrefix("--") {
            set(words[0], to: words[1])
            words.removeFirst(2)
        }
        return words
    }

    /// Writes a line at once: who is killed afterwards has said it.
    public static func say(_ text: String) {
        FileHandle.standardOutput.write(Data("\(text)\n".utf8))
    }

    private static func set(_ option: String, to value: String) {
        switch option {
        case "--umask":
            umask(mode_t(value, radix: 8) ?? 0)
        case "--limit":
            signal(SIGXFSZ, SIG_IGN)
            let bytes = rlim_t(value) ?? 0
            var limit = rlimit(rlim_cur: bytes, rlim_max: bytes)
            #if canImport(Glibc)
                setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
            #else
                setrlimit(RLIMIT_FSIZE, &limit)
            #endif
        default:
            setuid(uid_t(value) ?? 0)
        }
    }
}
