public import Foundation
public import Values

/// A transaction in a bank’s file.
public struct ImportedRow: Equatable, Sendable {
    /// The day on which it was booked.
    public let day: CalendarDate
    /// The day of the purchase, where the file has it, too.
    public let purchased: CalendarDate?
    /// Positive for spending, negative for a payment or a refund, in the account’s currency.
    public let amount: Decimal
    /// Who got or gave the money, as the bank writes it; safe to show.
    public let text: String
    /// More of it, where the bank has two texts; otherwise empty.
    public let note: String
    /// The bank’s category; empty if there is none.
    public let category: String
    /// The bank’s id of the transaction; empty if there is none. Some banks use one twice.
    public let reference: String
    /// What it is.
    public let kind: Kind
    /// The line in the file, from 1.
    public let line: Int

    /// What a transaction is, by the bank’s type or by its words.
    public enum Kind: String, Equatable, Sendable, CaseIterable {
        case purchase, payment, refund
        /// A payment that was taken back, so that its amount is owed again.
        case returnedPayment
    }
}

/// The transactions of an account in the order of the file.
///
/// Each is made of the file’s bytes when it is asked for: a million of them take 60 MB besides the file.
public struct ImportedRows: RandomAccessCollection, Sendable {
    private var file = FileText([])
    private var writing = Writing.plain
    private(set) var entries: [RowEntry] = []
    private var table = DayTable()
    /// Amounts with more digits than an entry has room for.
    private(set) var longAmounts: [Decimal] = []

    init() {}

    init(of file: FileText, as writing: Writing) { (self.file, self.writing) = (file, writing) }

    /// The place of the first row: 0.
    public var startIndex: Int { 0 }
    /// How many rows there are.
    public var endIndex: Int { entries.count }

    /// The row at this place, from 0. Its texts are decoded, cleaned and masked each time.
    public subscript(position: Int) -> ImportedRow {
        let entry = entries[position]
        let amount = amount(of: entry)
        let text = text(entry.text)
        return ImportedRow(
            day: table.days[Int(entry.day)],
            purchased: entry.purchased.map { table.days[Int($0)] }, amount: amount,
            text: text, note: self.text(entry.note), category: self.text(entry.category),
            reference: self.text(entry.reference), kind: kind(of: entry, text: text, isCredit: amount < 0),
            line: Int(entry.line))
    }

    /// What tells whether the row at this place is spending, and how much: no text of it is kept.
    package func facts(
        at position: Int
    ) -> (day: CalendarDate, amount: Decimal, kind: ImportedRow.Kind) {
        let entry = entries[position]
        let amount = amount(of: entry)
        let kind = kind(of: entry, text: text(entry.text), isCredit: amount < 0)
        return (table.days[Int(entry.day)], amount, kind)
    }

    /// The first and the last day; `nil` without rows.
    package var days: ClosedRange<CalendarDate>? {
        var isBooked = [Bool](repeating: false, count: table.days.count)
        for entry in entries { isBooked[Int(entry.day)] = true }
        let days = table.days.indices.lazy.filter { isBooked[$0] }.map { table.days[$0] }
        guard let first = days.min(), let last = days.max() else { return nil }
        return first...last
    }

    /// The sum of the amounts with this sign, as a positive number.
    func total(of sign: FloatingPointSign) -> Decimal {
        var sums = [Int128](repeating: 0, count: RowEntry.mostDecimals + 1)
        var long: Decimal = 0
        for entry in entries {
            if entry.isLong {
                let amount = amount(of: entry)
                if amount.sign == sign { long += amount.magnitude }
            } else if (entry.units < 0) == (sign == .minus) {
                sums[Int(entry.decimals)] += Int128(entry.units.magnitude)
            }
        }
        return sums.enumerated().reduce(long) { sum, part in
            guard part.element != 0, let units = Decimal(string: part.element.description) else { return sum }
            return sum + Decimal(sign: .plus, exponent: -part.offset, significand: units)
        }
    }

    /// Adds a row with its days. A long amount is one that ``RowEntry/units`` can’t hold.
    mutating func append(
        _ entry: RowEntry, on day: CalendarDate, purchased: CalendarDate?, long amount: Decimal? = nil
    ) {
        var entry = entry
        entry.day = table.place(of: day)
        entry.purchased = purchased == day ? nil : purchased.map { table.place(of: $0) }
        if let amount {
            entry.units = Int64(longAmounts.count)
            entry.isLong = true
            longAmounts.append(amount)
        }
        entries.append(entry)
    }

    /// Adds the rows of the same account in another part of the file.
    mutating func append(_ other: ImportedRows) {
        guard !entries.isEmpty else { return self = other }
        for entry in other.entries {
            append(
                entry, on: other.table.days[Int(entry.day)],
                purchased: entry.purchased.map { other.table.days[Int($0)] },
                long: entry.isLong ? other.amount(of: entry) : nil)
        }
    }

    /// Makes room for so many rows.
    mutating func reserve(_ count: Int) { entries.reserveCapacity(count) }

    /// Puts the rows into the order of the file.
    mutating func sort() {
        entries.sort { $0.place < $1.place }
    }

    private func amount(of entry: RowEntry) -> Decimal {
        if entry.isLong { return longAmounts[Int(entry.units)] }
        return Decimal(
            sign: entry.units < 0 ? .minus : .plus, exponent: -Int(entry.decimals),
            significand: Decimal(entry.units.magnitude))
    }

    private func text(_ span: Span) -> String { file.text(span, as: writing) }

    private func kind(of entry: RowEntry, text: String, isCredit: Bool) -> ImportedRow.Kind {
        if isCredit {
            let isPayment =
                entry.isPayment || BankWords.isPayment(ofCredit: text)
                || BankWords.received.contains(in: self.text(entry.category))
            return isPayment ? .payment : .refund
        }
        return BankWords.isReturned(text) ? .returnedPayment : .purchase
    }
}

/// A transaction as it is kept: where its texts stand, and its numbers.
struct RowEntry: Sendable {
    var text = Span.empty
    var note = Span.empty
    var category = Span.empty
    var reference = Span.empty
    /// The amount in the smallest of its decimals, or where it is among the long ones.
    var units: Int64 = 0
    var line: UInt32 = 0
    /// Where its days are in the table of days.
    var day: UInt32 = 0
    var purchased: UInt32?
    /// How many digits of ``units`` are decimals.
    var decimals: UInt8 = 0
    var isLong = false
    /// Whether the bank’s type says so.
    var isPayment = false

    static let mostDecimals = 18

    /// Where it stands in the file, as far as its texts tell.
    var place: UInt32 { max(text.start, reference.start) }
}

/// Where a text stands in a file.
struct Span: Equatable, Sendable {
    let start: UInt32
    let count: UInt32

    static let empty = Span(0..<0)

    init(_ range: Range<Int>) {
        (start, count) = (
            UInt32(truncatingIfNeeded: range.lowerBound), UInt32(truncatingIfNeeded: range.count)
        )
    }

    var range: Range<Int> { Int(start)..<Int(start) + Int(count) }
}

/// The days of some rows, each once: there are few beside the rows.
struct DayTable: Sendable {
    private(set) var days: [CalendarDate] = []
    private var places: [Int: UInt32] = [:]

    /// Where a day is, from now on.
    mutating func place(of day: CalendarDate) -> UInt32 {
        let number = day.year << 9 | day.month << 5 | day.day
        if let place = places[number] { return place }
        let place = UInt32(days.count)
        days.append(day)
        places[number] = place
        return place
    }
}
