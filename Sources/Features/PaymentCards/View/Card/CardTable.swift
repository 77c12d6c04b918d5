import PaymentCardsScreens
import ScreenView
import TerminalKit

/// A table of cards: the bank's colour, title, digits, day, a state, and an amount; two lines each where one has no room.
struct CardTable {
    /// How loudly a state is said.
    enum Tone {
        /// On a filled ground.
        case loud
        case alarming, warning, good, plain, quiet
    }

    /// A card.
    struct Row {
        /// The card’s place in the list; `nil` where that is not known.
        let place: String?
        let face: CardFace
        /// A day; `nil` if there is none.
        let day: String?
        let state: String
        let tone: Tone
        let amount: String
    }

    private let rows: [Row]
    let columns: Int
    let theme: Theme
    private let placeColumns: Int
    private let numberColumns: Int
    private let dayColumns: Int
    private let stateColumns: Int
    private let amountColumns: Int

    /// With less room than this, a title can't be recognized.
    private static let leastTitle = 16
    /// A feed may say anything of the time, and a server give any reference.
    private static let longestState = 40
    /// The bank's mark and the space behind it.
    static let mark = 2

    /// A table of `rows`, exactly `columns` wide, below which there will be `amounts`.
    init(rows: [Row], amounts: [String], columns: Int, theme: Theme) {
        self.rows = rows
        self.columns = columns
        self.theme = theme
        func widest(_ texts: [String]) -> Int { texts.map(\.columns).max() ?? 0 }
        let places = widest(rows.compactMap(\.place))
        placeColumns = places > 0 && places < columns / 4 ? places + 1 : 0
        numberColumns = widest(rows.map(\.face.shortNumber))
        dayColumns = widest(rows.compactMap(\.day))
        stateColumns = min(widest(rows.map(\.state)), Self.longestState) + 2
        amountColumns = widest(rows.map(\.amount) + amounts)
    }

    private var titleRoom: Int {
        columns - Self.mark - placeColumns - numberColumns - (dayColumns > 0 ? dayColumns + 2 : 0)
            - stateColumns
            - amountColumns - 6
    }

    private var isShort: Bool { titleRoom >= Self.leastTitle }

    /// Titles take no more room than the longest, so that what belongs to them is near.
    private var titleColumns: Int {
        min(titleRoom, rows.map(\.face.title.columns).max() ?? 0)
    }

    var canvas: Canvas {
        let rowsEach = isShort ? 1 : 2
        var canvas = theme.page(columns: columns, rows: rows.count * rowsEach)
        for (index, line) in rows.enumerated() {
            let row = index * rowsEach
            for mark in row..<row + rowsEach { draw(line.face, row: mark, on: &canvas) }
            if isShort {
                drawShort(line, row: row, on: &canvas)
            } else {
                drawTall(line, row: row, on: &canvas)
            }
        }
        return canvas
    }

    private func drawShort(_ line: Row, row: Int, on canvas: inout Canvas) {
        drawPlace(line, row: row, on: &canvas)
        var column = Self.mark + placeColumns
        func place(_ columns: Int) -> Point {
            defer { column += columns + 2 }
            return Point(column: column, row: row)
        }
        canvas.put(line.face.title.truncated(to: titleColumns), at: place(titleColumns), style: plain)
        canvas.put(line.face.shortNumber, at: place(numberColumns), style: quiet)
        if dayColumns > 0 {
            let day = line.day ?? ""
            var point = place(dayColumns)
            point.column += dayColumns - day.columns
            canvas.put(day, at: point, style: quiet)
        }
        drawState(line, at: place(stateColumns), room: stateColumns, on: &canvas)
        drawAmount(line, row: row, on: &canvas)
    }

    private func drawTall(_ line: Row, row: Int, on canvas: inout Canvas) {
        let amount = drawAmount(line, row: row, on: &canvas)
        drawPlace(line, row: row, on: &canvas)
        let start = Self.mark + placeColumns
        canvas.put(
            line.face.title.truncated(to: max(0, columns - amount - 2 - start)),
            at: Point(column: start, row: row), style: plain)
        let number = line.face.shortNumber.truncated(to: max(0, columns - Self.mark))
        canvas.put(number, at: Point(column: Self.mark, row: row + 1), style: quiet)
        let left = Self.mark + number.columns + 2
        let room = min(columns - left, line.state.columns + 2)
        guard room > 4 else { return }
        let end = columns - room
        drawState(line, at: Point(column: end, row: row + 1), room: room, on: &canvas)
        if let day = line.day, left + day.columns + 1 <= end {
            canvas.put(day, at: Point(column: left, row: row + 1), style: quiet)
        }
    }

    private func drawPlace(_ line: Row, row: Int, on canvas: inout Canvas) {
        guard let place = line.place, placeColumns > 0 else { return }
        canvas.put(place, at: Point(column: Self.mark, row: row), style: theme.style(theme.accent))
    }

    @discardableResult
    private func drawAmount(_ line: Row, row: Int, on canvas: inout Canvas) -> Int {
        let amount = line.amount.truncated(to: columns - Self.mark)
        canvas.put(
            amount, at: Point(column: columns - amount.columns, row: row),
            style: theme.style(theme.text, .bold))
        return amount.columns
    }

    /// The state: a loud one on a filled ground, everything else in a colour of its own.
    private func drawState(_ line: Row, at point: Point, room: Int, on canvas: inout Canvas) {
        let text = line.state.truncated(to: max(0, room - 2))
        guard !text.isEmpty else { return }
        let inside = Point(column: point.column + 1, row: point.row)
        guard line.tone == .loud else {
            canvas.put(text, at: inside, style: style(of: line.tone))
            return
        }
        guard theme.depth > .ansi16 else {
            canvas.put("[\(text)]", at: point, style: theme.style(theme.negativeText, .bold))
            return
        }
        let fill = theme.negative.legible(on: theme.onNegative, ratio: 4.5, depth: theme.depth)
        let cap = Style(foreground: fill, background: theme.page)
        canvas.put("▐", at: point, style: cap)
        canvas.put(
            text, at: inside, style: Style(foreground: theme.onNegative, background: fill, attributes: .bold))
        canvas.put("▌", at: Point(column: inside.column + text.columns, row: point.row), style: cap)
    }

    private func style(of tone: Tone) -> Style {
        switch tone {
        case .loud, .alarming: theme.style(theme.negativeText, .bold)
        case .warning: theme.style(theme.warning)
        case .good: theme.style(theme.positive)
        case .plain: plain
        case .quiet: quiet
        }
    }

    private func draw(_ face: CardFace, row: Int, on canvas: inout Canvas) {
        guard theme.depth > .none else { return }
        let look = CardLook(face)
        let color =
            theme.depth == .ansi16
            ? look.flat.ground : theme.depth == .ansi256 ? look.ramp.ground[0] : look.gradient.end
        let mark = color.legible(on: theme.page, ratio: 3, depth: theme.depth)
        canvas.put(
            "▍", at: Point(column: 0, row: row), style: Style(foreground: mark, background: theme.page))
    }

    private var plain: Style { theme.style(theme.text) }
    private var quiet: Style { theme.style(theme.secondary) }
}
