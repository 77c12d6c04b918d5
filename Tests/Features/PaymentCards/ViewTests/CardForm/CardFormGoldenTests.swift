import PaymentCardsScreens
import PaymentCardsTestSupport
import ScreenContract
import ScreenView
import TerminalKit
import Testing

@testable import PaymentCardsView

@Suite("Pictures of adding and changing that are kept")
struct CardFormGoldenTests {
    @Test(
        "The form looks the same as when it was last reviewed",
        arguments: [
            ("form-80x24-rgb", 80, 24, .trueColor), ("form-120x40-256", 120, 40, .ansi256),
            ("form-40x24-16", 40, 24, .ansi16), ("form-40x12-none", 40, 12, .none),
        ] as [(String, Int, Int, ColorDepth)])
    func form(name: String, columns: Int, rows: Int, depth: ColorDepth) throws {
        let state = CardFormViewState.sample(isWarned: rows == 40, canSubmit: depth == .ansi16)
        let space = LiveSpace(size: Size(columns: columns, rows: rows), theme: .standard(depth: depth))
        try expect(CardFormView().frame(of: state, in: space), name, depth)
    }

    @Test(
        "The question about a card looks the same as when it was last reviewed",
        arguments: [
            ("question-80x24-rgb", 80, 24, .trueColor), ("question-40x12-none", 40, 12, .none),
        ] as [(String, Int, Int, ColorDepth)])
    func question(name: String, columns: Int, rows: Int, depth: ColorDepth) throws {
        let space = LiveSpace(size: Size(columns: columns, rows: rows), theme: .standard(depth: depth))
        try expect(CardChangeView().frame(of: .sample(), in: space), name, depth)
    }

    private func expect(_ canvas: Canvas, _ name: String, _ depth: ColorDepth) throws {
        let text = GoldenPicture(canvas, depth: depth).text
        // The pictures are all in one folder.
        let file = #filePath.replacing("CardForm/CardFormGoldenTests", with: "GoldenTests")
        try GoldenFiles(besideTest: file).expect(text, in: name)
    }
}
