import Foundation
import PaymentCardsTestSupport
import TestSupport
import Testing
import Values

@testable import PaymentCardsEntity

/// Files of one card, imported one after the other.
private struct Imports {
    private(set) var imports: [BankFacts.Imported] = []
    private(set) var undone: [BankFacts.Undone] = []
    private var files: [[BankRow]] = []
    private var place = 0

    /// What was spent after a day, and until another.
    func spent(after day: CalendarDate?, until last: CalendarDate) -> Decimal {
        BankFacts.read(imports, undone: undone, records: [], withdrawn: [], CategoryRules()).facts
            .spent(after: day, until: last)
    }

    /// The rows of all files, each once.
    var rows: BankRows {
        var rows = BankRows()
        for (imported, file) in zip(imports, files) {
            _ = rows.add(file, isTable: imported.part.isTable, spans: imported.part.spans)
        }
        return rows
    }

    mutating func add(_ file: [BankRow], _ span: ClosedRange<CalendarDate>, isTable: Bool = false) {
        var (rows, part) = (rows, ImportPart(card: "card-1"))
        let addition = rows.add(file, isTable: isTable, spans: [span])
        (part.format, part.spans) = (isTable ? .csv : .ofx, [span])
        if let first = file.map(\.day).min(), let last = file.map(\.day).max() { part.days = first...last }
        part.spent = DaySums(
            Dictionary(grouping: file, by: \.day).map { day, rows in
                DayAmount(day: day, amount: rows.reduce(0) { $0 + $1.amount })
            })
        part.merged = rows.sums(beside: file, addition)
        place += 1
        imports.append(
            BankFacts.Imported(part: part, reference: PaymentReference("\(place)"), place: place))
        files.append(file)
    }

    mutating func undo(_ index: Int) {
        place += 1
        undone.append(BankFacts.Undone(imported: imports.remove(at: index), place: place))
        files.remove(at: index)
    }
}

@Suite("What was spent, of files that overlap,")
struct SpentTests {
    private let first = CalendarDate.day("2026-10-01")

    private func day(_ number: Int) -> CalendarDate { first.adding(days: number) ?? first }

    private func row(_ day: Int, _ amount: Decimal, _ text: String, _ id: String = "") -> BankRow {
        BankRow(
            day: self.day(day), amount: amount, text: text, kind: .purchase, reference: id,
            account: id.isEmpty ? "" : "1005")
    }

    private func expectSums(_ imports: Imports, _ remark: Comment) {
        let rows = imports.rows.kept.map(\.row)
        for after in [nil, day(3), day(11)] {
            let expected = rows.reduce(0 as Decimal) { sum, row in
                row.day <= day(18) && after.map { row.day > $0 } ?? true ? sum + row.amount : sum
            }
            same(imports.spent(after: after, until: day(18)), expected, remark)
        }
    }

    @Test(
        "is the sum of their rows, each once, in whatever order they came, also once the last one is undone")
    func random() {
        var generator = SeededGenerator(seed: 11)
        for life in 0..<300 {
            var imports = Imports()
            for _ in 0..<Int.random(in: 2...5, using: &generator) {
                let (start, length) = (
                    Int.random(in: 0...15, using: &generator), Int.random(in: 0...8, using: &generator)
                )
                let isTable = Bool.random(using: &generator)
                let file = (0..<Int.random(in: 0...12, using: &generator)).map { _ in
                    let id = Int.random(in: 1...30, using: &generator)
                    return row(
                        // Some banks list what is yet to come.
                        start + Int.random(in: 0...(length + 1), using: &generator),
                        Decimal(Int.random(in: 1...4, using: &generator)),
                        ["CAFE", "BUS"].randomElement(using: &generator) ?? "",
                        isTable || id > 20 ? "" : "id-\(id)")
                }
                imports.add(file, day(start)...day(start + length), isTable: isTable)
                expectSums(imports, "life \(life)")
            }
            imports.undo(imports.imports.count - 1)
            expectSums(imports, "life \(life), undone")
        }
    }

    @Test("is what the other files have at least, once a file in between is undone")
    func undone() {
        var imports = Imports()
        let span = day(0)...day(9)
        imports.add([row(4, 10, "A")], span)
        imports.add([row(4, 30, "B"), row(5, 1, "D")], span)
        imports.add([row(4, 5, "C")], span)
        same(imports.spent(after: nil, until: day(9)), 46)
        imports.undo(1)
        same(imports.spent(after: nil, until: day(9)), 10)
        imports.add([row(4, 7, "E")], span)
        same(imports.spent(after: nil, until: day(9)), 22)
    }
}
