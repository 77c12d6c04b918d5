import ScreenContract
import ScreenView
import TerminalKit
import TerminalTestSupport
import Testing

@Suite("MessageBox")
struct MessageBoxTests {
    private let alert = AlertState(
        title: "Error", message: "“7” is not one card: 12 cards match it.",
        details: (1...9).map { "7#\($0)  4221 XXXX XXXX 877\($0)" }, advice: "Use a name above.")

    @Test("A box is as wide as it may be, at most 64, and holds every line between its borders")
    func whole() {
        for columns in 8...100 {
            let canvas = MessageBox(alert, theme: .standard(depth: .none)).canvas(columns: columns)
            #expect(canvas.size.columns == min(columns, 64))
            #expect(canvas.lines.dropFirst().dropLast().allSatisfy { $0.hasPrefix("│") && $0.hasSuffix("│") })
        }
        let text = MessageBox(alert, theme: .standard(depth: .none)).canvas(columns: 64).text
        for line in [alert.title, alert.message, alert.advice] + alert.details {
            #expect(text.contains(line))
        }
    }

    @Test("A failure differs from a notice in its title as well as its colour")
    func tones() {
        let theme = Theme.standard(depth: .trueColor)
        let failure = MessageBox(alert, theme: theme).canvas(columns: 40)
        let notice = MessageBox(NoticeState(headline: "No cards", advice: ""), theme: theme).canvas(
            columns: 40)
        #expect(failure[Point(column: 0, row: 0)].style.foreground == theme.negative)
        #expect(notice[Point(column: 0, row: 0)].style.foreground == theme.secondary)
        #expect(failure.text.contains("Error"))
    }

    @Test("A megabyte of message is cut with an ellipsis, not drawn forever")
    func endless() {
        let notice = NoticeState(headline: String(repeating: "LONG ", count: 200_000), advice: "漢")
        let canvas = MessageBox(notice, theme: .standard(depth: .none)).canvas(columns: 40)
        #expect(canvas.size.rows < 20)
        #expect(canvas.text.contains("…"))
    }
}
