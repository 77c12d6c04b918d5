import PaymentCardsScreens
import ScreenView
import TerminalKit

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
