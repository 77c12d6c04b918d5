import Pages
package import PaymentCardsScreens
package import ScreenContract
package import ScreenView

/// The screen with everything that is due: a line for each card, and the sums below.
package struct CardDuesView: AnswerPageView, CalendarView {
    package typealias Content = DuesRecord

    package init() {}

    /// The table of dues.
    package func parts(of sheet: DuesSheet) -> [Part<AnswerEvent>] { [.dues(sheet)] }

    /// The reminders as events of a calendar; one without events if nothing is due.
    package func calendar(of state: CardDuesViewState) -> String {
        guard let record = state.record else { return "" }
        return CalendarText(
            events: record.reminders.map { CalendarEvent(uid: $0.uid, day: $0.day, summary: $0.summary) },
            stamp: record.date
        ).text
    }
}
