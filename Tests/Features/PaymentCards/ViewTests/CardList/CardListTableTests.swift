import PaymentCardsScreens
import PaymentCardsTestSupport
import ScreenContract
import TerminalKit
import TerminalTestSupport
import TestSupport
import Testing

@testable import PaymentCardsView
import Words

@Suite("The list as a table")
struct CardListTableTests {
    private func picture(
        _ rows: [CardRow], _ columns: Int, depth: ColorDepth = .none, totals: [DueTotal] = []
    ) -> Canvas {
        let state = CardListViewState(
            title: "Your cards", summary: "\(rows.count) cards", content: .cards(rows), totals: totals)
        return CardListPicture(
            space: CanvasSpace(columns: columns, theme: .standard(depth: depth)), isTable: true
        ).canvas(for: state)
    }

    /// A card with anything in it that a feed may have.
    private func row(_ number: Int, _ random: inout SeededGenerator) -> CardRow {
        let words = ["SBI", "楽天カード", "👩‍👩‍👧", "बचत", "КАРТКА", "x", String(repeating: "LONG ", count: 40), ""]
        let amounts = ["₹1.00", "₹12,34,567.50", "•••••", "$\(String(repeating: "9", count: 38)).00"]
        let due = DueStrip.fixture(
            amount: random.pick(amounts), state: random.pick(words + ["due in 6 days"]),
            shortState: random.pick(words), tone: random.pick(Tone.allCases))
        return .fixture(
            id: "\(number)", place: random.chance(5) ? nil : "@\(number)",
            face: .fixture(
                title: "\(random.pick(words)) \(random.pick(words))",
                lastFour: random.pick(["8776", "", "••••"]),
                bank: random.pick(CardFace.Bank.allCases), bankName: random.pick(words),
                network: random.pick(CardFace.Network.allCases), networkName: random.pick(words)),
            due: random.chance(4) ? nil : due)
    }

    @Test("never has a row wider than the terminal", .showsSeed)
    func widths() {
        var random = SeededGenerator.ofThisRun()
        for columns in 20...300 {
            let rows = (1...random.number(2..<14)).map { row($0 * 9, &random) }
            let totals = [
                DueTotal(label: "total due", amount: random.pick(["₹1.00", "¥9"]), cards: "9 cards")
            ]
            let canvas = picture(
                rows, columns, depth: random.pick(ColorDepth.allCases),
                totals: random.chance(2) ? [] : totals)
            same(canvas.size.columns, columns)
            let codes = /\u{1B}\[[0-9;:]*m/
            for line in ANSIEncoder(depth: .trueColor).encode(canvas).split(separator: "\n") {
                #expect(line.replacing(codes, with: "").columns <= columns)
            }
        }
    }

    @Test("says at 40 columns which card it is, and when how much is due", arguments: ColorDepth.allCases)
    func narrow(depth: ColorDepth) {
        let canvas = picture(CardRow.samples(in: .english), 40, depth: depth)
        let line = canvas.lines.first { $0.contains("@5") } ?? ""
        for text in ["8776", "YES FIRST", "2 days late"] { #expect(line.contains(text), "\(line)") }
    }

    @Test(
        "never says by colour alone what is due when: every tone has words", arguments: Tone.allCases
    )
    func tones(tone: Tone) {
        for columns in [40, 60, 80, 120] {
            let rows = [CardRow.fixture(due: .fixture(state: "state", shortState: "short", tone: tone))]
            let text = picture(rows, columns).text
            #expect(text.contains("state") || text.contains("short"))
            same(text.contains("["), tone == .loud)
        }
    }

    @Test(
        "fills what is overdue, and keeps a contrast of 4.5 to 1",
        arguments: [ColorDepth.ansi256, .trueColor])
    func legible(depth: ColorDepth) {
        let canvas = picture(CardRow.samples(in: .english), 80, depth: depth)
        let theme = Theme.standard(depth: depth)
        var filled = 0
        for row in 3..<canvas.size.rows {
            for column in 0..<canvas.size.columns {
                let cell = canvas[Point(column: column, row: row)]
                guard let text = cell.text, text.isLetter || text.isNumber,
                    let ink = cell.style.foreground?.shown(at: depth)
                else { continue }
                let ground = (cell.style.background ?? theme.page).shown(at: depth)
                #expect(ink.contrast(with: ground) >= 4.5, "\(text) at \(column), \(row)")
                if ground.contrast(with: theme.negative) < 1.6, ground != theme.page.shown(at: depth) {
                    filled += 1
                }
            }
        }
        #expect(filled >= "2dayslate".count)
    }

    @Test("fits fourteen cards in five currencies into a terminal of 24 rows with its prompt")
    func height() {
        let rows = (1...14).map { CardRow.fixture(id: "\($0)", place: "@\($0)") }
        let totals = (1...5).map { DueTotal(label: "total due", amount: "₹\($0)", cards: "1 card") }
        same(picture(rows, 80, totals: totals).size.rows, 23)
    }

    @Test("takes the place of cards alone: what else the list says stays")
    func others() {
        for state in CardListViewState.kinds where state.rows.isEmpty {
            let space = CanvasSpace(columns: 80, theme: .standard(depth: .none))
            same(
                CardListPicture(space: space, isTable: true).canvas(for: state).text,
                CardListPicture(space: space).canvas(for: state).text)
        }
        let space = CanvasSpace(columns: 80, theme: .standard(depth: .none))
        let text = CardListPicture(space: space, isTable: true).canvas(for: .troubled).text
        #expect(text.contains("1 card could not be read") && text.contains("nothing is due"))
    }

    @Test("knows how high the cards are without drawing them", arguments: [20, 40, 80, 120, 200])
    func rowsOfCards(columns: Int) {
        for rows in [nil, 12, 24] {
            let space = CanvasSpace(columns: columns, rows: rows, theme: .standard(depth: .none))
            let picture = CardListPicture(space: space)
            let state = CardListViewState.sample(.english, count: 7)
            same(picture.rows(for: state), picture.canvas(for: state).size.rows)
        }
    }
}
