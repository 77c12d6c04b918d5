import Foundation
public import Values

/// The transactions of one's own card, from files that may overlap: each once.
///
/// A row is known by equal facts, paired one to one, so that an overlapping file adds exactly its new rows, and two equal coffees stay two.
/// One whose id is equal, too, is paired first. Takes time in proportion to all rows.
public struct BankRows: Equatable, Sendable {
    /// A transaction, and which change brought it first.
    public struct Kept: Equatable, Sendable {
        /// The transaction, as the last file that corrected it says it.
        public fileprivate(set) var row: BankRow
        let isTable: Bool
        let place: Int
        /// The accounts and ids that it has in files; mostly one each.
        fileprivate var accounts: [String]
        fileprivate var names: [Name]
    }

    /// What a file adds.
    public struct Addition: Equatable, Sendable {
        /// How many rows of each account are new, and how many correct one that was there.
        public var new: [String: Int] = [:], corrected: [String: Int] = [:]
        /// The days of the rows that it corrects, as they were.
        fileprivate var correctedDays: Set<CalendarDate> = []
        /// What is spent with it on days on which its own rows come to another sum; only where somebody asked for that.
        public var merged = DaySums()

        public init() {}
    }

    /// In the order in which they came.
    public private(set) var kept: [Kept] = []
    private var places: [Key: [Int]] = [:]
    private var named: [Name: [Int]] = [:]

    public init() {}

    /// Adds the rows of a file.
    ///
    /// - Parameters:
    ///   - isTable: whether it is CSV, whose texts differ from those of the same bank's OFX.
    ///   - spans: the days that it has.
    ///   - place: which change it came with.
    public mutating func add(
        _ rows: some Sequence<BankRow>, isTable: Bool, spans: [ClosedRange<CalendarDate>], place: Int = 0
    ) -> Addition {
        var addition = Addition()
        var taken = Taken(kept.count)
        let isFirst = kept.isEmpty
        var rest: [BankRow] = []
        for row in rows {
            guard !isFirst, let name = Name(row),
                take(row, Key(row, isTable, name), &taken, if: { _ in true })
            else {
                rest.append(row)
                continue
            }
        }
        var others: [BankRow] = []
        for row in rest {
            let isKnown =
                !isFirst
                && (take(row, Key(row, isTable), &taken) { $0.canBe(row) }
                    || take(row, Key(row, of: !isTable), &taken) { $0.canBe(row) })
            if !isKnown { others.append(row) }
        }
        for row in others {
            if let old = moved(row, spans, taken) {
                taken.insert(old)
                addition.correctedDays.insert(kept[old].row.day)
                correct(old, by: row)
                addition.corrected[row.account, default: 0] += 1
            } else {
                addition.new[row.account, default: 0] += 1
                append(Kept(row, isTable: isTable, place: place))
            }
        }
        return addition
    }

    /// What was spent on each day of a file's rows after they were added, and of those that they correct, where the file's own rows come to
    /// another sum.
    public func sums(beside file: some Sequence<BankRow>, _ addition: Addition) -> DaySums {
        func sums(_ rows: some Sequence<BankRow>) -> [CalendarDate: Decimal] {
            rows.reduce(into: [:]) { sums, row in
                if row.kind == .purchase { sums[row.day, default: 0] += row.amount }
            }
        }
        let (own, all) = (sums(file), sums(kept.lazy.map(\.row)))
        return DaySums(
            addition.correctedDays.union(own.keys).compactMap { day in
                let sum = all[day] ?? 0
                return own[day] == sum ? nil : DayAmount(day: day, amount: sum)
            })
    }

    /// Pairs a row with the first one of the same facts that isn't paired yet; `false` if there is none.
    private mutating func take(
        _ row: BankRow, _ key: Key, _ taken: inout Taken, if suits: (Kept) -> Bool
    ) -> Bool {
        guard let equal = places[key] else { return false }
        var place = taken.begin(of: key, in: equal)
        while place < equal.count {
            let index = equal[place]
            if index < taken.count, !taken.contains(index), suits(kept[index]) {
                taken.insert(index)
                note(index, row)
                return true
            }
            place += 1
        }
        return false
    }

