import Foundation
import Values

/// What the imports of one card that stand say of it.
struct BankFacts: Equatable, Sendable {
    /// A part of an import, and which change that was.
    struct Imported: Equatable, Sendable {
        let part: ImportPart
        let reference: PaymentReference
        let place: Int
    }

    /// A recorded payment that was undone, and which change undid it.
    struct Withdrawn: Equatable, Sendable {
        let payment: RecordedPayment
        let place: Int
    }

    /// The days that the files have.
    private(set) var spans: [ClosedRange<CalendarDate>] = []
    /// What was owed last; `nil` if no file says it.
    private(set) var balance: DayAmount?
    private var spent: [ImportPart] = []
    private var refunds: [DayAmount] = []

    init() {}

    /// The last day that a file has.
    var last: CalendarDate? { spans.map(\.upperBound).max() }

    /// Whether the files have each of these days.
    func covers(_ days: ClosedRange<CalendarDate>) -> Bool {
        var day = days.lowerBound
        for span in spans where span.contains(day) {
            guard span.upperBound < days.upperBound, let next = span.upperBound.next else { return true }
            day = next
        }
        return false
    }

    /// What was spent at least after a day, and until another: of a day that several files have, what the last one says.
    func spent(after day: CalendarDate?, until last: CalendarDate) -> Decimal {
        var sums: [CalendarDate: Decimal] = [:]
        for part in spent {
            if let day, !part.spans.contains(where: { $0.upperBound > day }) { continue }
            for known in sums.keys where part.spans.contains(where: { $0.contains(known) }) {
                sums[known] = nil
            }
            for sum in part.spent.all where sum.day <= last && day.map({ sum.day > $0 }) ?? true {
                sums[sum.day] = sum.amount
            }
        }
        return sums.values.reduce(0, +)
    }

    /// What was refunded after a day, and until another.
    func refunded(after day: CalendarDate?, until last: CalendarDate) -> Decimal {
        refunds.reduce(0) { sum, each in
            each.day <= last && day.map { each.day > $0 } ?? true ? sum + each.amount : sum
        }
    }
}

extension BankFacts {
    /// What `imports` say, and the payments that count: those in `records` with the bank's day where a file has them, and the others of the files.
    ///
    /// A credit is what a rule of the person says; else a payment by its kind, or because one was recorded of it, also if the record was undone
    /// since.
    static func read(
        _ imports: [Imported], records: [OwnPayment], withdrawn: [Withdrawn], _ rules: CategoryRules
    ) -> (facts: BankFacts, payments: [OwnPayment]) {
        guard !imports.isEmpty else { return (BankFacts(), records) }
        var (facts, rows) = (BankFacts(), BankRows())
        facts.spans = imports.flatMap(\.part.spans).sorted { $0.lowerBound < $1.lowerBound }
        facts.spent = imports.map(\.part)
        facts.balance = imports.compactMap(\.part.balance).max { $0.day < $1.day }
        for imported in imports {
            let part = imported.part
            _ = rows.add(part.credits, isTable: part.isTable, spans: part.spans, place: imported.place)
        }
        let references = Dictionary(imports.map { ($0.place, $0.reference) }) { first, _ in first }
        var bank: [OwnPayment] = []
        for kept in rows.kept {
            let row = kept.row
            let said = row.kind == .returned ? nil : rules.credit(row.text)
            let isTold =
                row.kind != .refund
                || records.contains { $0.amount == -row.amount && $0.day.isNear(row.day) }
                || withdrawn.contains {
                    $0.place > kept.place && $0.payment.amount == -row.amount
                        && $0.payment.day.isNear(row.day)
                }
            let isPayment = said == .payment || isTold && said != .refund
            if isPayment, let reference = references[kept.place] {
                bank.append(
                    OwnPayment(
                        reference: reference, amount: -row.amount, day: row.day, place: kept.place,
                        recorded: nil, isInFile: true))
            } else {
                facts.refunds.append(DayAmount(day: row.day, amount: -row.amount))
            }
        }
        return (facts, records.matched(with: bank, until: facts.last))
    }
}

extension [OwnPayment] {
    /// These records, each with the day of the bank's payment that it is, and the other ones of the bank: one to one, of the same amount,
    /// within ten days, the nearest first. A record made after the file and dated after its last day is none of its rows.
    fileprivate func matched(with bank: [OwnPayment], until last: CalendarDate?) -> [OwnPayment] {
        let byAmount = Dictionary(grouping: bank.indices) { bank[$0].amount }
        var pairs: [(distance: Int, record: Int, row: Int)] = []
        for (index, record) in enumerated() {
            for row in byAmount[record.amount] ?? [] where record.day.isNear(bank[row].day) {
                if record.place > bank[row].place, let last, record.day > last { continue }
                pairs.append((abs(record.day.days(to: bank[row].day)), index, row))
            }
        }
        var (rows, taken): ([Int: Int], Set<Int>) = ([:], [])
        for pair in pairs.sorted(by: { ($0.distance, $0.record, $0.row) < ($1.distance, $1.record, $1.row) })
        where rows[pair.record] == nil && !taken.contains(pair.row) {
            rows[pair.record] = pair.row
            taken.insert(pair.row)
        }
        let records = enumerated().map { index, record in
            rows[index].map { record.posted(on: bank[$0].day) } ?? record
        }
        return records + bank.indices.filter { !taken.contains($0) }.map { bank[$0] }
    }
}

extension CalendarDate {
    /// Whether both can be the day of one payment.
    fileprivate func isNear(_ other: CalendarDate) -> Bool { abs(days(to: other)) <= BillingCycle.near }
}
