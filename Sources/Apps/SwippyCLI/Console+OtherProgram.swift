import Foundation

extension Console {
    /// Replaces this process with the program `name` from the same folder, with the same arguments, terminal and environment.
    ///
    /// - Returns: the reason for a failure, in the operating system's words. On success it doesn't return.
    static func become(_ name: String, _ arguments: [String]) -> String {
        let own = (Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0]))
            .resolvingSymlinksInPath()
        let path = own.deletingLastPathComponent().appending(path: name).path
        var words = ([path] + arguments).map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        execv(path, &words)
        return "\(path): \(String(cString: strerror(errno)))"
    }
}
