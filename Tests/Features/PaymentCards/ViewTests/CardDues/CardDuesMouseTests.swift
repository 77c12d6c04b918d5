import Foundation
import Pages
import PaymentCardsScreens
import PaymentCardsTestSupport
import ScreenContract
import ScreenTestSupport
import ScreenView
import TerminalKit
import TerminalTestSupport
import TestSupport
import Testing

@testable import PaymentCardsView

@MainActor
@Suite("CardDuesView, the mouse")
struct CardDuesMouseTests {
    private let output = OutputSpy<CardDuesEvent>()

    @Test(
        "A click with the right button marks the card in a row, and nothing elsewhere", arguments: [100, 30])
    func markedByMouse(columns: Int) throws {
        let screen = PureViewScreen(view: CardDuesView(), output: output)
        screen.resize(to: Size(columns: columns, rows: 24))
        screen.render(.sample())
        let lines = screen.frame(theme: .standard(depth: .none)).lines
        let row = try #require(lines.indices.last { lines[$0].contains("CARD") })
        for row in [row, 0] {
            let place = Point(column: 6, row: row)
            screen.handle(
                .pointer(PointerEvent(kind: .pressed, button: .right, position: place)), at: .zero)
        }
        same(output.events.count, 1)
        #expect("\(output.events)".contains("markToggled(Optional("))
    }
}
