extension StringProtocol {
    /// The text wrapped into lines of at most `columns` cells.
    ///
    /// Lines break at white space, which is removed there, at line ends in the text, and after a wide character, since Chinese
    /// and Japanese have no spaces between words. A word longer than a line is broken between any characters. If the text
    /// takes more than `maxLines` lines, the last one ends in "…". Only as much of the text is read as needed to fill the
    /// lines.
    ///
    /// - Returns: No lines for empty or blank text, or without room.
    public func wrapped(to columns: Int, maxLines: Int) -> [String] {
        guard columns > 0, maxLines > 0 else { return [] }
        let room = columns.multipliedReportingOverflow(by: maxLines)
        let (text, isCut) = slice.bounded(toColumns: room.overflow ? .max : room.partialValue)
        var wrap = WordWrap(rest: text.trimmingSpaces(), columns: columns, isCut: isCut)
        var lines: [String] = []
        while lines.count < maxLines - 1, let line = wrap.nextLine() { lines.append(line) }
        if let line = wrap.lastLine() {
            lines.append(line)
        } else if isCut, let line = lines.popLast() {
            lines.append(line[...].shortened(to: columns))
        }
        return lines
    }
}

/// Takes lines off a text, one after another.
struct WordWrap {
    /// The remaining text.
    private(set) var rest: Substring
    private let columns: Int
    private let isCut: Bool

    init(rest: Substring, columns: Int, isCut: Bool) {
        self.rest = rest
        self.columns = columns
        self.isCut = isCut
    }

    /// The next line, or `nil` at the end of the text.
    mutating func nextLine() -> String? {
        guard !rest.isEmpty else { return nil }
        var used = 0
        var breakAt: Substring.Index?
        var wasSpace = false
        for index in rest.indices {
            let character = rest[index]
            if character.isNewline { return take(upTo: index, dropping: 1) }
            let isSpace = character.isBreakingSpace
            if isSpace, !wasSpace { breakAt = index }
            wasSpace = isSpace
            let width = character.columns
            if used + width > columns, !isSpace {
                // A character wider than the whole line can't be drawn; skip it instead of looping forever.
                if index == rest.startIndex { return take(upTo: index, dropping: 1) }
                return take(upTo: breakAt ?? index, dropping: 0)
            }
            used += width
            if width > 1, !isSpace { breakAt = rest.index(after: index) }
        }
        return take(upTo: rest.endIndex, dropping: 0)
    }

    /// All the remaining text, in one line, or `nil` at the end of the text.
    func lastLine() -> String? {
        var ahead = self
        guard let line = ahead.nextLine() else { return nil }
        guard isCut || !ahead.rest.isEmpty else { return line }
        let paragraph = rest.prefix { !$0.isNewline }
        return paragraph.shortened(to: columns)
    }

    private mutating func take(upTo end: Substring.Index, dropping count: Int) -> String {
        let line = rest[..<end].trimmingTrailingSpaces()
        let next = rest[end...].dropFirst(count)
        rest = count > 0 ? next : next.drop(while: \.isBreakingSpace)
        return String(line)
    }
}

extension Character {
    /// Whether a line may break here: at white space, except for non-breaking kinds.
    var isBreakingSpace: Bool {
        isWhitespace && self != "\u{A0}" && self != "\u{202F}" && self != "\u{2007}"
    }
}

extension Substring {
    func trimmingSpaces() -> Substring {
        drop(while: \.isBreakingSpace).trimmingTrailingSpaces()
    }

    func trimmingTrailingSpaces() -> Substring {
        var text = self
        while text.last?.isBreakingSpace == true { text.removeLast() }
        return text
    }
}
