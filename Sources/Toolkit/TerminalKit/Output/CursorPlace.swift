/// The cursor's position, if known, and the shortest ways to move it.
struct CursorPlace {
    /// The row; `nil` before the first move of a frame.
    private(set) var row: Int?
    /// The column; `nil` also after a character whose width is disputed, and after one in the last column, where terminals may
    /// either stay or be about to wrap.
    private(set) var column: Int?

    /// Whether the cursor has not been moved yet.
    var isUntouched: Bool { row == nil }

    /// Forgets the position.
    mutating func forget() { column = nil }

    /// The cells between the cursor and `point`, if `point` is further right in the same row.
    func gap(before point: Point) -> Range<Int>? {
        guard row == point.row, let column, column < point.column else { return nil }
        return column..<point.column
    }

    /// Updates the position after something was written in a row of `columns` cells.
    ///
    /// - Parameter width: The width in cells; `nil` if it is disputed.
    mutating func advance(by width: Int?, of columns: Int) {
        guard let width, let start = column, start + width < columns else { return column = nil }
        column = start + width
    }

    /// The shortest sequence that moves the cursor to `point`. Source: ECMA-48, 8.3.18...22, 8.3.57.
    mutating func move(to point: Point) -> String {
        defer { (row, column) = (point.row, point.column) }
        guard let row else { return Self.absolute(point) }
        if row == point.row { return Self.within(point, from: column) }
        if row + 1 == point.row, point.column == 0 { return "\r\n" }
        let absolute = Self.absolute(point)
        guard column == point.column else { return absolute }
        let relative = Self.sequence(abs(point.row - row), point.row > row ? "B" : "A")
        return relative.utf8.count < absolute.utf8.count ? relative : absolute
    }

    private static func within(_ point: Point, from column: Int?) -> String {
        if column == point.column { return "" }
        if point.column == 0 { return "\r" }
        let absolute = sequence(point.column + 1, "G")
        guard let column else { return absolute }
        let distance = point.column - column
        if (-3...(-1)).contains(distance) { return String(repeating: "\u{8}", count: -distance) }
        let relative = sequence(abs(distance), distance > 0 ? "C" : "D")
        return relative.utf8.count < absolute.utf8.count ? relative : absolute
    }

    /// What moves the cursor to `point`, wherever it is.
    static func bytes(_ point: Point) -> [UInt8] { Array(absolute(point).utf8) }

    private static func absolute(_ point: Point) -> String {
        let column = point.column == 0 ? "" : ";\(point.column + 1)"
        return "\u{1B}[" + (point.row == 0 && column.isEmpty ? "" : "\(point.row + 1)") + column + "H"
    }

    /// A control sequence with one number. A number of 1, the default, is omitted.
    static func sequence(_ number: Int, _ final: String) -> String {
        "\u{1B}[" + (number == 1 ? "" : "\(number)") + final
    }
}

/// Characters whose widths differ between terminals.
extension Character {
    /// Whether the cursor's position is uncertain after the character: after emoji, symbols, and any character of several
    /// scalars.
    ///
    /// Letters, lines and blocks don't count, though Unicode calls some of them ambiguous: only terminals set to old East
    /// Asian widths make them wide, and these can't show a picture made of them anyway. Source: UAX 11.
    var isWidthDisputed: Bool {
        let scalars = unicodeScalars
        guard let scalar = scalars.first, scalars.count == 1 else { return !isPlaceholder }
        switch scalar.value {
        // The last are only sent to terminals that are known to draw them in a cell.
        case 0..<0x7F, Self.linesAndBlocks, 0x1FB00...0x1FB7B: return false
        default: break
        }
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
            .decimalNumber:
            return false
        default: return columns != 2 || scalar.properties.isEmojiPresentation
        }
    }

    /// The maximum number of cells in any terminal: the sum over the scalars, drawn separately.
    var mostColumns: Int {
        max(2, unicodeScalars.reduce(0) { $0 + max(1, $1.columns) })
    }

    private static let linesAndBlocks: ClosedRange<UInt32> = 0x2500...0x259F
}
