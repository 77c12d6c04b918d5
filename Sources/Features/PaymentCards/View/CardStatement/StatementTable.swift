import PaymentCardsScreens
import ScreenView
import TerminalKit

/// Draws transactions: one to a row, or to two where there is no room beside the text. Those that are not in words stay empty.
struct StatementTable {
    let sheet: StatementSheet
    let columns: Int
    let theme: Theme
    private let dateColumns: Int
    private let amountColumns: Int
    private let categoryColumns: Int

    /// With less room than this, a merchant can't be recognized.
    private static let leastText = 18

    /// A table, exactly `columns` wide.
    init(sheet: StatementSheet, columns: Int, theme: Theme) {
        self.sheet = sheet
        self.columns = columns
        self.theme = theme
        dateColumns = min(sheet.widest.dates.map(\.columns).max() ?? 0, columns)
        amountColumns = min(sheet.widest.amounts.map(\.columns).max() ?? 0, columns)
        categoryColumns = min(sheet.widest.categoryNames.map(\.columns).max() ?? 0, 20)
    }

    /// How many rows each transaction takes.
    var rowsEach: Int {
        columns - dateColumns - amountColumns - categoryColumns - 6 >= Self.leastText ? 1 : 2
    }

    /// How many rows the table takes.
    var rows: Int { sheet.lineCount * rowsEach }

    /// The transactions of which something is in the rows of `range`.
    func lines(inRows range: Range<Int>) -> Range<Int> {
        let range = range.clamped(to: 0..<rows)
        return range.lowerBound / rowsEach..<(range.upperBound + rowsEach - 1) / rowsEach
    }

    /// The rows of `range` that the table has.
    func canvas(rows range: Range<Int>) -> Canvas {
        let range = range.clamped(to: 0..<rows)
        let places = lines(inRows: range)
        var canvas = theme.page(columns: columns, rows: places.count * rowsEach)
        let inWords = sheet.firstLine..<sheet.firstLine + sheet.lines.count
        for place in places.clamped(to: inWords) {
            draw(
                sheet.lines[place - sheet.firstLine], row: (place - places.lowerBound) * rowsEach, on: &canvas
            )
        }
        return canvas.cropped(
            to: Rect(
                column: 0, row: range.lowerBound - places.lowerBound * rowsEach, columns: columns,
                rows: range.count))
    }

    private func draw(_ line: StatementSheet.Line, row: Int, on canvas: inout Canvas) {
        let amount = line.amount.truncated(to: amountColumns)
        let amountColumn = columns - amount.columns
        let textColumn = dateColumns + 2
        let isShort = rowsEach == 1
        // An amount that leaves no room for the text goes below, in place of the category.
        let isBelow = !isShort && columns - textColumn - amountColumns - 2 < 8
        let textEnd = isShort ? columns - amountColumns - categoryColumns - 4 : amountColumn - 2
        canvas.put(
            line.date, at: Point(column: dateColumns - line.date.columns, row: row),
            style: theme.style(theme.secondary))
        canvas.put(
            line.text.truncated(to: max(0, (isBelow ? columns : textEnd) - textColumn)),
            at: Point(column: textColumn, row: row), style: theme.style(theme.text))
        let category = Point(column: isShort ? textEnd + 2 : textColumn, row: isShort ? row : row + 1)
        let categoryRoom = isShort ? categoryColumns : (isBelow ? textEnd : columns) - textColumn
        canvas.put(
            line.categoryName.truncated(to: max(0, categoryRoom)), at: category,
            style: theme.style(CategoryLook.color(of: line.category, theme: theme)))
        canvas.put(
            amount, at: Point(column: amountColumn, row: isBelow ? row + 1 : row),
            style: theme.style(line.isCredit ? theme.positive : theme.text, line.isCredit ? .bold : []))
    }
}
