import Foundation
import PaymentCardsEntity
import PaymentCardsTestSupport
import TestSupport
import Testing
import Values

@Suite("The rows of files that overlap")
struct BankRowsTests {
    private func row(_ day: Int, _ amount: Decimal, _ text: String = "CAFE", _ id: String = "") -> BankRow {
        BankRow(
            day: .day("2026-10-01").adding(days: day) ?? .day("2026-10-01"), amount: amount, text: text,
            kind: amount < 0 ? .refund : .purchase, reference: id)
    }

    private func span(_ rows: [BankRow]) -> [ClosedRange<CalendarDate>] {
        guard let first = rows.map(\.day).min(), let last = rows.map(\.day).max() else { return [] }
        return [first...last]
    }

    @Test("add exactly those that no file before has, however often and in whatever order they come")
    func random() {
        var generator = SeededGenerator(seed: 7)
        for _ in 0..<200 {
            // A bank's account, of which each file has the days of a span.
            let account = (0..<Int.random(in: 0...60, using: &generator)).map { number in
                row(
                    Int.random(in: 0...20, using: &generator),
                    Decimal(Int.random(in: 1...3, using: &generator)),
                    ["CAFE", "BUS"].randomElement(using: &generator) ?? "",
                    Bool.random(using: &generator) ? "id-\(number)" : "")
            }
            var (rows, covered): (BankRows, Set<CalendarDate>) = (BankRows(), [])
            for _ in 0..<4 {
                let first = Int.random(in: 0...20, using: &generator)
                let days = (first...Int.random(in: first...20, using: &generator)).map { row($0, 1).day }
                let file = account.filter { days.contains($0.day) }
                let new = file.filter { !covered.contains($0.day) }.count
                let added = rows.add(
                    file.shuffled(using: &generator), isTable: false, spans: [days[0]...days[days.count - 1]])
                same(added.new.values.reduce(0, +), new)
                same(added.corrected, [:])
                covered.formUnion(days)
            }
            same(rows.kept.count, account.filter { covered.contains($0.day) }.count)
        }
    }

    @Test("are compared in a time in proportion to them, also if all are equal, or have one id")
    func equal() {
        for id in ["", "1"] {
            let many = [BankRow](repeating: row(1, 3, "CAFE", id), count: 20_000)
            var rows = BankRows()
            _ = rows.add(many, isTable: true, spans: span(many))
            same(rows.add(many, isTable: true, spans: span(many)).new, [:])
            let others = (0..<20_000).map { row(1, Decimal($0), "OTHER", id) }
            same(rows.add(others, isTable: true, spans: []).new.values.first, 20_000)
        }
    }

    @Test("of CSV beside OFX are the same by day and amount, as many as the larger file has")
    func formats() {
        var rows = BankRows()
        _ = rows.add([row(4, 3, "CAFE", "z1"), row(4, 3, "CAFE", "z2")], isTable: false, spans: [])
        let added = rows.add(
            [row(4, 3, "Cafe du Nord"), row(4, 3, "Cafe du Nord"), row(4, 3, "Third")], isTable: true,
            spans: [])
        same(added.new, ["": 1])
    }

    @Test("tell at least what was spent on days, also of several files")
    func sums() {
        let days = [(1, 12.40), (2, 3), (5, 7), (20, 0.05 as Decimal)]
        let sums = DaySums(days.reversed().map { DayAmount(day: row($0.0, 1).day, amount: $0.1) })
        same(sums.text, "2026-10-02 12.4,3,,,7;2026-10-21 0.05")
        same(sums.after().map(\.day), days.map { row($0.0, 1).day })
        same(sums.after().map(\.amount), days.map(\.1))
        for day in 0..<25 {
            let last = row(day, 1).day
            same(sums.after(last), sums.after().filter { $0.day > last }, "day \(day)")
        }
        same(DaySums(text: "nonsense;2026-10-02 x,3;9").after().map(\.amount), [3])
        same([DaySums().after(), DaySums(text: "").after()], [[], []])
    }

    @Test(
        "have the issuer’s category in our words, or none",
        arguments: [
            ("Food & Drink", SpendingCategory.dining), ("Merchandise & Supplies-Groceries", .groceries),
            ("Travel-Rail", .travel), ("Gas", .fuel), ("Bookstores", .shopping), ("Продукти", .groceries),
            ("Health & Wellness", .health), ("Bills & Utilities", .utilities), ("Fees & Adjustments", .fees),
            ("Gas/Automotive", .fuel), ("Healthcare & Drug Stores", .health), ("Transportation-Fuel", .fuel),
            ("Travel-Airline", .travel), ("Merchandise", .shopping), ("Авто та АЗС", .fuel),
            ("Зв'язок та інтернет", .utilities), ("Loisirs et sorties", .entertainment),
            ("Supermercados y alimentación", .groceries), ("Vervoer", .travel), ("Gebühren", .fees),
        ])
    func categories(name: String, category: SpendingCategory) {
        same(SpendingCategory(issuer: name), category)
        same(SpendingCategory(issuer: name.uppercased()), category)
        for name in ["Home", "", "&", "Gastos", "Negocios", "Feestdagen"] {
            same(SpendingCategory(issuer: name), nil)
        }
    }

