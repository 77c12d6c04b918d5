import Foundation
import PaymentCardsEntity
import PaymentCardsTestSupport
import Values

/// What was imported in a life.
struct ToldImports {
    private var rows: [PaymentReference: [BankRow]] = [:]
    private var last: [BankRow] = []

    /// The import that a line tells.
    mutating func entry(_ card: String, _ values: [String: String], on day: CalendarDate) -> ImportEntry {
        last = (values["rows"] ?? "").split(separator: ";").map { text in
            let parts = text.split(separator: ",").map(String.init)
            let (amount, text) = (Decimal(string: parts[1]) ?? 0, parts[2])
            let isPayment = text.contains("PAYMENT")
            return BankRow(
                day: .day(parts[0]), amount: amount, text: text,
                kind: amount < 0
                    ? isPayment ? .payment : .refund
                    : isPayment && text.contains("RETURNED") ? .returned : .purchase,
                reference: parts.count > 3 ? parts[3] : "", account: values["account"] ?? "")
        }
        var part = ImportPart(card: card)
        (part.format, part.count) = (values["format"] == "csv" ? .csv : .ofx, last.count)
        let days = last.map(\.day).filter { $0 <= day }
        let first = values["from"].map { .day($0) } ?? days.min()
        if let first, let last = values["to"].map({ .day($0) }) ?? days.max() { part.spans = [first...last] }
        part.credits = last.filter { $0.kind != .purchase }
        let purchases = Dictionary(grouping: last.filter { $0.kind == .purchase }, by: \.day)
        part.spent = DaySums(
            purchases.map { DayAmount(day: $0.key, amount: $0.value.reduce(0) { $0 + $1.amount }) })
        part.balance = values["balance"].map { text in
            let parts = text.split(separator: ",").map(String.init)
            return DayAmount(day: .day(parts[1]), amount: Decimal(string: parts[0]) ?? 0)
        }
        part.bills =
            values["closing"].map { text in
                let parts = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
                return [
                    BillEntry(
                        .billed(Decimal(string: parts[1]) ?? 0), closing: .day(parts[0]),
                        isClosingGiven: true,
                        minimum: Decimal(string: parts[2]), dueDate: CalendarDate(parts[3]))
                ]
            } ?? []
        return ImportEntry(parts: [part])
    }

    mutating func take(_ change: WalletChange, as reference: PaymentReference) {
        if case .imported = change { rows[reference] = last }
    }

    /// The rows of the imports that stand, each once, up to a day.
    func rows(_ cards: OwnCards, on day: CalendarDate) -> [BankRow] {
        var all = BankRows()
        for (reference, entry) in cards.imports {
            for part in entry.parts {
                _ = all.add(rows[reference] ?? [], isTable: part.isTable, spans: part.spans)
            }
        }
        return all.kept.map(\.row).filter { $0.day <= day }
    }
}
