/// A row of a picture, and the cells that must be written because their appearance has changed.
struct RowChanges {
    /// A character and its cells.
    struct Piece {
        let text: Character
        let columns: Range<Int>
    }

    private let cells: ArraySlice<Cell>
    private let depth: ColorDepth
    private let covered: [Range<Int>]
    private var isChanged: [Bool]

    /// `nil` if nothing has changed.
    ///
    /// - Parameters:
    ///   - old: The terminal's contents, as long as `new`; `nil` if unknown.
    ///   - unknown: The cells with unknown contents.
    ///   - covered: The cells with a picture over them, which would go if they were written.
    init?(
        from old: ArraySlice<Cell>?, unknown: [Range<Int>] = [], covered: [Range<Int>] = [],
        to new: ArraySlice<Cell>, depth: ColorDepth
    ) {
        cells = new
        (self.depth, self.covered) = (depth, covered)
        if let old {
            isChanged = zip(old, new).map { before, after in
                before != after && Glyph(before, depth: depth) != Glyph(after, depth: depth)
            }
            for columns in unknown {
                for column in columns { isChanged[column] = true }
            }
            guard isChanged.contains(true) else { return nil }
        } else {
            isChanged = Array(repeating: true, count: new.count)
        }
        spread()
    }

    /// The number of cells in the row.
    var columns: Int { cells.count }

    /// Whether a cell is to be written.
    func contains(_ column: Int) -> Bool { isChanged[column] }

    /// Whether a picture lies over one of these cells.
    func isCovered(_ columns: Range<Int>) -> Bool { covered.contains { $0.overlaps(columns) } }

    /// The appearance of a cell.
    func glyph(_ column: Int) -> Glyph { Glyph(cells[cells.startIndex + column], depth: depth) }

    /// The next character to write that begins at `column` or later.
    func piece(from column: Int) -> Piece? {
        guard let start = isChanged[column...].firstIndex(of: true) else { return nil }
        return Piece(text: glyph(start).text ?? " ", columns: range(startingAt: start))
    }

    /// The start of the trailing blanks, if clearing them is shorter than writing those that have changed.
    var clearedTail: Int? {
        var start = columns
        while start > 0, glyph(start - 1).isCleared { start -= 1 }
        start = max(start, covered.last?.upperBound ?? 0)
        guard isChanged[start...].count(where: { $0 }) > FrameWriter.clearToEnd.utf8.count else { return nil }
        return start
    }

    /// Extends the changes from cells to whole characters, and to cells that a neighbouring character may have covered, in a
    /// terminal that makes it wider than expected.
    private mutating func spread() {
        var start = 0
        while start < columns {
            let range = range(startingAt: start)
            if isChanged[range].contains(true) {
                var end = range.upperBound
                if let text = cells[cells.startIndex + start].text, text.isWidthDisputed {
                    end = min(columns, start + text.mostColumns)
                }
                for column in start..<end { isChanged[column] = true }
            }
            start = range.upperBound
        }
    }

    private func range(startingAt start: Int) -> Range<Int> {
        var end = start + 1
        while end < columns, cells[cells.startIndex + end].text == nil { end += 1 }
        return start..<end
    }
}