    /// A card on the 25th day, with what its file has of credits.
    private func card(
        _ credits: [BankRow], until last: Int, _ before: [WalletChange], _ after: [WalletChange]
    )
        throws -> OwnCard
    {
        var (cards, fields) = (OwnCards(), OwnCardFields(title: "GOLD", lastFours: ["1005"]))
        fields.currency = Currency(text: "EUR")
        var part = ImportPart(card: "card-1")
        (part.credits, part.spans) = (credits, [row(1, 1).day...row(last, 1).day])
        let bill = BillEntry(.billed(1000), closing: row(0, 1).day, isClosingGiven: true)
        let changes =
            [.added("card-1", fields), .billed("card-1", bill)] + before
            + [.imported(ImportEntry(parts: [part]))] + after
        for (place, change) in changes.enumerated() {
            cards.apply(
                RecordedChange(
                    change, reference: PaymentReference("\(place)"), moment: Date(timeIntervalSince1970: 0),
                    day: row(25, 1).day))
        }
        return try #require(cards.card("card-1", on: row(25, 1).day))
    }

    private func paid(_ amount: Decimal, _ day: Int) -> WalletChange {
        .paid("card-1", RecordedPayment(amount: amount, day: row(day, 1).day))
    }

    @Test("are payments where a record can be them, one to one: no refund lowers a bill beside the payment")
    func records() throws {
        let refund = row(14, -150, "REI STORE")
        func expect(
            _ credits: [BankRow], until last: Int = 19, before: [WalletChange] = [],
            after: [WalletChange] = [], left: Decimal, refunds: Decimal, line: Int = #line
        ) throws {
            let card = try card(credits, until: last, before, after)
            same([card.left, card.refunds], [left, refunds], "line \(line)")
        }
        // Recorded after the file, and dated after its last day.
        try expect([refund], after: [paid(150, 21)], left: 850, refunds: 150)
        try expect([refund], after: [paid(150, 19)], left: 850, refunds: 0)
        try expect([refund], before: [paid(150, 21)], left: 850, refunds: 0)
        try expect([refund, refund], before: [paid(150, 13)], left: 850, refunds: 150)
        // A payment by its words is the recorded one, though a refund is nearer.
        let payment = BankRow(day: row(16, 1).day, amount: -150, text: "PAYMENT", kind: .payment)
        try expect([refund, payment], before: [paid(150, 14)], left: 850, refunds: 150)
        // One that was undone since tells only what it could be, and nothing that another one is told of.
        let undone = WalletChange.undone([PaymentReference("3")])
        try expect([refund], after: [paid(150, 15), undone], left: 850, refunds: 0)
        try expect([refund], after: [paid(150, 21), undone], left: 1000, refunds: 150)
        try expect([refund, refund], after: [paid(150, 15), undone], left: 850, refunds: 150)
        try expect([refund, refund], after: [paid(150, 15), undone, paid(150, 14)], left: 850, refunds: 150)
    }

    @Test("are refunds beside a payment of the same day and amount")
    func refundBesidePayment() throws {
        let payment = BankRow(day: row(5, 1).day, amount: -50, text: "PAYMENT", kind: .payment)
        func categories(_ credits: [BankRow], _ before: [WalletChange] = []) throws -> [SpendingCategory]? {
            var rows = BankRows()
            _ = rows.add(credits, isTable: false, spans: [])
            return Statement(
                of: try card(credits, until: 19, before, []), rows: rows, in: row(1, 1).day...row(19, 1).day)?
                .transactions.map(\.category)
        }
        let refund = row(5, -50, "SHOP")
        same(try categories([refund, payment]), [.refund, .payment])
        same(try categories([refund, refund], [paid(50, 5)]), [.payment, .refund])
        same(try categories([refund, payment], [paid(50, 5), paid(50, 6)]), [.payment, .payment])
    }

    @Test("are the transactions of a bill, those of its days, and payments are told from refunds")
    func statement() throws {
        var (cards, fields) = (OwnCards(), OwnCardFields(title: "GOLD", lastFours: ["1005"]))
        fields.currency = Currency(text: "EUR")
        var part = ImportPart(card: "card-1")
        part.credits = [row(5, -100, "NEFT 1"), row(6, -2, "SHOP")]
        let changes: [WalletChange] = [
            .added("card-1", fields), .paid("card-1", RecordedPayment(amount: 100, day: row(4, 1).day)),
            .imported(ImportEntry(parts: [part])),
            .billed("card-1", BillEntry(.billed(250), closing: row(20, 1).day, isClosingGiven: true)),
        ]
        for (place, change) in changes.enumerated() {
            cards.apply(
                RecordedChange(
                    change, reference: PaymentReference("\(place)"), moment: Date(timeIntervalSince1970: 0),
                    day: row(25, 1).day))
        }
        var rows = BankRows()
        _ = rows.add(part.credits + [row(3, 12), row(21, 5)], isTable: false, spans: [])
        let card = try #require(cards.card("card-1", on: row(25, 1).day))
        let statement = try #require([Statement](billsOf: card, rows: rows).first)
        same(statement.transactions.map(\.category), [.unknown(""), .payment, .refund])
        same([statement.opening.amount, statement.isBare ? 1 : 0], [340, 0])
        same([Statement](billsOf: card).map(\.isBare), [true])
    }
}
