public import TerminalKit

/// A terminal that shows what it is sent, and takes offence at whatever another terminal might read otherwise.
///
/// It knows only the sequences that the program is meant to send. An unknown one, a place outside the screen,
/// a character past the edge or an unbalanced mode becomes one of ``errors``.
public struct TerminalEmulator: Sendable {
    /// The width and height in cells.
    public private(set) var size: Size
    /// What was wrong, in order.
    public internal(set) var errors: [String] = []
    /// The cursor's cell, counted from 0.
    public internal(set) var cursor = Point.zero
    /// Which modes are on.
    public internal(set) var modes = Modes()
    /// What the terminal was asked, in order, as it was sent without its introducer: "6n", "]11;?".
    public internal(set) var queries: [String] = []
    /// Where the cursor was at each of them.
    public internal(set) var queryPlaces: [Point] = []
    /// What was put on its clipboard, in base64.
    public internal(set) var copies: [String] = []
    /// Where texts lead that it was told to link, in order.
    public internal(set) var links: [String] = []
    /// What tmux would pass on to the terminal around it.
    public internal(set) var passed: [String] = []
    /// How many synchronized frames have been completed.
    public internal(set) var synchronizedFrames = 0
    /// How many rows have left the main screen at the top.
    public internal(set) var scrolledRows = 0

    /// How many cells this terminal gives a character. Terminals differ.
    let columns: @Sendable (Character) -> Int
    var cells: [Cell]
    /// The colours and attributes of what is written next.
    public internal(set) var pen = Pen()
    /// Whether the last cell of a row has been written and the cursor not been moved since. Some terminals
    /// have it past the edge then, some before.
    var isAtEdge = false
    /// The character that another scalar would join, and its first cell.
    var last: (text: Character, start: Point)?
    /// The main screen and its cursor, while the alternate screen is up.
    var main: (cells: [Cell], cursor: Point)?
    var input = Input()
    var savedCursor = Point.zero
    /// The pictures that it keeps, by their numbers, and the one that is being sent.
    public internal(set) var graphics = Graphics()

    /// A blank terminal as a shell finds it.
    ///
    /// - Parameter columns: How many cells it gives a character.
    public init(size: Size, columns: @escaping @Sendable (Character) -> Int = { $0.columns }) {
        self.size = size
        self.columns = columns
        cells = Self.blank(size)
    }

    /// The rows from the top, each from the left.
    public var screen: [[Cell]] {
        (0..<size.rows).map { Array(cells[$0 * size.columns..<($0 + 1) * size.columns]) }
    }

    /// The rows as text, without the spaces at their ends.
    public var text: String { Self.text(of: screen) }

    /// The same, with a block where a full-screen program shows the cursor on nothing else.
    public var textWithCursor: String {
        var rows = screen
        let isOnScreen = rows.indices.contains(cursor.row) && rows[cursor.row].indices.contains(cursor.column)
        if modes.cursor, modes.alternateScreen, isOnScreen, rows[cursor.row][cursor.column].text == " " {
            rows[cursor.row][cursor.column].text = "█"
        }
        return Self.text(of: rows)
    }

    private static func text(of rows: [[Cell]]) -> String {
        rows.map { row in
            var line = row.compactMap(\.text)
            while line.last == " " { line.removeLast() }
            return String(line)
        }
        .joined(separator: "\n")
    }

    mutating func note(query: String) {
        queries.append(query)
        queryPlaces.append(cursor)
    }

    /// Takes what a program writes. It can come in any pieces.
    public mutating func feed(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { take(byte) }
    }

    /// Gives the window another size: rows and columns are cut off or added at the right and the bottom.
    public mutating func resize(to size: Size) {
        cells = Self.resized(cells, from: self.size, to: size)
        main = main.map { (Self.resized($0.cells, from: self.size, to: size), $0.cursor) }
        self.size = size
        cursor.column = max(0, min(cursor.column, size.columns - 1))
        cursor.row = max(0, min(cursor.row, size.rows - 1))
        (isAtEdge, last) = (false, nil)
    }

    static func blank(_ size: Size) -> [Cell] { Array(repeating: Cell(), count: size.columns * size.rows) }

    private static func resized(_ cells: [Cell], from old: Size, to new: Size) -> [Cell] {
        var resized = blank(new)
        for row in 0..<min(old.rows, new.rows) {
            for column in 0..<min(old.columns, new.columns) {
                var cell = cells[row * old.columns + column]
                let isCut = column + 1 == new.columns && column + 1 < old.columns
                if isCut, cells[row * old.columns + column + 1].text == nil { cell.text = " " }
                resized[row * new.columns + column] = cell
            }
        }
        return resized
    }
}
