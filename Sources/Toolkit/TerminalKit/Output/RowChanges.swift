/// A row of a picture, and which of its cells have to be written because they look different from before.
struct RowChanges {
    /// A character and the cells that it takes.
    struct Piece {
        let text: Character
        let columns: Range<Int>
    }

    private let cells: ArraySlice<Cell>
    private let depth: ColorDepth
    private var isChanged: [Bool]

    /// `nil` if nothing looks different.
    ///
    /// - Parameters:
    ///   - old: What the terminal shows, as long as `new`; `nil` if that is not known.
    ///   - unknown: The cells of which it is not known.
    init?(
        from old: ArraySlice<Cell>?, unknown: Range<Int> = 0..<0, to new: ArraySlice<Cell>, depth: ColorDepth
    ) {
        cells = new
        self.depth = depth
        if let old {
            isChanged = zip(old, new).map { before, after in
                before != after && Glyph(before, depth: depth) != Glyph(after, depth: depth)
            }
            for column in unknown { isChanged[column] = true }
            guard isChanged.contains(true) else { return nil }
        } else {
            isChanged = Array(repeating: true, count: new.count)
        }
        spread()
    }

    /// How many cells the row has.
    var columns: Int { cells.count }

    /// What a cell looks like.
    func glyph(_ column: Int) -> Glyph { Glyph(cells[cells.startIndex + column], depth: depth) }

    /// The next character to be written that does not begin before `column`.
    func piece(from column: Int) -> Piece? {
        guard let start = isChanged[column...].firstIndex(of: true) else { return nil }
        return Piece(text: glyph(start).text ?? " ", columns: range(startingAt: start))
    }

    /// Where the blanks begin that end the row, if they are to be cleared: if that is shorter than to write
    /// those of them that have changed.
    var clearedTail: Int? {
        var start = columns
        while start > 0, glyph(start - 1).isCleared { start -= 1 }
        guard isChanged[start...].count(where: { $0 }) > FrameWriter.clearToEnd.utf8.count else { return nil }
        return start
    }

    /// Makes changes of whole characters from changes of cells, and adds to them what a character next to
    /// them may have covered, in a terminal that gives it more room than we do.
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
