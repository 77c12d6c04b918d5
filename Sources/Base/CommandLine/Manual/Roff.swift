/// Writes a manual page in the macros of man(7), as pure ASCII: groff and mandoc read it the same in every locale.
package struct Roff {
    private var lines: [String] = []

    /// The page.
    package var text: String { lines.map { $0 + "\n" }.joined() }

    package mutating func comment(_ text: String) { lines.append(".\\\" " + Self.escaped(text)) }

    /// The first macro: the page's name, its section, and what its header and footer say.
    package mutating func title(_ name: String, section: Int, date: String, source: String, volume: String) {
        // Readers recognize the date only with unescaped dashes.
        let words = [source, volume].map { "\"" + Self.escaped($0) + "\"" }.joined(separator: " ")
        lines.append(".TH \"\(name)\" \"\(section)\" \"\(date)\" \(words)")
        // No hyphens at the ends of lines, which would be copied with an option, and no gaps between words.
        lines += [".nh", ".ad l"]
    }

    package mutating func section(_ title: String) { macro("SH", title) }

    package mutating func subsection(_ title: String) { macro("SS", title) }

    package mutating func paragraph(_ text: String) {
        beginParagraph()
        lines.append(Self.line(text))
    }

    /// A line that continues the paragraph.
    package mutating func text(_ text: String) { lines.append(Self.line(text)) }

    /// A term in bold, and its meaning below it, indented.
    package mutating func item(_ term: String, _ meaning: String) {
        macro("TP")
        macro("B", term)
        lines.append(Self.line(meaning))
    }

    /// Lines to type, unchanged.
    package mutating func example(_ text: [String]) {
        beginParagraph()
        macro("EX")
        lines += text.map { Self.line($0) }
        macro("EE")
    }

    /// A section has begun one already.
    private mutating func beginParagraph() {
        if lines.last?.hasPrefix(".S") != true { macro("PP") }
    }

    private mutating func macro(_ name: String, _ arguments: String...) {
        let words = arguments.map { "\"" + Self.escaped($0) + "\"" }
        lines.append("." + ([name] + words).joined(separator: " "))
    }

    /// A line of text. A leading period or apostrophe would make it a request, and an empty line would leave a gap.
    private static func line(_ text: String) -> String {
        let line = escaped(text)
        return line.isEmpty || line.hasPrefix(".") ? "\\&" + line : line
    }

    /// Text with roff's special characters escaped, so that each is shown as it is and a dash can be copied as one.
    package static func escaped(_ text: String) -> String {
        text.unicodeScalars.map { scalar in
            switch scalar {
            case "\\": "\\e"
            case "-": "\\-"
            case "\"": "\\[dq]"
            case "'": "\\[aq]"
            case "`": "\\[ga]"
            case "^": "\\[ha]"
            case "~": "\\[ti]"
            case _ where scalar.isASCII: String(scalar)
            default: "\\[u\(hex(scalar))]"
            }
        }.joined()
    }

    /// At least four digits, as roff requires.
    private static func hex(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
