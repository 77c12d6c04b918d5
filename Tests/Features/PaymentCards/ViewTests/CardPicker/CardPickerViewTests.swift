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
@Suite("CardPickerView")
struct CardPickerViewTests {
    private let output = OutputSpy<CardPickerEvent>()

    @Test(
        "The card that the person is at is always on the screen, and a click on a line chooses its card",
        arguments: [(20, 8), (40, 12), (80, 24), (120, 40)])
    func selection(columns: Int, rows: Int) throws {
        for selected in 0..<30 {
            let view = screen(.sample(count: 30, selected: selected), Size(columns: columns, rows: rows))
            let frame = view.frame(theme: .standard(depth: .none))
            #expect(frame.size == Size(columns: columns, rows: rows) && frame.hasWholeRows)
            let row = try #require(frame.lines.firstIndex { $0.contains("›") })
            #expect(frame.lines[row].contains("@\(selected + 1) "))
            view.click(at: Point(column: columns / 2, row: row))
            same(output.events.last, .chose(selected))
        }
    }

    @Test("The picture is exactly as large as the screen, however small that is")
    func sizes() {
        let alert = AlertState(title: "Error", message: "It took too long.", advice: "Again.")
        for state in [
            .sample(count: 0), .sample(count: 1), .sample(count: 50, selected: 49),
            .sample(count: 0, notice: NoticeState(headline: "None", advice: "Try fewer words.")),
            .sample(count: 0, alert: alert),
        ] as [CardPickerViewState] {
            for columns in [1, 2, 3, 8, 20, 39, 40, 80, 200] {
                for rows in [1, 2, 3, 4, 5, 8, 11, 12, 24, 60] {
                    for depth in [ColorDepth.none, .trueColor] {
                        let view = screen(state, Size(columns: columns, rows: rows))
                        let frame = view.frame(theme: .standard(depth: depth))
                        same(frame.size, Size(columns: columns, rows: rows))
                        #expect(frame.hasWholeRows)
                    }
                }
            }
        }
    }

    @Test("The line that the person is at stands on a filled row, and the others stay where they are")
    func filled() {
        let theme = Theme.standard(depth: .trueColor)
        let one = screen(.sample(count: 5), Size(columns: 80, rows: 24)).frame(theme: theme)
        let two = screen(.sample(count: 5, selected: 1), Size(columns: 80, rows: 24)).frame(theme: theme)
        same(one.lines.map { $0.replacing("›", with: " ") }, two.lines.map { $0.replacing("›", with: " ") })
        same(one[Point(column: 70, row: 5)].style.background, theme.panel)
        same(two[Point(column: 70, row: 5)].style.background, theme.page)
    }

    private func screen(_ state: CardPickerViewState, _ size: Size) -> PureViewScreen<CardPickerView> {
        let view = PureViewScreen(view: CardPickerView(), output: output)
        view.render(state)
        view.resize(to: size)
        return view
    }
}

extension CardPickerViewState {
    static func sample(
        count: Int, selected: Int = 0, notice: NoticeState? = nil, alert: AlertState? = nil
    ) -> CardPickerViewState {
        let rows = (0..<count).map {
            CardRow.fixture(id: "\($0 + 1)", place: "@\($0 + 1)", face: .fixture(title: "CARD \($0 + 1)"))
        }
        return CardPickerViewState(
            title: "Which card?", summary: "\(count) cards",
            content: .body(
                CardPickerSheet(
                    field: TextFieldState(
                        id: .words, label: "Search", text: "card", hint: "", problem: nil, isRight: false),
                    rows: rows, selected: selected, notice: notice)),
            record: CardsRecord(rows.map(\.record)), alert: alert,
            hints: [
                KeyHint(.event(.moved(by: 1)), "move"), KeyHint(.event(.chose(nil)), "choose"),
                KeyHint(.event(.cancelled), "leave"),
            ])
    }
}
