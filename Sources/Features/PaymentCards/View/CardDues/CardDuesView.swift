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

extension Part {
    /// The sums below entries of two lines each.
    static func sums(_ sums: [DuesSheet.Sum], indent: Int = 0) -> [Part] {
        let lines = sums.enumerated().flatMap { index, sum in
            let label = Ink(index == 0 ? sum.label : nil, .quiet)
            return [Part.line([label], Ink(sum.amount, .strong), indent: indent)]
                + (sum.remark == nil ? [] : [.line([], .state(sum.remark, .bad))])
        }
        return lines.isEmpty ? [] : [.line([])] + lines
    }
}
