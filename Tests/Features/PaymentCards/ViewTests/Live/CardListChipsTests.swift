import PaymentCardsScreens
import PaymentCardsTestSupport
import ScreenContract
import TerminalKit
import TerminalTestSupport
import TestSupport
import Testing

@testable import PaymentCardsView

@Suite("What narrows a live list, drawn")
struct CardListChipsTests {
    private let chips = [
        ChipState(.search, label: "Search", text: "icici"),
        ChipState(.filter, label: "Show", text: "overdue"),
        ChipState(.sort, label: "Sort", text: "due soonest first"),
    ]

    @Test("Chips of any length keep to any width")
    func widths() {
        let long = chips + [ChipState(.sort, label: "漢字", text: String(repeating: "漢字", count: 90))]
        for columns in 20...140 {
            for depth in [ColorDepth.none, .trueColor] {
                let canvas = picture(.fixture(chips: long), columns, 24, depth)
                #expect(canvas.hasWholeRows)
                #expect(canvas.lines[1].columns <= columns)
            }
        }
    }

    @Test("What a search has found is marked in title, holder, bank and number, and nowhere else")
    func found() {
        let face = CardFace.fixture(
            title: "SBI 8776 REWARDZ", holder: "ASHA SBI", network: .visa,
            found: ["SBI", "8776", "VISA", "XX"])
        let row = CardRow.fixture(face: face, due: .fixture(amount: "SBI 8776", state: "8776"))
        func marked(_ form: CardMetrics.Form, _ depth: ColorDepth) -> String {
            let canvas = CardPicture(
                metrics: CardMetrics(form: form, columns: 40), theme: .standard(depth: depth)
            )
            .canvas(for: row, reveal: 0)
            let accent = Theme.standard(depth: depth).match
            return canvas.writtenCells.filter { _, cell in
                depth == .none ? cell.style.attributes.contains(.underline) : cell.style.background == accent
            }
            .compactMap { $0.cell.text.map(String.init) }.joined()
        }
        for depth in [ColorDepth.none, .ansi16, .ansi256, .trueColor] {
            same(marked(.full, depth), "SBI8776SBI8776SBI", "\(depth)")
            same(marked(.short, depth), "SBI8776SBI8776", "\(depth)")
            same(marked(.compact, depth), "SBI87768776SBI", "\(depth)")
        }
    }

    @Test("The colour says how soon: red today, amber within 7 days, plain within 14, quiet later")
    func urgency() {
        let theme = Theme.standard(depth: .trueColor)
        func ink(_ tone: Tone) -> Color? {
            let row = CardRow.fixture(due: DueStrip(label: "", amount: "", state: "§", tone: tone))
            let canvas = CardPicture(metrics: .short, theme: theme).canvas(for: row, reveal: 0)
            return canvas.writtenCells.first { $0.cell.text == "§" }?.cell.style.foreground
        }
        let inks = [Tone.alarming, .warning, .plain, .quiet].map(ink)
        same(Set(inks).count, 4)
        same(inks[2], theme.text)
        for color in inks { #expect((color ?? theme.panel).contrast(with: theme.panel) >= 4.5) }
    }

    private func picture(
        _ controls: CardListControls, _ columns: Int, _ rows: Int, _ depth: ColorDepth = .none
    ) -> Canvas {
        picture(.live([.fixture()], controls), columns, rows, depth)
    }

    private func picture(
        _ state: CardListViewState, _ columns: Int, _ rows: Int, _ depth: ColorDepth = .none
    ) -> Canvas {
        CardListLivePicture(
            layout: CardListLiveLayout(size: Size(columns: columns, rows: rows)),
            theme: .standard(depth: depth)
        )
        .canvas(for: state, state.controls ?? .fixture()) { _ in 0 }
    }
}
