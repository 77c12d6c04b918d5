import Foundation

extension Console {
    /// Becomes the program `name`, which stands beside this one, with the same arguments, terminal and environment.
    ///
    /// - Returns: why it can't, in the operating system's words. There is nobody to return to otherwise.
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
