import PaymentCardsScreens
import ScreenContract
import ScreenView
import TerminalKit

/// With less room than this, a merchant can't be recognized.
private let leastText = 18
/// With less room than this beside the amount, a merchant has a line of its own.
private let leastBesideAmount = 8
private let widestCategory = 20

extension Part {
    /// Transactions: one to a row, or to two where there is no room beside the text. Those that are not in words stay empty.
    static func transactions(_ sheet: StatementSheet) -> Part {
        let inWords = sheet.firstLine..<sheet.firstLine + sheet.lines.count
        return .fitted { columns in
            let table = TransactionColumns(sheet.widest, columns: columns)
            return .list(
                count: sheet.lineCount, rowsEach: table.rowsEach, words: sheet.lines.map(\.spoken)
            ) { index in
                inWords.contains(index) ? table.part(sheet.lines[index - sheet.firstLine]) : nil
            }
        }
    }
}

/// The columns of all transactions.
private struct TransactionColumns {
    private let columns, dates, amounts, categories: Int

    init(_ widest: StatementSheet.Widest, columns: Int) {
        self.columns = columns
        dates = min(widest.dates.map(\.columns).max() ?? 0, columns)
        amounts = min(widest.amounts.map(\.columns).max() ?? 0, columns)
        categories = min(widest.categoryNames.map(\.columns).max() ?? 0, widestCategory)
    }

    /// How many rows each transaction takes.
    var rowsEach: Int { columns - dates - amounts - categories - 6 >= leastText ? 1 : 2 }

    func part<Event>(_ line: StatementSheet.Line) -> Part<Event> {
        let text = [.gap(dates - line.date.columns), Ink(line.date, .quiet), .gap(2), Ink(line.text)]
        let name = line.categoryName.truncated(to: rowsEach == 1 ? categories : columns)
        let category = Ink { [.init(name, $0.style(CategoryLook.color(of: line.category, theme: $0)))] }
        let amount = Ink { theme in
            let style = line.isCredit ? theme.style(theme.positive, .bold) : theme.style(.plain)
            return [.init(line.amount, style)]
        }
        if rowsEach == 1 {
            let gap = categories - name.columns + 2 + amounts - line.amount.columns
            return .line(text, .joined([.gap(1), category, .gap(gap), amount]))
        }
        // An amount that leaves no room for the text goes below, beside the category.
        let isBelow = columns - dates - amounts - 4 < leastBesideAmount
        let end = Ink.joined([.gap(1), amount])
        let isIndented = !isBelow || dates + 2 + categories + 1 + amounts <= columns
        return .stack(
            [
                .line(text, isBelow ? .none : end),
                .line([category], isBelow ? end : .none, indent: isIndented ? dates + 2 : 0),
            ], gap: 0)
    }
}

/// The colours of spending categories.
enum CategoryLook {
    /// The colour of `category`, which can be read on the page and stands out from the panel.
    static func color(of category: StatementSheet.Category, theme: Theme) -> Color {
        guard theme.depth != .ansi16 else {
            return theme.appearance == .dark
                ? color16(of: category, theme: theme) : color16OnWhite(of: category, theme: theme)
        }
        let color = mixed(category, theme: theme)
        return color.legible(on: theme.panel, ratio: 4.5, depth: theme.depth)
            .legible(on: theme.page, ratio: 4.5, depth: theme.depth)
    }

    private static func mixed(_ category: StatementSheet.Category, theme: Theme) -> Color {
        switch category {
        case .groceries: Color(0x8FD674)
        case .dining: Color(0xFFB454)
        case .travel: Color(0x4FC3F7)
        case .fuel: Color(0xE58A6B)
        case .shopping: Color(0xC99BFF)
        case .utilities: Color(0x7C9BFF)
        case .health: Color(0xFF8FB1)
        case .entertainment: Color(0xF2DC6D)
        case .interest: Color(0xD9A066)
        case .fees: Color(0xB8A99A)
        case .refund, .payment: theme.positive
        case .neutral: theme.secondary
        }
    }

    /// Of xterm's 16 colours, those that can be read on white: there are three besides black.
    private static func color16OnWhite(of category: StatementSheet.Category, theme: Theme) -> Color {
        switch category {
        case .groceries, .travel, .utilities: Color(0x0000EE)
        case .dining, .fuel, .interest, .fees: Color(0xCD0000)
        case .shopping, .health, .entertainment: Color(0xCD00CD)
        case .refund, .payment: theme.positive
        case .neutral: theme.secondary
        }
    }

    /// Of xterm's 16 colours, by name.
    private static func color16(of category: StatementSheet.Category, theme: Theme) -> Color {
        switch category {
        case .groceries: Color(0x00CD00)
        case .dining: Color(0xCDCD00)
        case .travel: Color(0x00CDCD)
        case .fuel: Color(0xFF0000)
        case .shopping: Color(0xFF00FF)
        case .utilities: Color(0x5C5CFF)
        case .health: Color(0xFF00FF)
        case .entertainment: Color(0xFFFF00)
        case .interest: Color(0xCDCD00)
        case .fees: Color(0xE5E5E5)
        case .refund, .payment: theme.positive
        case .neutral: theme.secondary
        }
    }
}
