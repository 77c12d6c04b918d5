/// A part of a row that is drawn separately.
///
/// The content decides where a row is cut, not fixed columns: if it moves sideways, or an edge cuts it off, it falls into the
/// same pieces as before, which have been drawn already.
struct RowPiece {
    /// The column in which it begins.
    let column: Int
    let cells: ArraySlice<Cell>

    /// The pieces of `row`, without those that show nothing but the page.
    static func pieces(of row: ArraySlice<Cell>, page: Color) -> [RowPiece] {
        var pieces: [RowPiece] = []
        var start = row.startIndex
        for index in row.indices {
            let next = index + 1
            guard next == row.endIndex || isCut(between: row[index], and: row[next], page: page) else {
                continue
            }
            if let piece = RowPiece(row[start..<next], in: row, page: page) { pieces.append(piece) }
            start = next
        }
        return pieces
    }

    /// The cells without empty ones at both ends; `nil` if all are empty.
    private init?(_ cells: ArraySlice<Cell>, in row: ArraySlice<Cell>, page: Color) {
        guard let first = cells.firstIndex(where: { !$0.isEmpty(on: page) }),
            let last = cells.lastIndex(where: { !$0.isEmpty(on: page) })
        else { return nil }
        column = first - row.startIndex
        self.cells = cells[first...last]
    }

    /// Whether a piece ends between two neighbours, which must not split a text, a line or a uniform area.
    private static func isCut(between left: Cell, and right: Cell, page: Color) -> Bool {
        if left.isEmpty(on: page), right.isEmpty(on: page) { return true }
        guard left != right, right.text != nil else { return false }
        if left.style.attributes.contains(.underline), right.style.attributes.contains(.underline) {
            return false
        }
        switch (left.drawing, right.drawing) {
        case (.text, .text), (.text, .blank), (.blank, .text), (.line, .line): return false
        case (.text, _), (.blank, _), (.line, _), (.block, _):
            var fingerprint = Fingerprint()
            fingerprint.add(left)
            fingerprint.add(right)
            return fingerprint.value % meanLength == 0
        }
    }

    /// The average length in cells of a piece of a picture whose cells all differ.
    private static let meanLength: UInt32 = 4
}

extension Cell {
    fileprivate enum Drawing {
        case blank, text, line, block
    }

    fileprivate var drawing: Drawing {
        guard let text else { return .text }
        if text == " " { return .blank }
        if BlockElement(text) != nil { return .block }
        return BoxDrawing(text) == nil ? .text : .line
    }

    /// Whether nothing but the page is visible here.
    fileprivate func isEmpty(on page: Color) -> Bool {
        text == " " && (style.background ?? page) == page
            && style.attributes.isDisjoint(with: [.underline, .reverse])
    }
}
