import ScreenContract
import ScreenView
import TerminalKit
import TerminalTestSupport
import TestSupport
import Testing

@Suite("A menu, drawn")
struct MenuPictureTests {
    private enum Event: ViewEvent {
        case screen(ScreenEvent), chosen(Int)
    }

    @Test(
        "has its longest choice whole, and free columns beside it, as long as there is room",
        arguments: [(40, "│ ›✓ Найпопулярніші  │"), (20, "│›✓ Найпопулярніші │")])
    func narrow(columns: Int, expected: String) {
        let menu = MenuState(title: "Сортування", items: ["Найпопулярніші", "Нові"], ticked: 0, selected: 0)
        let lines = MenuPicture(menu: menu, theme: .standard(depth: .none)).canvas(
            columns: columns, chosen: { Event.chosen($0) }
        ).lines
        same(lines[2], expected)
    }

    @Test("has its title whole, on as many rows as it takes, and as many choices as fit below it")
    func longTitle() {
        let menu = MenuState(
            title: "Pay this on 2 cards? In total: ₹18,420.00.", items: ["no", "yes", "later"], ticked: nil,
            selected: 1)
        func lines(_ rows: Int) -> [String] {
            MenuPicture(menu: menu, theme: .standard(depth: .none)).canvas(
                columns: 28, rows: rows, chosen: { Event.chosen($0) }
            ).lines
        }
        same(
            lines(.max)[1...4],
            [
                "│ Pay this on 2 cards? In  │", "│ total: ₹18,420.00.       │",
                "│   no                     │",
                "│›  yes                    │",
            ])
        same(lines(5)[3...], ["│›  yes                    ↓", "╰──────────────────────────╯"])
    }
}
