/// The distinct drawings of an animation.
struct PieceDrawings {
    private let background: Color
    private let foreground: Color
    /// The elements of each drawing, indexed by its number.
    private var elements: [String] = []
    private var numbersOfElements: [String: Int] = [:]
    private var numbersOfCells: [ArraySlice<Cell>: Int] = [:]
    private var rows: [ArraySlice<Cell>: [(column: Int, drawing: Int)]] = [:]

    init(background: Color, foreground: Color) {
        self.background = background
        self.foreground = foreground
    }

    /// The composition of a row: columns, and the numbers of the drawings that begin there.
    mutating func numbers(in row: ArraySlice<Cell>) -> [(column: Int, drawing: Int)] {
        if let known = rows[row] { return known }
        let placed = RowPiece.pieces(of: row, page: background).map { piece in
            (column: piece.column, drawing: number(of: piece.cells))
        }
        rows[row] = placed
        return placed
    }

    /// Different cells can look the same, for example blanks with different foregrounds.
    private mutating func number(of cells: ArraySlice<Cell>) -> Int {
        if let known = numbersOfCells[cells] { return known }
        let drawn = draw(cells)
        let number = numbersOfElements[drawn] ?? elements.count
        if number == elements.count {
            elements.append(drawn)
            numbersOfElements[drawn] = number
        }
        numbersOfCells[cells] = number
        return number
    }

    private func draw(_ cells: ArraySlice<Cell>) -> String {
        let picture = SVGPicture(
            Canvas(columns: cells.count, cells: Array(cells)), background: background, foreground: foreground)
        let lines = picture.lineElements
        return picture.areaElements
            + (lines.isEmpty ? "" : "<g shape-rendering=\"auto\">\n\(lines)</g>\n") + picture.textElements
    }

    /// The definitions of all drawings, with the names that `name(of:)` returns.
    var definitions: String {
        guard !elements.isEmpty else { return "" }
        let groups = elements.enumerated().map { number, drawn in
            "<g id=\"\(Self.name(of: number))\">\n\(drawn)</g>\n"
        }
        return "<defs>\n\(groups.joined())</defs>\n"
    }

    static func name(of drawing: Int) -> String { "d" + String(drawing, radix: 36) }
}
