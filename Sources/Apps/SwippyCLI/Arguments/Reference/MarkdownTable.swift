/// Writes Markdown tables, and escapes text for their cells.
enum MarkdownTable {
    static func table(_ header: [String], _ rows: [[String]]) -> String {
        let lines = [header, header.map { _ in "---" }] + rows
        return lines.map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")
    }

    /// A bar would end the cell, even inside code.
    static func code(_ text: some StringProtocol) -> String {
        "`" + escaped(text, special: "|") + "`"
    }

    static func text(_ text: some StringProtocol) -> String {
        escaped(text, special: "|<*")
    }

    private static func escaped(_ text: some StringProtocol, special: String) -> String {
        var result = ""
        for character in text {
            if special.contains(character) { result += "\\" }
            result.append(character)
        }
        return result
    }
}
