package import Pages
package import PaymentCardsScreens
import ScreenContract
package import ScreenView
import TerminalKit

/// The screen on which everything due is paid, as the person meets it.
///
/// Where the question isn't asked on the screen itself, no key pays: the app or command that shows it sends
/// `DuePaymentsEvent.agreed` once the person has answered.
package struct DuePaymentsView: PageView {
    package typealias Event = DuePaymentsEvent
    package typealias Content = DuePaymentsRecord

    package init() {}

    /// The payments as a table.
    package func parts(of sheet: DuePaymentsSheet) -> [Part<DuePaymentsEvent>] { [.dues(sheet.payments)] }

    /// The question above the table, and the buttons below it.
    package func parts(of sheet: DuePaymentsSheet, in space: PageSpace) -> [Part<DuePaymentsEvent>] {
        guard space.isLive else { return parts(of: sheet) }
        // Amounts are to be seen below the question.
        let question = sheet.menu.map { menu in
            Part.first(
                of: [.menu(menu, chosen: Event.chose), .question(menu.title, menu, chosen: Event.chose)],
                within: (space.rows ?? .max) / 2)
        }
        let buttons: [Part<Event>] = sheet.buttons.isEmpty ? [] : [.buttons(sheet.buttons)]
        return [question].compactMap(\.self) + parts(of: sheet) + buttons
    }

    /// What is being paid or taken back is said at once.
    package func speech(of state: DuePaymentsViewState, in space: LiveSpace) -> Speech {
        var speech = pageSpeech(of: state, in: space)
        speech.underWay = state.body?.activity
        return speech
    }

    /// Nothing is agreed to where the amounts may be out of sight.
    package func reported(
        _ event: DuePaymentsEvent, on state: DuePaymentsViewState?, in space: LiveSpace
    ) -> DuePaymentsEvent {
        guard case .chose(let answer) = event, let menu = state?.body?.menu, !space.showsAmounts else {
            return event
        }
        return (answer ?? menu.selected) == 0 ? event : .agreedUnseen
    }

    package func keys(on state: DuePaymentsViewState?) -> KeyTable<DuePaymentsEvent> {
        state?.body?.menu == nil ? Self.keys : Self.answers
    }

    static let answers = KeyTable<DuePaymentsEvent>([
        KeyRow("↑↓", .moved(by: -1), .up, .backTab, "k"),
        KeyRow("↑↓", .moved(by: 1), .down, .tab, "j"),
        KeyRow("⏎", .chose(nil), .enter), KeyRow("x", .screen(.privacyToggled), "x"),
        KeyRow("Esc", .screen(.closed), .escape, .backspace, .left, "q", "h"),
    ])

    static let keys = KeyTable<DuePaymentsEvent>([
        KeyRow("u", .undoRequested, "u"),
        KeyRow("g", .screen(.placesRequested), "g"), KeyRow("x", .screen(.privacyToggled), "x"),
        KeyRow("Esc", .screen(.closed), .escape, .backspace, .left, "q", "h"),
    ])
}
