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
@Suite("CardDetailsView on a live screen")
struct CardDetailsLiveTests {
    private let output = OutputSpy<CardDetailsEvent>()
    private let view: PureViewScreen<CardDetailsView>

    init() {
        view = PureViewScreen(view: CardDetailsView(), output: output)
    }

    @Test(
        "Keys scroll by a row, a page or all, and the wheel by three rows",
        arguments: [
            ([.key(.down), .key(.character("о")), .key(.up)], 1),
            ([.key(.down), .key(.down), .key(.character("k"))], 1),
            ([.key(.pageDown), .key(.pageDown), .key(.pageUp)], 9),
            ([.pointer(.scrolledDown), .pointer(.scrolledDown), .pointer(.scrolledUp)], 3),
            ([.key(.end), .key(.home)], 0), ([.pointer(.pressed), .pointer(.released)], 0),
        ] as [([InputEvent], Int)])
    func scrolling(inputs: [InputEvent], rows: Int) {
        view.resize(to: Size(columns: 40, rows: 12))
        view.render(.sample())
        for input in inputs { view.handle(input, at: .zero) }
        let frame = view.frame(theme: .standard(depth: .none))
        same(frame, picture(40, 12, scroll: rows, of: .sample()))
        #expect(output.events.isEmpty)
    }

    @Test("When something changes by itself is passed on, and so is the time")
    func changes() {
        #expect(view.advance(to: .seconds(9)) == nil)
        view.render(.sample(nextChange: .seconds(70)))
        same(view.advance(to: .seconds(69)), .seconds(70))
        same(
            output.events,
            [
                .screen(.timeAdvanced(to: .seconds(9))), .screen(.timeAdvanced(to: .seconds(69))),
            ])
    }

    @Test(
        "What is due and what can be done come first: beside the card on a wide screen, below it on any other"
    )
    func leads() throws {
        for columns in [40, 75, 76, 80, 120, 200] {
            let lines = picture(columns, 90, of: .sample()).lines
            func row(_ words: String) throws -> Int {
                try #require(lines.firstIndex { $0.contains(words) }, "\(words) at \(columns)")
            }
            #expect(try row("Billed") <= row("p  pay now"))
            #expect(try row("p  pay now") < row("48822394455"))
            #expect(try row("p  pay now") < row("2 earlier payments"))
            try same(row("Billed") < row("total due"), columns >= 76, "\(columns)")
        }
    }

    @Test("A click on the last statement, or on the bills in its place, opens it where the card offers that")
    func opens() throws {
        let bills = CardBillsState(
            title: "Bills",
            lines: [.init(closing: "20 Oct 2026", amount: "₹9,000.00", note: "paid", tone: .quiet)])
        for (state, text, event) in [
            (.sample(), "closing balance", .statementChosen),
            (.sample(bills: bills), "20 Oct 2026", .statementChosen),
            (.sample(bills: bills, steps: []), "20 Oct 2026", nil),
        ] as [(CardDetailsViewState, String, CardDetailsEvent?)] {
            let output = OutputSpy<CardDetailsEvent>()
            let view = PureViewScreen(view: CardDetailsView(), output: output)
            view.render(state)
            view.resize(to: Size(columns: 80, rows: 90))
            let lines = view.frame(theme: .standard(depth: .none)).text
                .split(separator: "\n", omittingEmptySubsequences: false)
            let row = try #require(lines.firstIndex { $0.contains(text) })
            let range = try #require(lines[row].firstRange(of: text))
            view.click(at: Point(column: String(lines[row][..<range.lowerBound]).columns + 1, row: row))
            same(output.events, [event].compactMap(\.self), "\(text)")
        }
    }

    @Test(
        "The card is as large as leaves all of what stands below it in sight, or as the screen allows, and full from 80 × 24 on",
        arguments: [
            (120, 40, "full", true), (100, 30, "full", true), (80, 24, "full", false),
            (60, 40, "full", true),
            (40, 24, "short", true), (80, 14, "short", false), (24, 24, "compact", true),
        ])
    func card(columns: Int, rows: Int, form: String, isWhole: Bool) throws {
        let lines = picture(columns, rows, of: .sample()).lines
        same(lines.contains { $0.contains("total due") }, form == "full")
        same(lines.contains { $0.contains("4221 XXXX") }, form != "compact")
        // The facts on a wide screen, what is due on any other.
        same(lines.contains { $0.contains(columns >= 76 ? "Mastercard   " : "20% paid") }, isWhole)
    }

    @Test(
        "On a large screen, the card and what stands beside it share the width",
        arguments: [(60, 40, 56), (80, 24, 38), (120, 40, 60), (160, 50, 77), (200, 60, 97), (400, 90, 99)])
    func width(columns: Int, rows: Int, card: Int) throws {
        let top = try #require(picture(columns, rows, of: .sample()).lines.first { $0.contains("╭") })
        same(top.firstRange(of: /╭─*╮/).map { String(top[$0]).columns }, card)
    }

    @Test("How much does not fit depends on what is on the screen, and on the room for it")
    func overflow() {
        let alert = AlertState(title: "Error", message: "It took too long.", advice: "Again.")
        let overflow = scrolling(40, 12, of: .sample()).overflow
        #expect(overflow > 0)
        #expect(scrolling(40, 12, of: .sample(alert: alert)).overflow > overflow)
        same(scrolling(100, 60, of: .sample()).overflow, 0)
    }

    @Test("Scrolled by what does not fit, the last row is on the screen")
    func lastRow() {
        let overflow = scrolling(40, 12, of: .sample()).overflow
        #expect(!picture(40, 12, of: .sample()).text.contains("minimum due"))
        #expect(picture(40, 12, scroll: overflow, of: .sample()).text.contains("minimum due"))
    }

    @Test("The picture is exactly as large as the screen", arguments: [0, 3, 1_000, -7])
    func sizes(scroll: Int) {
        let state = CardDetailsViewState.sample(hints: [KeyHint(.event(.screen(.closed)), "back")])
        for columns in [1, 2, 19, 35, 40, 80, 120, 200] {
            for rows in [1, 2, 8, 12, 24, 60] {
                let canvas = picture(columns, rows, scroll: scroll, of: state)
                same(canvas.size, Size(columns: columns, rows: rows))
                #expect(canvas.hasWholeRows)
            }
        }
    }

    private func picture(
        _ columns: Int, _ rows: Int, scroll: Int = 0, of state: CardDetailsViewState
    ) -> Canvas {
        CardDetailsView().frame(of: state, in: space(columns, rows, scroll: scroll))
    }

    private func scrolling(_ columns: Int, _ rows: Int, of state: CardDetailsViewState) -> Scrolling {
        CardDetailsView().scrolling(of: state, in: space(columns, rows))
    }

    private func space(_ columns: Int, _ rows: Int, scroll: Int = 0) -> LiveSpace {
        LiveSpace(size: Size(columns: columns, rows: rows), theme: .standard(depth: .none), scroll: scroll)
    }
}

extension InputEvent {
    static func key(_ key: Key) -> InputEvent { .key(KeyEvent(key: key)) }
    static func pointer(_ kind: PointerEvent.Kind) -> InputEvent {
        .pointer(PointerEvent(kind: kind, position: .zero))
    }
}
