import Pages
import PaymentCardsScreens
import PaymentCardsTestSupport
import ScreenContract
import ScreenView
import TerminalKit
import TerminalTestSupport
import Testing
import Words

@testable import PaymentCardsView

@Suite("Every screen in every theme")
struct ThemeContrastTests {
    @Test(
        "Words differ from what is behind them by 4.5 to 1 and marks by 3 to 1, in what the terminal shows; pages are light or dark",
        arguments: Appearance.allCases, [ColorDepth.trueColor, .ansi256, .ansi16])
    func contrast(appearance: Appearance, depth: ColorDepth) {
        let pictures = Self.pictures(in: .standard(depth: depth, appearance: appearance))
        Self.expectContrast(of: pictures, at: depth)
        for (name, canvas) in pictures {
            let corner = canvas[Point(column: 0, row: canvas.size.rows - 1)].style.background
            let isOfTheme = corner.map {
                appearance == .light
                    ? min($0.red, $0.green, $0.blue) > 0xE0 : max($0.red, $0.green, $0.blue) < 0x20
            }
            #expect(isOfTheme == true, "\(name)")
        }
    }

    @Test(
        "The same is so on a terminal's own background: black, dark, solarized, light or white",
        arguments: [0x000000, 0x1E1E1E, 0x002B36, 0x282C34, 0xEEE8D5, 0xFDF6E3, 0xFFFFFF] as [UInt32],
        [ColorDepth.trueColor, .ansi256])
    func grounds(ground: UInt32, depth: ColorDepth) {
        let ground = Color(ground)
        let theme = Theme.standard(depth: depth, appearance: Appearance(background: ground))
            .standing(on: ground)
        Self.expectContrast(of: Self.pictures(in: theme), at: depth)
        let page = theme.page(columns: 2, rows: 1).standing(on: theme)
        #expect(
            page[.zero].style.background == nil && theme.panel.shown(at: depth) != ground.shown(at: depth))
    }

    private static func expectContrast(of pictures: [(String, Canvas)], at depth: ColorDepth) {
        for (name, canvas) in pictures {
            var weak: [String: Double] = [:]
            for (_, cell) in canvas.writtenCells {
                guard let text = cell.text, let contrast = cell.style.contrast(at: depth) else {
                    weak["no colour"] = 0
                    continue
                }
                let isMark = !(text.isLetter || text.isNumber || text.isPunctuation || text.isCurrencySymbol)
                if contrast < (isMark ? 3 : 4.5) {
                    let colors = [cell.style.foreground, cell.style.background].compactMap { $0?.hex }
                    weak["\(text) \(colors.joined(separator: " on "))"] = contrast
                }
            }
            #expect(weak.isEmpty, "\(name)")
        }
    }

    /// A picture of each screen, in each of its states that has colours of its own.
    private static func pictures(in theme: Theme) -> [(String, Canvas)] {
        let space = CanvasSpace(columns: 100, theme: theme)
        let screen = LiveSpace(size: Size(columns: 80, rows: 24), theme: theme)
        let statements = [CardStatementViewState.fixture()] + CardStatementViewState.kinds
        let payments = [
            CardPaymentViewState.plan(), .plan(isEnabled: false), .receipt(), .receipt(isUndone: true),
            .form(),
            .form(
                selected: .other, typed: "9", problem: FieldProblem(message: "Too little.", advice: "More.")),
            .form(alert: .timeout),
        ]
        let lists = [CardListViewState.sample(.english, count: 7), .failed, .empty, .troubled]
        return lists.map { ("list", CardListPicture(space: space).canvas(for: $0)) }
            + LiveGolden.all.map { golden in ("live list", live(golden, theme)) }
            + [
                ("details", CardDetailsView().canvas(of: .sample(), in: space)),
                ("live details", CardDetailsView().frame(of: .sample(), in: screen)),
                ("dues", CardDuesView().canvas(of: .sample(), in: space)),
                ("due payments", DuePaymentsView().canvas(of: .sample(), in: space)),
                ("form", CardFormView().frame(of: .sample(canSubmit: true), in: screen)),
                ("question", CardChangeView().frame(of: .sample(), in: screen)),
            ]
            + statements.map {
                ("statement", CardStatementView().canvas(of: $0, in: CanvasSpace(columns: 100, theme: theme)))
            }
            + payments.map {
                ("payment", CardPaymentView().frame(of: $0, in: screen))
            }
    }

    private static func live(_ golden: LiveGolden, _ theme: Theme) -> Canvas {
        CardListLivePicture(layout: CardListLiveLayout(size: golden.size), theme: theme)
            .canvas(for: golden.state, golden.state.controls ?? .fixture()) { _ in 0 }
    }
}

extension Style {
    /// How the colours that an output with `depth` colours shows differ; `nil` where one is missing.
    fileprivate func contrast(at depth: ColorDepth) -> Double? {
        guard let foreground, let background else { return nil }
        return foreground.shown(at: depth).contrast(with: background.shown(at: depth))
    }
}
