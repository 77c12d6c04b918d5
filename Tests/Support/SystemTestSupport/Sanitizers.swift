import Foundation

/// What programs under test are told of the sanitizers that they may be built with.
public enum Sanitizers {
    /// Variables for their environment; they say nothing to a program without a sanitizer.
    public static let environment = Dictionary(
        uniqueKeysWithValues: ["TSAN_OPTIONS", "ASAN_OPTIONS", "LSAN_OPTIONS"].map { name in
            let own = ProcessInfo.processInfo.environment[name].map { $0 + ":" } ?? ""
            return (name, own + (name == "LSAN_OPTIONS" ? "print_suppressions=0" : crashes))
        })

    /// Programs crash here on purpose, and the signal has to be that of the crash. What is left allocated by one that is ended is
    /// no leak.
    private static let crashes =
        "handle_segv=0:handle_sigbus=0:handle_abort=0:handle_sigill=0:handle_sigtrap=0:handle_sigfpe=0:detect_leaks=0"
}
