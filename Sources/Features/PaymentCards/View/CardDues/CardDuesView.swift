package import Pages
package import PaymentCardsScreens
import ScreenContract
package import ScreenView
package import TerminalKit

/// The screen with everything that is due: a line for each card, and the sums below.
package struct CardDuesView: PageView, TabularView, CalendarView {
    package typealias Event = CardDuesEvent
    package typealias Content = DuesRecord

    package init() {}

    /// The table of dues.
    package func parts(of sheet: DuesSheet) -> [Part<CardDuesEvent>] { [.dues(sheet)] }

    /// The table with the line that the person is at.
    package func parts(of sheet: DuesSheet, in space: PageSpace) -> [Part<CardDuesEvent>] {
        guard space.isLive else { return parts(of: sheet) }
        return [.dues(sheet, chosen: sheet.selected) { .opened($0) }]
    }

    /// What a key or the wheel means.
    package func events(
        for input: InputEvent, on state: CardDuesViewState?, in space: LiveSpace
    ) -> [CardDuesEvent] {
        switch input {
        case .key(let key): [Self.keys(page: space.size.rows - 6).event(for: key)].compactMap(\.self)
        case .pointer(let pointer) where pointer.kind == .scrolledUp: [.moved(by: -1)]
        case .pointer(let pointer) where pointer.kind == .scrolledDown: [.moved(by: 1)]
        case .pointer, .paste, .focus, .reply: []
        }
    }

    package func marking(_ pressed: CardDuesEvent) -> CardDuesEvent? {
        if case .opened(let row?) = pressed { .markToggled(row) } else { nil }
    }

    package func keys(on state: CardDuesViewState?) -> KeyTable<CardDuesEvent> { Self.keys(page: 10) }

    static func keys(page: Int) -> KeyTable<CardDuesEvent> {
        let page = max(2, page)
        return KeyTable([
            KeyRow("↑↓", inFull: "↑ ↓  k j", .moved(by: 1), .down, "j"),
            KeyRow("↑↓", inFull: "↑ ↓  k j", .moved(by: -1), .up, "k"),
            KeyRow("PgUp PgDn", .moved(by: page), .pageDown), KeyRow("PgUp PgDn", .moved(by: -page), .pageUp),
            KeyRow("Home End", .moved(by: -.max), .home), KeyRow("Home End", .moved(by: .max), .end),
            KeyRow("⏎", .opened(nil), .enter), KeyRow("Space", .markToggled(nil), " "),
            KeyRow("p", .paymentChosen, "p"),
            KeyRow("d Del", .removalRequested, "d", .delete),
            KeyRow("u", .undoRequested, "u"),
            KeyRow("r", .refreshRequested, "r"), KeyRow("g", .screen(.placesRequested), "g"),
            KeyRow("x", .screen(.privacyToggled), "x"),
            KeyRow("Esc", .screen(.closed), .escape, .backspace, .left, "q", "h"),
        ])
    }

    /// The reminders as events of a calendar; one without events if nothing is due.
    package func calendar(of state: CardDuesViewState) -> String {
        guard let record = state.record else { return "" }
        return CalendarText(
            events: record.reminders.map { CalendarEvent(uid: $0.uid, day: $0.day, summary: $0.summary) },
            stamp: record.date, part: record.part
        ).text
    }
}

extension Part {
    /// The sums below entries of two lines each.
    static func sums(_ sums: [DuesSheet.Sum], indent: Int = 0) -> [Part] {
        let lines = sums.enumerated().flatMap { index, sum in
            let total = Fact(label: index == 0 ? sum.label : "", value: sum.amount)
            return [Part.fact(total, .quiet, Ink(sum.amount, .strong)).inset(left: indent)]
                + (sum.remark == nil ? [] : [.line([], .state(sum.remark, .bad))])
        }
        return lines.isEmpty ? [] : [.line([])] + lines
    }
}
