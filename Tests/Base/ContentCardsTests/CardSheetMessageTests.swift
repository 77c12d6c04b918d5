import ContentCards
import ScreenContract
import ScreenView
import TerminalKit
import TerminalTestSupport
import TestSupport
import Testing

@Suite("Messages on cards")
struct CardSheetMessageTests {
    private let alert = AlertState(
        title: "Error", message: "“7” is not one card: 12 cards match it.",
        facts: (1...9).map { "7#\($0)  4221 XXXX XXXX 877\($0)" }, advice: "Use a name above.")

    @Test("One is as wide as it may be, at most 64, and holds every line between its borders")
    func whole() {
        for columns in 8...100 {
            let canvas = CardSheet(alert).canvas(columns: columns, theme: .standard(depth: .none))
            same(canvas.size.columns, min(columns, 64))
            #expect(canvas.lines.dropFirst().dropLast().allSatisfy { $0.hasPrefix("│") && $0.hasSuffix("│") })
        }
        let text = CardSheet(alert).canvas(columns: 64, theme: .standard(depth: .none)).text
        for line in [alert.title, alert.message, alert.advice] + alert.details {
            #expect(text.contains(line))
        }
    }

    @Test(
        "What must not be overlooked is on a strong colour on which it can be read",
        arguments: ColorDepth.allCases)
    func strong(depth: ColorDepth) {
        for appearance in [Appearance.dark, .light] {
            let theme = Theme.standard(depth: depth, appearance: appearance)
            func canvas(_ fill: CardSheet.Fill) -> Canvas {
                var sheet = DataCardConfiguration(
                    title: "Due", subtitle: "2 days ago", descriptionTitle: "all of it"
                )
                .sheet()
                sheet.fill = fill
                return sheet.canvas(columns: 30, theme: theme)
            }
            let middle = Point(column: 25, row: 1)
            let styles = [CardSheet.Fill.panel, .accent, .alert].map { canvas($0)[middle].style }
            // Without colours, both are reversed.
            same(Set(styles).count, depth == .none ? 2 : 3)
            if depth > .ansi16 { canvas(.alert).expectLegibleLetters(depth) }
        }
    }

    @Test("A failure differs from a notice in its title as well as its colour")
    func tones() {
        let theme = Theme.standard(depth: .trueColor)
        let failure = CardSheet(alert).canvas(columns: 40, theme: theme)
        let notice = CardSheet(NoticeState(headline: "No cards", advice: "")).canvas(
            columns: 40, theme: theme)
        same(failure[Point(column: 0, row: 0)].style.foreground, theme.negative)
        same(notice[Point(column: 8, row: 0)], Cell(style: theme.panelStyle))
        let over = CardSheet(NoticeState(headline: "No cards", advice: ""), isOver: true)
            .canvas(columns: 40, theme: theme)
        same(over[Point(column: 0, row: 0)].style.foreground, theme.secondary)
        #expect(failure.text.contains("Error"))
    }

    @Test("What does not add up is read before all else")
    func warnings() {
        let theme = Theme.standard(depth: .trueColor)
        let canvas = CardSheet(warnings: ["It is off by 1.", "And by 2."]).canvas(columns: 80, theme: theme)
        same(canvas.size, Size(columns: 80, rows: 4))
        same(canvas[Point(column: 3, row: 1)].style.foreground, theme.negativeText)
        #expect(canvas.text.contains("And by 2."))
    }

    @Test("A megabyte of message is cut with an ellipsis, not drawn forever")
    func endless() {
        let notice = NoticeState(headline: String(repeating: "LONG ", count: 200_000), advice: "漢")
        let canvas = CardSheet(notice).canvas(columns: 40, theme: .standard(depth: .none))
        #expect(canvas.size.rows < 20)
        #expect(canvas.text.contains("…"))
    }
}
