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

    /// The days that the files have.
    private(set) var spans: [ClosedRange<CalendarDate>] = []
    /// What was owed last; `nil` if no file says it.
    var balance: DayAmount? { balances.last?.part.balance }
    private var spent: [Imported] = []
    private var undone: [Undone] = []
    private var refunds: [DayAmount] = []
    /// The credits that are payments only because they were recorded.
    private(set) var told: [BankRow] = []
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
    var range: ClosedRange<CalendarDate>? {
        (spans + [days].compactMap(\.self)).reduce(nil) { all, next in
            guard let all else { return next }
            return min(all.lowerBound, next.lowerBound)...max(all.upperBound, next.upperBound)
        }
    }
}

extension BankFacts {
    /// What `imports` say, and the payments that count: those in `records` with the bank's day where a file has them, and the others of the files.
    ///
    /// A credit is what a rule of the person says; else a payment by its kind, or because one was recorded of it, also if that record was
    /// undone since (`withdrawn`).
    static func read(
        _ imports: [Imported], undone: [Undone] = [], records: [OwnPayment], withdrawn: [Recorded],
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
        var credits = Credit.all(of: imports, rules)
        facts.credits = credits.map { DayAmount(day: $0.row.day, amount: $0.row.amount) }
        let known = KnownDays(imports)
        // What stood beside a record until that was undone was told of other rows.
        let lastUndone = withdrawn.map(\.undone).max() ?? 0
        let before = withdrawn + records.filter { $0.place < lastUndone }.map { Recorded($0) }
        for (record, credit) in credits.pairs(with: before, known) where record < withdrawn.count {
            credits[credit].take()
        }
        let pairs = credits.pairs(with: records.map { Recorded($0) }, known)
        for credit in pairs.values { credits[credit].take() }
        facts.told = credits.filter(\.isTold).map(\.row)
        facts.refunds = credits.filter { $0.isPayment != true }.map {
            DayAmount(day: $0.row.day, amount: -$0.row.amount)
        }
        let references = Dictionary(imports.map { ($0.place, $0.reference) }) { first, _ in first }
        let paired = Set(pairs.values)
        let others = credits.indices.compactMap { index -> OwnPayment? in
            let credit = credits[index]
            guard credit.isPayment == true, !paired.contains(index), let reference = references[credit.place]
            else { return nil }
            return OwnPayment(
                reference: reference, amount: -credit.row.amount, day: credit.row.day, place: credit.place,
                recorded: nil, isInFile: true)
        }
        let payments = records.enumerated().map { index, record in
            pairs[index].map { record.posted(on: credits[$0].row.day) } ?? record
        }
        return (facts, payments + others)
    }
}
