import PaymentCardsScreens
import ScreenContract
import ScreenView
import TerminalKit

/// Draws everything that is due: a line for each card, and the sums below; two lines where one has no room.
struct CardDuesPicture {
    let state: CardDuesViewState
    let theme: Theme
    let margin: Int
    private let width: Int
    /// Everything between the margins.
    private let columns: Int

    /// No line is wider, or the eye would lose it on its way to the amount.
    private static let widest = 96

    /// A picture `width` columns wide.
    init(state: CardDuesViewState, columns width: Int, theme: Theme) {
        self.state = state
        self.theme = theme
        self.width = width
        margin = CardListLayout(count: 1, columns: width, rows: nil).margin
        columns = min(max(1, width - 2 * margin), Self.widest)
    }

    /// The whole picture.
    var canvas: Canvas {
        let alert = state.alert.map { [MessageBox($0, theme: theme).canvas(columns: columns)] } ?? []
        let leftOut = state.leftOut.map { [paragraph($0 + ".")] } ?? []
        let parts = [header] + alert + content + leftOut
        let page = theme.page(columns: columns, of: parts, gap: 1)
        var canvas = theme.page(columns: width, rows: page.size.rows + 1)
        canvas.blit(page, at: Point(column: margin, row: 0))
        return canvas
    }

    /// The title with how many cards there are beside it, or below it where there is no room.
    private var header: Canvas {
        let summary = state.summary ?? ""
        let isBeside = state.title.columns + 2 + summary.columns <= columns
        let below = (isBeside ? [] : [summary]) + (state.kept.map { [$0.label] } ?? [])
        let quiet = theme.style(theme.secondary)
        var header = theme.page(columns: columns, rows: 2 + below.count)
        header.put(
            state.title.truncated(to: columns), at: Point(column: 0, row: 1),
            style: theme.style(theme.text, .bold))
        if isBeside {
            header.put(summary, at: Point(column: columns - summary.columns, row: 1), style: quiet)
        }
        for (row, text) in below.enumerated() {
            header.put(text.truncated(to: columns), at: Point(column: 0, row: 2 + row), style: quiet)
        }
        return header
    }

    private var content: [Canvas] {
        switch state.content {
        case .loading(let words): [paragraph(words)]
        case .empty(let notice): [MessageBox(notice, theme: theme).canvas(columns: columns)]
        case .failed(let alert): [MessageBox(alert, theme: theme).canvas(columns: columns)]
        case .dues(let sheet):
            [DuesTable(sheet: sheet, columns: columns, theme: theme).canvas, sums(of: sheet)]
        }
    }

    /// The sums, below the amounts. What is overdue of one stands before it, or below it where there is no room.
    private func sums(of sheet: DuesSheet) -> Canvas {
        let amountColumns = sheet.sums.map(\.amount.columns).max() ?? 0
        let room = columns - amountColumns - 3
        var canvas = theme.page(columns: columns, rows: 0)
        for (index, sum) in sheet.sums.enumerated() {
            let label = index == 0 ? sum.label : ""
            let overdue = sum.overdue ?? ""
            let isBeside = DuesTable.mark + label.columns + 2 + overdue.columns <= room
            var line = theme.page(columns: columns, rows: isBeside ? 1 : 2)
            line.put(
                label.truncated(to: max(0, room)), at: Point(column: DuesTable.mark, row: 0),
                style: theme.style(theme.secondary))
            put(sum.amount, endingAt: columns, row: 0, theme.style(theme.text, .bold), on: &line)
            put(
                overdue, endingAt: isBeside ? room : columns, row: isBeside ? 0 : 1,
                theme.style(theme.negativeText), on: &line)
            canvas = theme.page(columns: columns, of: [canvas, line])
        }
        return canvas
    }

    private func put(
        _ text: String, endingAt end: Int, row: Int, _ style: Style, on canvas: inout Canvas
    ) {
        let text = text.truncated(to: max(0, end))
        canvas.put(text, at: Point(column: end - text.columns, row: row), style: style)
    }

    private func paragraph(_ words: String) -> Canvas {
        let lines = words.wrapped(to: columns, maxLines: 4)
        var canvas = theme.page(columns: columns, rows: lines.count)
        for (row, line) in lines.enumerated() {
            canvas.put(line, at: Point(column: 0, row: row), style: theme.style(theme.secondary))
        }
        return canvas
    }
}

/// The lines: the bank's colour, title, digits, day, what remains of the time, and the amount.
private struct DuesTable {
    let sheet: DuesSheet
    let columns: Int
    let theme: Theme
    private let numberColumns: Int
    private let dayColumns: Int
    private let stateColumns: Int
    private let amountColumns: Int

    /// With less room than this, a title can't be recognized.
    private static let leastTitle = 16
    /// A feed may say anything of the time.
    private static let longestState = 26
    /// The bank's mark and the space behind it.
    static let mark = 2

