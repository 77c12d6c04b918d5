import ScreenContract
import ScreenView
import TerminalKit
import TerminalTestSupport
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
        #expect(lines[2] == expected)
    }
}
