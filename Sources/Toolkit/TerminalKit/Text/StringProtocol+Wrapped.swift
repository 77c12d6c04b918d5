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
