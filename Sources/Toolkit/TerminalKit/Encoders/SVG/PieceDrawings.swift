/// The distinct drawings of an animation.
struct PieceDrawings {
    private let background: Color
    private let foreground: Color
    /// What distinguishes the names of these drawings from those of another animation in the same document.
    private let tag: String
    /// Whether they are over pictures: the areas behind text aren't drawn.
    private let isOverlay: Bool
    /// The elements of each drawing, indexed by its number.
    private var elements: [String] = []
    private var numbersOfElements: [String: Int] = [:]
    private var numbersOfCells: [ArraySlice<Cell>: Int] = [:]
    private var rows: [ArraySlice<Cell>: [(column: Int, drawing: Int)]] = [:]

    init(background: Color, foreground: Color, tag: String = "", isOverlay: Bool = false) {
        self.tag = tag
        self.isOverlay = isOverlay
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
        let lines = picture.shapeElements + picture.lineElements
        return (isOverlay ? "" : picture.areaElements)
            + (lines.isEmpty ? "" : "<g shape-rendering=\"auto\">\n\(lines)</g>\n") + picture.textElements
    }

    /// The definitions of all drawings, with the names that `name(of:)` returns.
    var definitions: String {
        guard !elements.isEmpty else { return "" }
        let groups = elements.enumerated().map { number, drawn in
            "<g id=\"\(Self.name(of: number, tag: tag))\">\n\(drawn)</g>\n"
        }
        return "<defs>\n\(groups.joined())</defs>\n"
    }

    static func name(of drawing: Int, tag: String) -> String { "d" + tag + String(drawing, radix: 36) }
}

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
        // A round corner is wider than its cell.
        if left.style.attributes.union(right.style.attributes).contains(.round) { return false }
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

/// A pseudorandom number that is always the same for the same cells: Swift's own hash values differ from run to run.
///
/// Source: the 32-bit hash FNV-1a by Fowler, Noll and Vo. Its low bits are its weakest, so the high ones are
/// mixed into them.
struct Fingerprint {
    private var state: UInt32 = 0x811C_9DC5

    /// The number for everything added so far.
    var value: UInt32 {
        let mixed = (state ^ (state >> 16)) &* 0x85EB_CA6B
        return mixed ^ (mixed >> 13)
    }

    /// Adds the appearance of a cell.
    mutating func add(_ cell: Cell) {
        for scalar in cell.text?.unicodeScalars ?? "\0".unicodeScalars { add(scalar.value) }
        add(cell.style.foreground)
        add(cell.style.background)
        add(UInt32(cell.style.attributes.rawValue))
    }

    private mutating func add(_ color: Color?) {
        guard let color else { return add(0x0100_0000) }
        add(UInt32(color.red) << 16 | UInt32(color.green) << 8 | UInt32(color.blue))
    }

    private mutating func add(_ number: UInt32) {
        for shift in [0, 8, 16, 24] as [UInt32] {
            state = (state ^ (number >> shift & 0xFF)) &* 0x0100_0193
        }
    }
}
