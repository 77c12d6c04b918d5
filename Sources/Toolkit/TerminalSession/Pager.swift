#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Shows text with another program, such as `less`.
public enum Pager {
    /// What a pager is told where the environment doesn't tell it otherwise: `less` is to quit if everything fits, to keep
    /// colours and to leave the text on the screen, as git asks it, too; and the text is UTF-8 in any locale.
    private static let variables = ["LESS": "FRX", "LV": "-c", "LESSCHARSET": "utf-8"]

    /// The characters for which a shell is needed.
    private static let shellCharacters = Set("|&;<>()$`\\\"'\t\n*?[#~=%")

    /// Shows `text` with `command`, a line of shell, and waits until that has ended. The person may leave it at any time.
    ///
    /// While it runs, the keys that interrupt a program are its own.
    ///
    /// - Returns: `false` if there is no such program.
    public static func show(_ text: String, with command: String) -> Bool {
        let words = command.split(separator: " ").map(String.init)
        guard let name = words.first else { return false }
        let isPlain = !command.contains(where: shellCharacters.contains)
        let (program, arguments) = isPlain ? (name, words) : ("/bin/sh", ["sh", "-c", command])
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return false }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        let process = spawn(program, arguments, input: ends[0])
        close(ends[0])
        guard let process else {
            close(ends[1])
            return false
        }
        let signals = [SIGINT, SIGQUIT, SIGPIPE].map { ($0, signal($0, SIG_IGN)) }
        defer { for (number, handler) in signals { signal(number, handler) } }
        write(text, to: ends[1])
        close(ends[1])
        // 126 and 127 are a shell's for what it can't run.
        let code = exitCode(of: process)
        return isPlain || !(126...127).contains(code)
    }

    /// - Returns: the process; `nil` if the program can't be started.
    private static func spawn(_ program: String, _ arguments: [String], input: Int32) -> pid_t? {
        #if canImport(Darwin)
            var (actions, attributes): (posix_spawn_file_actions_t?, posix_spawnattr_t?) = (nil, nil)
        #else
            var (actions, attributes) = (posix_spawn_file_actions_t(), posix_spawnattr_t())
        #endif
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
        // Signals are to do to it what they do to any program that a shell starts.
        var (none, ending) = (sigset_t(), sigset_t())
        sigemptyset(&none)
        sigemptyset(&ending)
        for number in [SIGINT, SIGQUIT, SIGPIPE, SIGTERM] { sigaddset(&ending, number) }
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &ending)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF))
        var words = arguments.map { strdup($0) } + [nil]
        let added = variables.filter { getenv($0.key) == nil }.map { strdup("\($0.key)=\($0.value)") }
        defer { for word in words + added { free(word) } }
        var environment = added
        var variable = environ
        while let text = variable.pointee {
            environment.append(text)
            variable += 1
        }
        environment.append(nil)
        var process: pid_t = 0
        return posix_spawnp(&process, program, &actions, &attributes, &words, environment) == 0
            ? process : nil
    }

    /// Writes as much of `text` as is wanted.
    private static func write(_ text: String, to descriptor: Int32) {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { bytes in
                #if canImport(Darwin)
                    Darwin.write(descriptor, bytes.baseAddress, bytes.count)
                #elseif canImport(Glibc)
                    Glibc.write(descriptor, bytes.baseAddress, bytes.count)
                #elseif canImport(Musl)
                    Musl.write(descriptor, bytes.baseAddress, bytes.count)
                #endif
            }
            guard count >= 0 || errno == EINTR else { return }
            rest = rest.dropFirst(max(0, count))
        }
    }

    /// Waits for the end of `process`. Returns its exit code; 0 if a signal has ended it.
    private static func exitCode(of process: pid_t) -> Int32 {
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0 { guard errno == EINTR else { return 0 } }
        return status & 0x7F == 0 ? (status >> 8) & 0xFF : 0
    }
}
