import Pages
import PaymentCardsScreens
import PaymentCardsTestSupport
import ScreenContract
import ScreenView
import TerminalKit
import Testing
import Words

@testable import PaymentCardsView

@Suite("Pictures that are kept")
struct GoldenTests {
    @Test("The list looks the same as when it was last reviewed", arguments: ListGolden.all)
    func list(golden: ListGolden) throws {
        try expect(CardListPicture(space: golden.space).canvas(for: golden.state), golden.name, golden.depth)
    }

    @Test(
        "The list as a table looks the same as when it was last reviewed", arguments: [40, 80, 120],
        [ColorDepth.trueColor, .none])
    func table(columns: Int, depth: ColorDepth) throws {
        for language in Language.allCases {
            let space = CanvasSpace(columns: columns, theme: .standard(depth: depth))
            let picture = CardListPicture(space: space, isTable: true)
            try expect(
                picture.canvas(for: .sampleWithTotals(language)),
                "table-\(columns)-\(depth == .none ? "none" : "rgb")-\(language.rawValue)", depth)
        }
    }

    @Test("The live list looks the same as when it was last reviewed", arguments: LiveGolden.all)
    func live(golden: LiveGolden) throws {
        let layout = CardListLiveLayout(size: golden.size)
        let picture = CardListLivePicture(layout: layout, theme: .standard(depth: golden.depth))
        let canvas = picture.canvas(for: golden.state, golden.state.controls ?? .fixture()) { card in
            golden.state.rows.first { $0.id == card }?.reveal ?? 0
        }
        try expect(canvas, golden.name, golden.depth)
    }

    @Test(
        "The details look the same as when they were last reviewed",
        arguments: [
            ("details-120-rgb", 120, .trueColor), ("details-80-256", 80, .ansi256),
            ("details-80-16", 80, .ansi16), ("details-40-none", 40, .none),
        ] as [(String, Int, ColorDepth)])
    func details(name: String, columns: Int, depth: ColorDepth) throws {
        let alert = AlertState(
            title: "Error", message: "The server took too long to answer.", advice: "Try again.")
        let space = CanvasSpace(columns: columns, theme: .standard(depth: depth))
        let state = CardDetailsViewState.sample(alert: depth == .none ? alert : nil)
        try expect(CardDetailsView().canvas(of: state, in: space), name, depth)
    }

    @Test(
        "The live details look the same as when they were last reviewed",
        arguments: [
            ("details-live-80x24-rgb", Size(columns: 80, rows: 24), .trueColor),
            ("details-live-120x40-none", Size(columns: 120, rows: 40), .none),
            ("details-live-40x12-256", Size(columns: 40, rows: 12), .ansi256),
        ] as [(String, Size, ColorDepth)])
    func liveDetails(name: String, size: Size, depth: ColorDepth) throws {
        let space = LiveSpace(size: size, theme: .standard(depth: depth))
        let hints: [KeyHint<CardDetailsEvent>] = [
            KeyHint(.event(.paymentChosen), "pay now"), KeyHint(.event(.statementChosen), "last statement"),
            KeyHint(.row, "move"), KeyHint(.event(.screen(.privacyToggled)), "hide"),
            KeyHint(.event(.refreshRequested), "refresh"), KeyHint(.event(.screen(.closed)), "back"),
        ]
        try expect(CardDetailsView().frame(of: .sample(hints: hints), in: space), name, depth)
    }

    private func expect(_ canvas: Canvas, _ name: String, _ depth: ColorDepth) throws {
        let text = GoldenPicture(canvas, depth: depth).text
        try GoldenFiles(besideTest: #filePath).expect(text, in: name)
    }
}

/// A picture of the list that is kept.
struct ListGolden: CustomTestStringConvertible, Sendable {
    let name: String
    let columns: Int
    let rows: Int?
    let depth: ColorDepth
    let state: CardListViewState

    var space: CanvasSpace { CanvasSpace(columns: columns, rows: rows, theme: .standard(depth: depth)) }
    var testDescription: String { name }

    init(_ name: String, _ columns: Int, rows: Int? = nil, _ depth: ColorDepth, _ state: CardListViewState) {
        (self.name, self.columns, self.rows, self.depth, self.state) = (name, columns, rows, depth, state)
    }

    static let all = [
        ListGolden("list-40x12-rgb-en", 40, rows: 12, .trueColor, .sample(.english, count: 3)),
        ListGolden("list-40x12-none-uk", 40, rows: 12, .none, .sample(.ukrainian, count: 4)),
        ListGolden("list-40-256-uk", 40, .ansi256, .sample(.ukrainian, count: 2)),
        ListGolden("list-80-rgb-en", 80, .trueColor, .sample(.english, count: 4)),
        ListGolden("list-80-256-en", 80, .ansi256, .sample(.english, count: 4)),
        ListGolden("list-80-16-uk", 80, .ansi16, .sample(.ukrainian, count: 4)),
        ListGolden("list-80-none-en", 80, .none, .sample(.english, count: 4)),
        ListGolden("list-120-rgb-uk", 120, .trueColor, .sample(.ukrainian, count: 7)),
        ListGolden("list-120-none-en", 120, .none, .sample(.english, count: 7)),
        ListGolden("list-200-256-en", 200, .ansi256, .sample(.english, count: 5)),
        ListGolden("failed-80-256-en", 80, .ansi256, .failed),
        ListGolden("empty-40-16-uk", 40, .ansi16, .empty),
        ListGolden("troubled-80-16-en", 80, .ansi16, .troubled),
    ]
}
