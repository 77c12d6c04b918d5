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

    @Test("A search of a million characters is drawn as fast as a short one")
    func longSearch() {
        let text = String(repeating: "e\u{301}", count: 1_000_000)
        let controls = CardListControls.fixture(
            search: SearchFieldState(label: "Search", text: text, isEditing: true))
        #expect(picture(.live([.fixture()], controls), 40, 12).lines[1].hasSuffix("█"))
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
