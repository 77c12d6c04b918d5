package import CommandLine

extension CommandStop {
    /// What is on standard error, without colours.
    package var lines: [String] {
        let rows = rows.map { "  \($0.name)\($0.rest)" }
        return ["swippy: \(message)"] + rows + details.map { "  \($0)" } + [advice].compactMap(\.self)
    }
}
