/// The width of text in a terminal.
extension StringProtocol {
    /// The width of the text on one line in terminal cells: the sum over its characters.
    public var columns: Int {
        let text = slice
        if text.isPrintableASCII { return text.utf8.count }
        return text.reduce(0) { $0 + $1.columns }
    }

    /// The text truncated to at most `columns` cells, with "…", which takes one cell, if something is missing.
    ///
    /// Characters are kept whole or left out. Text that fits is returned unchanged. However long the text, no more than 24
    /// scalars per cell are read; longer text is assumed not to fit.
    public func truncated(to columns: Int) -> String {
        let (text, isCut) = slice.bounded(toColumns: columns)
        return isCut || !text.fits(columns) ? text.shortened(to: columns) : String(text)
    }

    /// The text padded with spaces to at least `columns` cells.
    public func padded(to columns: Int) -> String {
        let text = String(slice)
        return text + String(repeating: " ", count: Swift.max(0, Swift.max(0, columns) - text.columns))
    }

    /// The whole text as a substring, without copying.
    var slice: Substring {
        (self as? Substring) ?? Substring(self as? String ?? String(self))
    }
}

extension Substring {
    /// Whether every byte is a printable character of one cell.
    var isPrintableASCII: Bool {
        utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
    }

    /// The part of the text that could possibly be needed to fill `columns` cells, and whether there is more.
    func bounded(toColumns columns: Int) -> (text: Substring, isCut: Bool) {
        let (limit, overflows) = (Swift.max(0, columns) &+ 1)
            .multipliedReportingOverflow(by: Character.longestCluster)
        guard !overflows, utf8.count > limit,
            let end = unicodeScalars.index(startIndex, offsetBy: limit, limitedBy: endIndex), end < endIndex
        else { return (self, false) }
        // A copy, since finding the end of a character in a substring searches the whole string.
        return (Substring(String(unicodeScalars[..<end])), true)
    }

    /// Whether the text takes at most `columns` cells.
    func fits(_ columns: Int) -> Bool {
        var left = Swift.max(0, columns)
        for character in self {
            left -= character.columns
            if left < 0 { return false }
        }
        return true
    }

    /// The characters that fit before an ellipsis in `columns` cells, and the ellipsis. Spaces before it are removed.
    func shortened(to columns: Int) -> String {
        guard columns > 0 else { return "" }
        var left = columns - 1
        var kept = prefix { character in
            left -= character.columns
            return left >= 0
        }
        while kept.last?.isWhitespace == true { kept.removeLast() }
        return kept + "…"
    }
}
