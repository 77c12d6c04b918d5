import Foundation
import ScreenContract
import ScreenView
import TerminalKit
import TerminalTestSupport
import TestSupport
import Testing

private struct Item: Spoken {
    var name = "name"
    var amount = "1.00"
    var spoken: String { "\(name) costs \(amount)" }
}

private struct Total: Spoken {
    var amount = "9.00"
    var spoken: String { "In total \(amount)" }
}

private enum NoEvent: ViewEvent { case screen(ScreenEvent), pressed(Int) }

@Suite("Table")
struct TableTests {
    private let plain = Theme.standard(depth: .none)

    private func table(_ items: [Item], sums: [Total] = []) -> Table<Item, Total> {
        Table(
            items, sums: sums,
            [
                .init { Ink($0.name) }.stretching.sum(onlyFirst: true) { _ in Ink("sum", .quiet) },
                .init(need: 6) { Ink("in \($0.name)") }.or(need: 4) { _ in Ink("in") },
                .init { Ink($0.amount, .strong) }.right.sum { Ink($0.amount) },
            ])
    }

    private func lines(_ part: Part<NoEvent>, _ columns: Int) -> [String] {
        part.layout(columns: columns, theme: plain).canvas.lines
    }

    private func words(_ part: Part<NoEvent>) -> [String] { part.words }

    @Test("Columns stand below each other, amounts end in one column, sums below an empty line")
    func columns() {
        let items = [Item(name: "coffee"), Item(name: "tea", amount: "12.50")]
        same(
            lines(table(items, sums: [Total(), Total(amount: "7")]).part(), 40),
            [
                "coffee  in coffee   1.00", "tea     in tea     12.50", "",
                "sum                 9.00", "                       7",
            ])
        same(
            words(table(items, sums: [Total()]).part()),
            ["coffee costs 1.00", "tea costs 12.50", "", "In total 9.00"])
    }

    @Test("With less room, a column is shortened and then left out")
    func shortened() {
        let items = [Item(name: "coffee")]
        same(lines(table(items).part(), 23), ["coffee  in coffee  1.00"])
        same(lines(table(items).part(), 17), ["coffee  in  1.00"])
        same(lines(table(items).part(), 12), ["coffee  1.00"])
    }

    @Test("Where an essential column has no room, the table is drawn in its other way")
    func essential() {
        let table = Table<Item, Total>(
            [Item(name: "coffee")], sums: [],
            [.init { Ink($0.name) }.stretching, .init(need: 6) { Ink($0.amount) }.essential])
        let part: Part<NoEvent> = table.part { .paragraph("at \($0)") }
        same(lines(part, 20), ["coffee  1.00"])
        same(lines(part, 10).map { $0.trimmingCharacters(in: .whitespaces) }, ["at 10"])
        same(part.words, ["coffee costs 1.00"])
        let only: Part<NoEvent> = table.part()
        same(lines(only, 10), ["coffee"])
    }

    @Test("A table fits into 1 to 20 columns and more, whatever its texts, and so does any window of it")
    func widths() {
        let names = ["", "楽天カード", "👩‍👩‍👧", "مرحبا", String(repeating: "w", count: 10_000)]
        let part: Part<NoEvent> = table(names.map { Item(name: $0, amount: $0) }, sums: [Total()]).part()
        for columns in Array(1...20) + [40, 80, 200] {
            let layout = part.layout(columns: columns, theme: plain)
            #expect(layout.rows == 7 && layout.canvas.size.columns <= columns)
            same(layout.canvas(rows: 2..<4).lines, Array(layout.canvas.lines[2..<4]))
        }
    }

    @Test("The row that the person is at is marked; a click on any row, not on a sum, is its event")
    func chosen() {
        let items = [Item(name: "coffee"), Item(name: "tea")]
        let part: Part<NoEvent> = table(items, sums: [Total()]).part(chosen: 1, pressed: { .pressed($0) })
        let layout = part.layout(columns: 40, theme: plain)
        same(layout.canvas.lines.prefix(2), ["   coffee  in coffee  1.00", "›  tea     in tea     1.00"])
        same(layout.chosen, 1)
        let window = layout.canvas(rows: 1..<4)
        same(window.target(at: Point(column: 20, row: 0)), .events([NoEvent.pressed(1)]))
        #expect(window.target(at: Point(column: 20, row: 2)) == nil)
        let other: Part<NoEvent> = table([]).part(chosen: 0, pressed: { .pressed($0) })
        same(other.layout(columns: 20, theme: plain).rows, 0)
    }

    @Test("A table without rows and sums is nothing")
    func empty() {
        let part: Part<NoEvent> = table([]).part()
        #expect(part.layout(columns: 20, theme: plain).rows == 0 && part.words.isEmpty)
    }
}
