import Foundation
import Values

/// A payment or a refund in a file, or a payment that was returned.
struct Credit {
    let row: BankRow
    /// Which change brought it first.
    let place: Int
    /// Whether it is a payment; `nil` if only a record can tell.
    private(set) var isPayment: Bool?
    /// Whether a record did tell.
    private(set) var isTold = false

    private init(row: BankRow, place: Int, isPayment: Bool?) {
        (self.row, self.place, self.isPayment) = (row, place, isPayment)
    }

    /// Takes into account that a payment was recorded of it.
    mutating func take() { if isPayment == nil { (isPayment, isTold) = (true, true) } }
}

/// A payment that the person recorded.
struct Recorded: Equatable, Sendable {
    let amount: Decimal
    let day: CalendarDate
    let place: Int
    /// Which change undid it; one that stands comes after all.
    let undone: Int

    init(_ payment: OwnPayment) {
        (amount, day, place, undone) = (payment.amount, payment.day, payment.place, .max)
    }

    init(_ payment: RecordedPayment, at place: Int, undone: Int) {
        (amount, day, self.place, self.undone) = (payment.amount, payment.day, place, undone)
    }
}

/// Until when files had rows, at any time.
struct KnownDays {
    private var ends: [(place: Int, day: CalendarDate)] = []

    init(_ imports: [BankFacts.Imported]) {
        for imported in imports {
            guard let end = imported.part.spans.map(\.upperBound).max() else { continue }
            ends.append((imported.place, max(end, ends.last?.day ?? end)))
        }
    }

    /// The last day that a file had before a change; `nil` if none was there.
    func last(before place: Int) -> CalendarDate? { ends.last { $0.place < place }?.day }
}

extension [Credit] {
    /// The places of records, and of the credits that they are: one to one, of the same amount, within ten days, those that are payments
    /// anyway before others, and the nearest first. A record made after the file and dated after its last day is none of its rows.
    func pairs(with records: [Recorded], _ known: KnownDays) -> [Int: Int] {
        let byAmount = Dictionary(grouping: indices.filter { self[$0].isPayment != false }) {
            -self[$0].row.amount
        }
        var pairs: [(rank: Int, distance: Int, record: Int, credit: Int)] = []
        for (index, record) in records.enumerated() {
            let last = known.last(before: record.place)
            for place in byAmount[record.amount] ?? [] {
                let credit = self[place]
                let distance = abs(record.day.days(to: credit.row.day))
                guard distance <= BillingCycle.near, credit.place < record.undone else { continue }
                if record.place > credit.place, let last, record.day > last { continue }
                pairs.append((credit.isPayment == true ? 0 : 1, distance, index, place))
            }
        }
        var (found, taken): ([Int: Int], Set<Int>) = ([:], [])
        for pair in pairs.sorted(by: {
            ($0.rank, $0.distance, $0.record, $0.credit) < ($1.rank, $1.distance, $1.record, $1.credit)
        }) where found[pair.record] == nil && !taken.contains(pair.credit) {
            found[pair.record] = pair.credit
            taken.insert(pair.credit)
        }
        return found
    }
}

extension BankRow {
    /// Whether a credit is a payment: what the person's rules say, else its kind; `nil` for what looks like a refund.
    fileprivate func isPayment(by rules: CategoryRules) -> Bool? {
        switch (kind, kind == .returned ? nil : rules.credit(text)) {
        case (_, .payment?): true
        case (_, .refund?): false
        case (.refund, _): nil
        case (.purchase, _), (.payment, _), (.returned, _): true
        }
    }
}

extension Credit {
    /// Payments and refunds, each once, and which change brought it. What is alone with its days has no row that another has, so that
    /// nothing is compared.
    static func all(of imports: [BankFacts.Imported], _ rules: CategoryRules) -> [Credit] {
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
        return (alone + rows.kept.map { ($0.row, $0.place) }).sorted { $0.1 < $1.1 }.map { row, place in
            Credit(row: row, place: place, isPayment: row.isPayment(by: rules))
        }
    }
}
