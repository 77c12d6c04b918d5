import PaymentCardsScreens
import TerminalKit

extension Theme {
    /// Soon due, not yet urgent.
    var amber: Color { depth == .ansi16 ? Color(0xCDCD00) : Color(0xE8B04A) }

    /// The colour of words about something that must be paid so soon.
    func color(of urgency: DuesSheet.Urgency) -> Color {
        switch urgency {
        case .overdue, .today: negativeText
        case .soon: amber
        case .near: text
        case .later, .unknown: secondary
        }
    }
}