    /// The row with the same id that this one corrects: the amount or the text stays, the day moves by at most ten, and the file has the old day
    /// without the old row. Some banks begin at 1 each month.
    private func moved(_ row: BankRow, _ spans: [ClosedRange<CalendarDate>], _ taken: Taken) -> Int? {
        guard let same = Name(row).flatMap({ named[$0] }) else { return nil }
        return same.prefix(Self.mostNamesakes).first { index in
            let old = kept[index].row
            return index < taken.count && !taken.contains(index)
                && abs(old.day.days(to: row.day)) <= BillingCycle.near
                && (old.amount == row.amount || old.text == row.text)
                && spans.contains { $0.contains(old.day) }
        }
    }

    /// An id of more rows than this is none.
    private static let mostNamesakes = 100

    private mutating func correct(_ index: Int, by row: BankRow) {
        for key in kept[index].keys { places[key]?.removeAll { $0 == index } }
        kept[index].row = row
        for key in kept[index].keys { places[key, default: []].append(index) }
    }

    private mutating func append(_ new: Kept) {
        for key in new.keys { places[key, default: []].append(kept.count) }
        for name in new.names { named[name, default: []].append(kept.count) }
        kept.append(new)
    }

    /// Notes that a row has this account and id, too.
    private mutating func note(_ index: Int, _ row: BankRow) {
        if !kept[index].accounts.contains(row.account) { kept[index].accounts.append(row.account) }
        guard let name = Name(row), !kept[index].names.contains(name) else { return }
        kept[index].names.append(name)
        named[name, default: []].append(index)
        places[Key(kept[index].row, kept[index].isTable, name), default: []].append(index)
    }
}

extension BankRows.Kept {
    fileprivate init(_ row: BankRow, isTable: Bool, place: Int) {
        (self.row, self.isTable, self.place) = (row, isTable, place)
        (accounts, names) = ([row.account], Name(row).map { [$0] } ?? [])
    }

    /// Whether it can be `row` with the same facts: one of another of the card's numbers only with the same id.
    fileprivate func canBe(_ row: BankRow) -> Bool {
        accounts.contains(row.account) || row.reference.isEmpty || names.isEmpty
            || names.contains { $0.reference == row.reference }
    }

    /// What it is found by.
    fileprivate var keys: [Key] {
        [Key(row, isTable), Key(row, of: isTable)] + names.map { Key(row, isTable, $0) }
    }
}

/// Facts that are equal for equal rows.
private struct Key: Hashable, Sendable {
    private let day: CalendarDate
    private let amount: Decimal
    private let isTable: Bool
    private let text: String?
    private let name: Name?

    /// By day, amount and text, and an id if there is one.
    init(_ row: BankRow, _ isTable: Bool, _ name: Name? = nil) {
        (day, amount, text) = (row.day, row.amount, row.text)
        (self.isTable, self.name) = (isTable, name)
    }

    /// By day and amount alone.
    init(_ row: BankRow, of isTable: Bool) {
        (day, amount, text) = (row.day, row.amount, nil)
        (self.isTable, name) = (isTable, nil)
    }
}

/// An id in its account.
private struct Name: Hashable, Sendable {
    let reference, account: String

    /// `nil` without an id.
    init?(_ row: BankRow) {
        guard !row.reference.isEmpty else { return nil }
        (reference, account) = (row.reference, row.account)
    }
}

/// Which rows of those that were there are in the file.
private struct Taken {
    /// How many were there.
    let count: Int
    private var flags: [Bool]
    private var begins: [Key: Int] = [:]

    init(_ count: Int) { (self.count, flags) = (count, [Bool](repeating: false, count: count)) }

    func contains(_ index: Int) -> Bool { flags[index] }

    mutating func insert(_ index: Int) { flags[index] = true }

    /// Where the rows of this key begin that aren't taken: a million equal ones are looked at once.
    mutating func begin(of key: Key, in places: [Int]) -> Int {
        var place = begins[key] ?? 0
        while place < places.count, places[place] < count, flags[places[place]] { place += 1 }
        begins[key] = place
        return place
    }
}
