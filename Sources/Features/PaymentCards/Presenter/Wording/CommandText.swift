/// A command line as a person would type it.
enum CommandText {
    /// `swippy COMMAND NAME`, where the name is one word to the shell whatever a feed put into it.
    static func command(_ command: String, _ name: String) -> String {
        let isPlain = name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "@#._-".contains($0)) }
        let word =
            isPlain && !name.isEmpty && name.first != "#"
            ? name : "'" + name.replacing("'", with: "'\\''") + "'"
        return name.hasPrefix("-") ? "swippy \(command) -- \(word)" : "swippy \(command) \(word)"
    }
}
