/// How much room text takes in a terminal.
extension StringProtocol {
    /// How many terminal cells the text takes on one line: the sum over its characters.
    public var columns: Int {
        let text = slice
        if text.isPrintableASCII { return text.utf8.count }
        return text.reduce(0) { $0 + $1.columns }
    }

    /// The text cut so that it takes at most `columns` cells, with "…", which costs one cell, where something
    /// is missing.
    ///
    /// A character is kept whole or left out. Text that fits is returned as it is. However long the text, no
    /// more of it is read than 24 scalars for each cell: what comes after that is taken not to fit.
    public func truncated(to columns: Int) -> String {
        let (text, isCut) = slice.bounded(toColumns: columns)
        return isCut || !text.fits(columns) ? text.shortened(to: columns) : String(text)
    }

    /// The text with spaces after it so that it takes at least `columns` cells.
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
    /// Whether every byte is one printable cell.
    var isPrintableASCII: Bool {
        utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
    }

    /// As much of the text as could ever be needed to fill `columns` cells, and whether there is more.
    func bounded(toColumns columns: Int) -> (text: Substring, isCut: Bool) {
        let (limit, overflows) = (Swift.max(0, columns) &+ 1)
            .multipliedReportingOverflow(by: Character.longestCluster)
        guard !overflows, utf8.count > limit,
            let end = unicodeScalars.index(startIndex, offsetBy: limit, limitedBy: endIndex), end < endIndex
        else { return (self, false) }
        // A copy, since a substring looks for the end of a character in the whole string.
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

    /// The characters that fit before an ellipsis in `columns` cells, and the ellipsis. Spaces before it are
    /// left out.
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
