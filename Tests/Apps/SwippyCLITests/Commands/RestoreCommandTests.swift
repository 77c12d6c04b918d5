import PaymentCardsPorts
import TestSupport
import Testing

@testable import SwippyCLI

@Suite("swippy restore")
struct RestoreCommandTests {
    @Test(
        "asks about a card on one line: a long title is cut, and a number in it is masked even if it is mistyped",
        arguments: [
            ("Platinum", "Platinum"),
            (String(repeating: "w", count: 200), String(repeating: "w", count: 100) + "…"),
            ("4111 1111 1111 1112", "4111 11XX XXXX 1112"),
        ])
    func question(title: String, shown: String) {
        let card = CardCandidate(name: "7", title: title, number: "4111 •••• 1111")
        same(card.line, "\(shown), 4111 •••• 1111 (7)")
    }
}
