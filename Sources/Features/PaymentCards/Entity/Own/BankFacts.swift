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

    /// An import that was undone, and which change undid it.
    struct Undone: Equatable, Sendable {
        let imported: Imported
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
    var balance: DayAmount? { balances.last?.part.balance }
    private var spent: [Imported] = []
    private var undone: [Undone] = []
    private var refunds: [DayAmount] = []
    /// Payments and refunds, which are negative, and what was returned of them.
    private var credits: [DayAmount] = []
    /// What has a balance, by its day; of one day the first one is the last.
    private var balances: [Imported] = []

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

    /// What was spent at least after a day, and until another: on each day, what all files together came to with the last one that has it.
    ///
    /// If one of these files was undone since, the most that is known of the day without it.
    func spent(after day: CalendarDate?, until last: CalendarDate) -> Decimal {
        var sums: [CalendarDate: Decimal] = [:]
        for imported in spent {
            let part = imported.part
            if let range = part.range, range.lowerBound > last || day.map({ range.upperBound <= $0 }) ?? false
            {
                continue
            }
            let merged = part.merged.after(day)
            let doubted = merged.isEmpty ? [] : daysOfUndone(after: imported, day)
            let before = merged.filter { doubted.contains($0.day) }.map { ($0.day, sums[$0.day] ?? 0) }
            for sum in part.spent.after(day) { sums[sum.day] = sum.amount }
            for sum in merged where !doubted.contains(sum.day) { sums[sum.day] = sum.amount }
            for (day, amount) in before { sums[day] = max(amount, sums[day] ?? 0) }
        }
        return sums.reduce(0) { $1.key <= last ? $0 + $1.value : $0 }
    }

    /// The days after one of the imports that stood before `imported` and were undone after it.
    private func daysOfUndone(after imported: Imported, _ day: CalendarDate?) -> Set<CalendarDate> {
        undone.reduce(into: []) { days, undone in
            guard undone.imported.place < imported.place, undone.place > imported.place else { return }
            let part = undone.imported.part
            days.formUnion((part.spent.after(day) + part.merged.after(day)).map(\.day))
        }
    }

    /// What was refunded after a day, and until another.
    func refunded(after day: CalendarDate?, until last: CalendarDate) -> Decimal {
        refunds.sum(after: day, until: last)
    }

    /// What was spent after a day, and until another, less what was paid and refunded.
    func booked(after day: CalendarDate, until last: CalendarDate) -> Decimal {
        spent(after: day, until: last) + credits.sum(after: day, until: last)
    }

    /// A bill for each closing day that a balance follows without a gap in the transactions. The next balance after it counts.
    func computed(by cycle: BillingCycle, on today: CalendarDate) -> [Bill.Said] {
        var (bills, before): ([Bill.Said], CalendarDate?) = ([], nil)
        for imported in balances {
            guard let balance = imported.part.balance else { continue }
            let last = min(balance.day, today)
            for closing in cycle.closings(near: last).reversed()
            where closing <= last && before.map({ closing > $0 }) ?? true {
                guard closing == balance.day || closing.next.map({ covers($0...balance.day) }) ?? false else {
                    break
                }
                let entry = BillEntry(
                    .billed(balance.amount), closing: closing, dueByCycle: cycle.dueDate(closing: closing))
                bills.append(
                    Bill.Said(
                        entry: entry, place: imported.place, day: balance.day, source: .computed,
                        balance: balance))
            }
            before = balance.day
        }
        return bills
    }
}

extension [DayAmount] {
    fileprivate func sum(after day: CalendarDate?, until last: CalendarDate) -> Decimal {
        reduce(0) { sum, each in
            each.day <= last && day.map { each.day > $0 } ?? true ? sum + each.amount : sum
        }
    }
}

extension ImportPart {
    /// The days of which it says something; `nil` if it says nothing.
    fileprivate var range: ClosedRange<CalendarDate>? {
        (spans + [days].compactMap(\.self)).reduce(nil) { all, next in
            guard let all else { return next }
            return min(all.lowerBound, next.lowerBound)...max(all.upperBound, next.upperBound)
        }
    }
}

extension BankFacts {
    /// What `imports` say, and the payments that count: those in `records` with the bank's day where a file has them, and the others of the files.
    ///
    /// A credit is what a rule of the person says; else a payment by its kind, or because one was recorded of it, also if the record was undone
    /// since.
    static func read(
        _ imports: [Imported], undone: [Undone] = [], records: [OwnPayment], withdrawn: [Withdrawn],
        _ rules: CategoryRules
    ) -> (facts: BankFacts, payments: [OwnPayment]) {
        guard !imports.isEmpty else { return (BankFacts(), records) }
        var facts = BankFacts()
        facts.spans = imports.flatMap(\.part.spans).sorted { $0.lowerBound < $1.lowerBound }
        (facts.spent, facts.undone) = (imports, undone)
        facts.balances = imports.filter { $0.part.balance != nil }.sorted { one, other in
            guard let day = one.part.balance?.day, let otherDay = other.part.balance?.day else {
                return false
            }
            return (day, other.place) < (otherDay, one.place)
        }
        let references = Dictionary(imports.map { ($0.place, $0.reference) }) { first, _ in first }
        var bank: [OwnPayment] = []
        for (row, place) in credits(of: imports) {
            facts.credits.append(DayAmount(day: row.day, amount: row.amount))
            let said = row.kind == .returned ? nil : rules.credit(row.text)
            let isTold =
                row.kind != .refund
                || records.contains { $0.amount == -row.amount && $0.day.isNear(row.day) }
                || withdrawn.contains {
                    $0.place > place && $0.payment.amount == -row.amount
                        && $0.payment.day.isNear(row.day)
                }
            let isPayment = said == .payment || isTold && said != .refund
            if isPayment, let reference = references[place] {
                bank.append(
                    OwnPayment(
                        reference: reference, amount: -row.amount, day: row.day, place: place,
                        recorded: nil, isInFile: true))
            } else {
                facts.refunds.append(DayAmount(day: row.day, amount: -row.amount))
            }
        }
        return (facts, records.matched(with: bank, until: facts.last))
    }

    /// Payments and refunds, each once, and which change brought it. What is alone with its days has no row that another has, so that
    /// nothing is compared.
    private static func credits(of imports: [Imported]) -> [(row: BankRow, place: Int)] {
        let ranges = imports.map(\.part.range)
        var isShared = [Bool](repeating: false, count: imports.count)
        var last: (end: CalendarDate, index: Int)?
        let order = imports.indices.sorted { one, other in
            guard let range = ranges[one], let otherRange = ranges[other] else { return ranges[other] != nil }
            return range.lowerBound < otherRange.lowerBound
        }
        for index in order {
            guard let range = ranges[index] else { continue }
            if let before = last, before.end >= range.lowerBound {
                (isShared[index], isShared[before.index]) = (true, true)
            }
            if last.map({ $0.end < range.upperBound }) ?? true { last = (range.upperBound, index) }
        }
        var (alone, rows): ([(BankRow, Int)], BankRows) = ([], BankRows())
        for (imported, isShared) in zip(imports, isShared) {
            let part = imported.part
            if isShared {
                _ = rows.add(part.credits, isTable: part.isTable, spans: part.spans, place: imported.place)
            } else {
                alone += part.credits.map { ($0, imported.place) }
            }
        }
        return (alone + rows.kept.map { ($0.row, $0.place) }).sorted { $0.1 < $1.1 }
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
