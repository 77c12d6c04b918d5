import PaymentCardsScreens
import PaymentCardsTestSupport
import ScreenContract
import TerminalKit
import TerminalTestSupport
import TestSupport
import Testing

@testable import PaymentCardsView

@Suite("CardListLivePicture")
struct CardListLivePictureTests {
    @Test(
        "The picture is exactly as large as the screen, whatever is on it",
        arguments: 0..<CardListViewState.liveKinds.count)
    func sizes(kind: Int) {
        let state = CardListViewState.liveKinds[kind]
        for columns in [1, 7, 19, 20, 24, 36, 40, 60, 80, 120, 200] {
            for rows in [1, 7, 8, 12, 20, 24, 60] {
                let canvas = picture(state, columns, rows)
                same(canvas.size, Size(columns: columns, rows: rows))
                #expect(canvas.hasWholeRows, "\(columns)x\(rows)")
            }
        }
    }

    @Test("So it is at every size", arguments: 0..<10)
    func everySize(band: Int) {
        let states = [
            CardListViewState.live([.fixture(reveal: -0.6), .fixture(id: "2")]),
            CardListViewState.live([.fixture()], .fixture(menu: .fixture)),
            CardListViewState.empty.live(.fixture(help: CardListViewState.helpFixture)),
        ]
        // All of the small ones; of the large ones every third, and every seventh height, another for each width.
        for columns in stride(from: band * 20 + 1, through: band * 20 + 20, by: band < 2 ? 1 : 3) {
            let all = columns <= 40 ? Array(1...14) : []
            for rows in all + Array(stride(from: 1 + columns % 7, through: 60, by: 7)) {
                let canvas = picture(states[(columns + rows) % states.count], columns, rows)
                #expect(
                    canvas.size == Size(columns: columns, rows: rows) && canvas.hasWholeRows,
                    "\(columns)x\(rows)")
            }
        }
    }

    @Test(
        "A marked card has a tick at every size; how many are marked is said as long as there is room for it")
    func marks() {
        let marks = MarksState(count: "1 marked", due: "₹7,853.33")
        let state = CardListViewState.live(
            [.fixture(mark: "marked"), .fixture(id: "2")], .fixture(marks: marks))
        for (columns, rows) in [(20, 8), (24, 12), (40, 12), (60, 20), (80, 24), (120, 40)] {
            let picture = picture(state, columns, rows)
            same(picture.lines.count { $0.contains("✓") }, 1, "\(columns)x\(rows)")
            #expect(columns < 24 || picture.lines[0].contains("1 marked"), "\(columns)x\(rows)")
            #expect(columns < 60 || picture.lines[0].contains("1 marked: ₹7,853.33"))
        }
        #expect(picture(state, 80, 24).text.contains("✓ marked"))
    }

    @Test("A screen without room says so, as far as it can")
    func tooSmall() {
        #expect(picture(.live([.fixture()]), 19, 7).text.hasPrefix("Too small: enlarge"))
        same(picture(.live([.fixture()]), 1, 1).text, "…")
        #expect(picture(.live([.fixture()]), 20, 8).text.contains("SBI REWARDZ"))
    }

    @Test(
        "The title, how many cards there are and which of them are shown stand at the top, the keys at the bottom"
    )
    func frame() {
        let controls = CardListControls.fixture(
            window: WindowState(first: 4, count: 2, total: 12), activity: "loading…")
        let lines = picture(.live([.fixture(), .fixture(id: "2")], controls), 80, 24).lines
        #expect(lines[0].hasPrefix("  Your cards "))
        #expect(lines[0].hasSuffix(" loading… · 5–6 · 2 cards"))
        #expect(
            picture(.live([.fixture(), .fixture(id: "2")], controls), 30, 12).lines[0].hasSuffix(
                " loading… · 5–6"))
        #expect(lines[23].hasPrefix("  ↑↓ move  ? help"))
        #expect(lines[22].allSatisfy { $0 == " " })
    }

    @Test(
        "What was just done is said below the title, whole on 40 columns, but never over a search that is typed"
    )
    func notice() {
        for notice in ["Mouse off: drag to select text", "Мишу ввімкнено: виділяйте із Shift"] {
            let found = SearchFieldState(label: "Search", text: "sbi", isEditing: false)
            let lines = picture(.live([.fixture()], .fixture(notice: notice, search: found)), 40, 12).lines
            #expect(lines[1].contains(notice))
            let typed = SearchFieldState(label: "Search", text: "sbi", isEditing: true)
            let typing = picture(.live([.fixture()], .fixture(notice: notice, search: typed)), 40, 12).lines
            #expect(typing[1].contains("Search: sbi█"))
        }
    }

    @Test("Where every card is shown, no place is named")
    func wholeList() {
        #expect(picture(.live([.fixture()]), 80, 24).lines[0].hasSuffix(" 1 cards"))
    }

    @Test("The focused card is marked at its left, and its actions bear the keys that choose them")
    func focus() {
        let rows = [CardRow.fixture(reveal: -0.6), .fixture(id: "2", reveal: 0.6)]
        for size in [Size(columns: 80, rows: 24), Size(columns: 40, rows: 12)] {
            let canvas = picture(.live(rows, .fixture(focus: rows[1].id)), size.columns, size.rows)
            let frame = CardListLiveLayout(size: size).frame(of: 1)
            same(canvas[Point(column: frame.minColumn - 1, row: frame.minRow)].text, "▌")
            #expect(canvas.text.contains("1 ▤ view details"))
            same(canvas.text.count { $0 == "▌" }, CardListLiveLayout(size: size).grid.metrics.faceRows)
        }
    }

    @Test("A search is shown with its end, and with a cursor while it is typed")
    func search() {
        let text = String(repeating: "x", count: 500) + "漢字end"
        let editing = CardListControls.fixture(
            search: SearchFieldState(label: "Search", text: text, isEditing: true))
        let line = picture(.live([.fixture()], editing), 40, 12).lines[1]
        #expect(line.hasPrefix(" Search: …xxx"))
        #expect(line.hasSuffix("x漢字end█"))
    }

    @Test("A search of a million characters is drawn as fast as a short one")
    func longSearch() {
        let text = String(repeating: "e\u{301}", count: 1_000_000)
        let controls = CardListControls.fixture(
            search: SearchFieldState(label: "Search", text: text, isEditing: true))
        #expect(picture(.live([.fixture()], controls), 40, 12).lines[1].hasSuffix("█"))
    }

    @Test("A menu ticks the choice that holds and points at the one the person is at")
    func menu() {
        let lines = picture(.live([.fixture()], .fixture(menu: .fixture)), 80, 24).lines.joined(
            separator: "\n")
        #expect(lines.contains(" ✓ by title"))
        #expect(lines.contains("›  by bank"))
        #expect(lines.contains("   as they come"))
    }

    @Test("An alert, a menu and help lie over the cards, in this order")
    func layers() {
        let alert = AlertState(title: "Error", message: "You are offline.", advice: "Try again.")
        #expect(picture(.live([.fixture()], alert: alert), 80, 24).text.contains("You are offline."))
        let all = CardListViewState.live(
            [.fixture()], .fixture(menu: .fixture, help: CardListViewState.helpFixture), alert: alert)
        let text = picture(all, 80, 40).text
        #expect(text.contains("Home 16"))
        #expect(!text.contains("by title"))
    }

    private func picture(_ state: CardListViewState, _ columns: Int, _ rows: Int) -> Canvas {
        CardListLivePicture(
            layout: CardListLiveLayout(size: Size(columns: columns, rows: rows)),
            theme: .standard(depth: .none)
        )
        .canvas(for: state, state.controls ?? .fixture()) { id in
            state.rows.first { $0.id == id }?.reveal ?? 0
        }
    }
}
