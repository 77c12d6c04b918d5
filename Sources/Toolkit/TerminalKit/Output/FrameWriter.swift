/// Writes the changes of one frame, keeping track of the cursor's position and the current colours.
struct FrameWriter {
    private var output: [UInt8] = []
    private var cursor = CursorPlace()
    private var rendition = SGR.reset

    /// Clears from the cursor to the end of the row.
    static let clearToEnd = "\u{1B}[K"

    /// - Parameter knowsRendition: Whether colours and attributes are known to be reset, as after a frame.
    init(knowsRendition: Bool) {
        if !knowsRendition { output += "\u{1B}[m".utf8 }
    }

    /// The number of bytes written.
    var count: Int { output.count }

    /// A writer that continues from here with empty output, for trying which way is shorter.
    var branch: FrameWriter {
        var branch = self
        branch.output = []
        return branch
    }

    /// Has the next change begin with a place of its own, so that nothing in between is written.
    mutating func forgetPlace() { cursor.forget() }

    /// Appends the output of a branch.
    mutating func join(_ branch: FrameWriter) {
        output += branch.output
        (cursor, rendition) = (branch.cursor, branch.rendition)
    }

    /// Makes the terminal move a part of a row.
    mutating func write(_ shift: RowShift, row: Int) {
        for (cells, final) in [(shift.deleted, "P"), (shift.inserted, "@")] {
            output += cursor.move(to: Point(column: cells.lowerBound, row: row)).utf8
            output += CursorPlace.sequence(cells.count, final).utf8
        }
    }

    /// Makes the terminal move rows up or down.
    mutating func write(_ scroll: RowScroll) {
        for (rows, final) in [(scroll.deleted, "M"), (scroll.inserted, "L")] {
            output += cursor.move(to: Point(column: 0, row: rows.lowerBound)).utf8
            output += CursorPlace.sequence(rows.count, final).utf8
        }
    }

    mutating func write(_ changes: RowChanges, row: Int) {
        let tail = changes.clearedTail ?? changes.columns
        var column = 0
        while let piece = changes.piece(from: column), piece.columns.lowerBound < tail {
            move(to: Point(column: piece.columns.lowerBound, row: row), in: changes)
            write(piece, in: changes)
            column = piece.columns.upperBound
        }
        guard let next = changes.piece(from: column) else { return }
        move(to: Point(column: next.columns.lowerBound, row: row), in: changes)
        if !rendition.leavesNoTrace { SGR.reset.write(after: &rendition, to: &output) }
        output += Self.clearToEnd.utf8
    }

    /// The bytes of the frame; none if nothing was written.
    func finish() -> [UInt8] {
        guard !cursor.isUntouched else { return [] }
        var (output, rendition) = (output, rendition)
        SGR.reset.write(after: &rendition, to: &output)
        return output
    }

    private mutating func write(_ piece: RowChanges.Piece, in changes: RowChanges) {
        let (start, width) = (piece.columns.lowerBound, piece.columns.count)
        changes.glyph(start).rendition(after: rendition).write(after: &rendition, to: &output)
        let isDisputed = piece.text.isWidthDisputed
        if isDisputed, width > 1, let row = cursor.row {
            // In a terminal that makes it narrower, the old contents would remain in the rest.
            output += repeatElement(UInt8(ascii: " "), count: width)
            cursor.advance(by: width, of: changes.columns)
            output += cursor.move(to: Point(column: start, row: row)).utf8
        }
        output += piece.text.utf8
        cursor.advance(by: isDisputed ? nil : width, of: changes.columns)
    }

    /// Moves the cursor; over a short gap by rewriting the contents.
    private mutating func move(to point: Point, in changes: RowChanges) {
        var moved = cursor
        let sequence = moved.move(to: point)
        if let gap = cursor.gap(before: point), gap.count <= sequence.utf8.count, !changes.isCovered(gap),
            let text = plainText(of: gap, in: changes)
        {
            output += text.utf8
        } else {
            output += sequence.utf8
        }
        cursor = moved
    }

    /// The contents of `columns` if they are ASCII in the current colours.
    private func plainText(of columns: Range<Int>, in changes: RowChanges) -> String? {
        var text = ""
        for column in columns {
            let glyph = changes.glyph(column)
            guard let character = glyph.text, character.isASCII,
                glyph.rendition(after: rendition) == rendition
            else { return nil }
            text.append(character)
        }
        return text
    }
}