    init(sheet: DuesSheet, columns: Int, theme: Theme) {
        self.sheet = sheet
        self.columns = columns
        self.theme = theme
        func widest(_ texts: [String]) -> Int { texts.map(\.columns).max() ?? 0 }
        numberColumns = widest(sheet.lines.map(\.face.shortNumber))
        dayColumns = widest(sheet.lines.compactMap(\.day))
        stateColumns = min(widest(sheet.lines.map(\.state)), Self.longestState) + 2
        amountColumns = widest(sheet.lines.map(\.amount) + sheet.sums.map(\.amount))
    }

    private var titleRoom: Int {
        columns - Self.mark - numberColumns - dayColumns - stateColumns - amountColumns - 8
    }

    private var isShort: Bool { titleRoom >= Self.leastTitle }

    /// Titles take no more room than the longest, so that what belongs to them is near.
    private var titleColumns: Int {
        min(titleRoom, sheet.lines.map(\.face.title.columns).max() ?? 0)
    }

    var canvas: Canvas {
        let rowsEach = isShort ? 1 : 2
        var canvas = theme.page(columns: columns, rows: sheet.lines.count * rowsEach)
        for (index, line) in sheet.lines.enumerated() {
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

    private func drawShort(_ line: DuesSheet.Line, row: Int, on canvas: inout Canvas) {
        var column = Self.mark
        func place(_ columns: Int) -> Point {
            defer { column += columns + 2 }
            return Point(column: column, row: row)
        }
        canvas.put(line.face.title.truncated(to: titleColumns), at: place(titleColumns), style: plain)
        canvas.put(line.face.shortNumber, at: place(numberColumns), style: quiet)
        let day = line.day ?? ""
        var point = place(dayColumns)
        point.column += dayColumns - day.columns
        canvas.put(day, at: point, style: quiet)
        drawState(line, at: place(stateColumns), room: stateColumns, on: &canvas)
        drawAmount(line, row: row, on: &canvas)
    }

    private func drawTall(_ line: DuesSheet.Line, row: Int, on canvas: inout Canvas) {
        let amount = drawAmount(line, row: row, on: &canvas)
        canvas.put(
            line.face.title.truncated(to: max(0, columns - amount - 2 - Self.mark)),
            at: Point(column: Self.mark, row: row), style: plain)
        let number = line.face.shortNumber.truncated(to: max(0, columns - Self.mark))
        canvas.put(number, at: Point(column: Self.mark, row: row + 1), style: quiet)
        let left = Self.mark + number.columns + 2
        let room = min(columns - left, line.state.columns + 2)
        guard room > 4 else { return }
        let start = columns - room
        drawState(line, at: Point(column: start, row: row + 1), room: room, on: &canvas)
        if let day = line.day, left + day.columns + 1 <= start {
            canvas.put(day, at: Point(column: left, row: row + 1), style: quiet)
        }
    }

    @discardableResult
    private func drawAmount(_ line: DuesSheet.Line, row: Int, on canvas: inout Canvas) -> Int {
        let amount = line.amount.truncated(to: columns - Self.mark)
        canvas.put(
            amount, at: Point(column: columns - amount.columns, row: row),
            style: theme.style(theme.text, .bold))
        return amount.columns
    }

    /// What remains of the time: what is overdue on a filled ground, everything else in a colour of its own.
    private func drawState(_ line: DuesSheet.Line, at point: Point, room: Int, on canvas: inout Canvas) {
        let text = line.state.truncated(to: max(0, room - 2))
        guard !text.isEmpty else { return }
        let inside = Point(column: point.column + 1, row: point.row)
        guard line.urgency == .overdue else {
            canvas.put(text, at: inside, style: style(of: line.urgency))
            return
        }
        guard theme.depth > .ansi16 else {
            canvas.put("[\(text)]", at: point, style: theme.style(theme.negativeText, .bold))
            return
        }
        let fill = theme.negative.legible(on: theme.text, ratio: 4.5, depth: theme.depth)
        let cap = Style(foreground: fill, background: theme.page)
        canvas.put("▐", at: point, style: cap)
        canvas.put(
            text, at: inside, style: Style(foreground: theme.text, background: fill, attributes: .bold))
        canvas.put("▌", at: Point(column: inside.column + text.columns, row: point.row), style: cap)
    }

    private func style(of urgency: DuesSheet.Urgency) -> Style {
        switch urgency {
        case .overdue, .today: theme.style(theme.negativeText, .bold)
        case .soon: theme.style(amber)
        case .near: plain
        case .later, .unknown: quiet
        }
    }

    private func draw(_ face: CardFace, row: Int, on canvas: inout Canvas) {
        guard theme.depth > .none else { return }
        let look = CardLook(face)
        let color =
            theme.depth == .ansi16
            ? look.flat.ground : theme.depth == .ansi256 ? look.duotone.ink : look.gradient.end
        let mark = color.legible(on: theme.page, ratio: 3, depth: theme.depth)
        canvas.put(
            "▍", at: Point(column: 0, row: row), style: Style(foreground: mark, background: theme.page))
    }

    private var plain: Style { theme.style(theme.text) }
    private var quiet: Style { theme.style(theme.secondary) }
    private var amber: Color { theme.depth == .ansi16 ? Color(0xCDCD00) : Color(0xE8B04A) }
}
