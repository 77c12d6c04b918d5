import TerminalKit
import TerminalTestSupport
import TestSupport
import Testing

@testable import ScreenView

@Suite("TextTable")
struct TextTableTests {
    private let theme = Theme.standard(depth: .none)

    private func cells(_ texts: String...) -> [[TextTable.Span]] {
        texts.map { [TextTable.Span($0, Style())] }
    }

    private func table(_ room: Int) -> TextTable {
        TextTable(
            [
                TextTable.Column([TextTable.Form(cells("@1", "@12"))]),
                TextTable.Column(
                    [TextTable.Form(cells("SBI REWARDZ", "楽天プレミアムカード"))], stretches: true),
                TextTable.Column([TextTable.Form(cells("1.50", "1,200.00"), need: 8)], isRight: true),
                TextTable.Column([
                    TextTable.Form(cells("due in 6 days", "fully paid"), need: 18),
                    TextTable.Form(cells("in 6 days", "paid"), need: 10),
                ]),
            ], room: room)
    }

    private func canvas(_ table: TextTable) -> Canvas {
        table.canvas(rows: 0..<table.rowCount, theme: theme)
    }

    private func lines(_ room: Int) -> [String] { canvas(table(room)).lines }

    @Test("gives every column what it needs, and no more")
    func roomy() {
        for room in [55, 300] {
            same(
                lines(room),
                [
                    "@1   SBI REWARDZ               1.50  due in 6 days",
                    "@12  楽天プレミアムカード  1,200.00  fully paid",
                ])
        }
        same(table(300).width, 50)
    }

    @Test("shortens and leaves out what needs the most room, and cuts the column that stretches last")
    func narrow() {
        same(lines(48)[0], "@1   SBI REWARDZ             1.50  due in 6 days")
        same(lines(47)[0], "@1   SBI REWARDZ               1.50  in 6 days")
        same(lines(30)[1], "@12  楽天プレミアム…  1,200.00")
        same(lines(20)[1], "@12  楽天プレミアム…")
        same(lines(8)[1], "@12  楽…")
        same(lines(2)[1], "@…")
        #expect(!table(20).shows(2) && !table(20).shows(3))
        #expect(table(30).shows(2) && !table(30).shows(3))
    }

    @Test("is never wider than the room, and never narrower for more room")
    func monotonous() {
        let widths = (0...60).map { table($0).width }
        for (room, width) in widths.enumerated() { #expect(width <= room) }
        for room in 0...60 {
            let canvas = canvas(table(room))
            same(canvas.size, Size(columns: widths[room], rows: 2))
        }
    }

    @Test("cuts a cell of several pieces where it ends, with an ellipsis in that piece's style")
    func pieces() {
        let bold = Style(attributes: .bold)
        let form = TextTable.Form(
            [[TextTable.Span("ab", Style()), TextTable.Span("cd", bold), TextTable.Span("ef", Style())]],
            most: 4)
        let canvas = self.canvas(TextTable([TextTable.Column([form])], room: 9))
        same(canvas.text, "abc…")
        same(canvas[Point(column: 3, row: 0)].style.attributes, .bold)
        let exact = TextTable.Form([[TextTable.Span("ab", Style()), TextTable.Span("cd", bold)]], most: 2)
        same(self.canvas(TextTable([TextTable.Column([exact])], room: 9)).text, "a…")
    }

    @Test("lets what stands in a row of sums begin further left, as far as the cells there are empty")
    func sums() {
        func lines(place: String, sums: PartialRangeFrom<Int>) -> [String] {
            canvas(
                TextTable(
                    [
                        TextTable.Column([TextTable.Form(cells("@12", place))]),
                        TextTable.Column([TextTable.Form(cells("SBI", "Paid in total"))], stretches: true),
                        TextTable.Column([TextTable.Form(cells("1,200.00", "5,400.00"))], isRight: true),
                    ], room: 23, sums: sums)
            ).lines
        }
        same(lines(place: "", sums: 1...), ["@12  SBI       1,200.00", "Paid in total  5,400.00"])
        same(lines(place: "@3", sums: 1...)[1], "@3   Paid in…  5,400.00")
        same(lines(place: "", sums: 2...)[1], "     Paid in…  5,400.00")
    }

    @Test("has no columns and no rows where there are none")
    func empty() {
        same(canvas(TextTable([], room: 10)).size, Size(columns: 0, rows: 0))
    }
}
