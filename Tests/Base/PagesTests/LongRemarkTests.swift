import Foundation
import Pages
import ScreenContract
import ScreenView
import TerminalKit
import TerminalTestSupport
import Testing

@MainActor
@Suite("A remark that needs more than a row")
struct LongRemarkTests {
    private let view = NamesView()
    private let plain = Theme.standard(depth: .none)

    @Test("News is told in full above the keys of a small screen, and what is chosen stays in sight")
    func longRemark() {
        let news = "The colours come from the command line, which counts more than the file."
        let page = NamesPage(
            title: "Names", content: .body(["rows", "9"]), record: Names(lines: []),
            remark: RemarkState(news, isNews: true))
        for (columns, rows) in [(20, 8), (80, 24), (40, 12)] {
            let size = Size(columns: columns, rows: rows)
            let lines = view.frame(of: page, in: LiveSpace(size: size, theme: plain)).lines
            let told = lines.suffix(6).dropLast().map { $0.trimmingCharacters(in: .whitespaces) }
                .joined(separator: " ")
            #expect(told.contains(news), "\(lines)")
            #expect(lines.contains { $0.contains("row 9") })
        }
    }
}
