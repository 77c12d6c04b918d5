import Foundation
import PaymentCardsEntity
import Values

/// Rows as text: fields with tabs between them, and a separator of records after each row.
///
/// The order of the fields is permanent.
enum RowText {
    private static let tab = UInt8(ascii: "\t")
    static let end: UInt8 = 0x1E
    /// What is after each field inside JSON, which would write a tab as two letters.
    private static let delete: UInt8 = 0x7F
    private static let count = 7

    static func text(of rows: [BankRow]) -> String {
        var bytes: [UInt8] = []
        for row in rows { append(row, to: &bytes) }
        for place in bytes.indices where bytes[place] == tab || bytes[place] == end { bytes[place] = delete }
        return String(decoding: bytes, as: UTF8.self)
    }

    static func append(_ row: BankRow, to bytes: inout [UInt8]) {
        append(row.day, to: &bytes)
        bytes.append(tab)
        bytes += row.amount.description.utf8
        bytes.append(tab)
        bytes.append(row.kind.letter)
        append(row.account, to: &bytes)
        append(row.reference, to: &bytes)
        append(row.category, to: &bytes)
        append(row.text, to: &bytes)
        bytes.append(end)
    }

    /// A field, without what would end it.
    private static func append(_ text: String, to bytes: inout [UInt8]) {
        bytes.append(tab)
        let start = bytes.count
        bytes += text.utf8
        for place in start..<bytes.count where bytes[place] < 0x20 || bytes[place] == delete {
            bytes[place] = UInt8(ascii: " ")
        }
    }

    /// A day in the form of ISO 8601, digit by digit: a million rows have one each.
    private static func append(_ day: CalendarDate, to bytes: inout [UInt8]) {
        func add(_ number: Int) { bytes.append(UInt8(ascii: "0") + UInt8(number % 10)) }
        add(day.year / 1000)
        add(day.year / 100)
        add(day.year / 10)
        add(day.year)
        bytes.append(UInt8(ascii: "-"))
        add(day.month / 10)
        add(day.month)
        bytes.append(UInt8(ascii: "-"))
        add(day.day / 10)
        add(day.day)
    }

    /// The rows in a text; `nil` if it is none.
    static func rows(of bytes: some Sequence<UInt8>) -> [BankRow]? {
        let read = bytes.withContiguousStorageIfAvailable { rows(in: $0) }
        return read ?? Array(bytes).withUnsafeBufferPointer { rows(in: $0) }
    }

    private static func rows(in bytes: UnsafeBufferPointer<UInt8>) -> [BankRow]? {
        var (rows, start, field): ([BankRow], Int, Int) = ([], 0, 0)
        var fields = [Range<Int>](repeating: 0..<0, count: count)
        for place in bytes.indices {
            let byte = bytes[place]
            guard byte == tab || byte == end || byte == delete else { continue }
            guard field < count else { return nil }
            fields[field] = start..<place
            (field, start) = (field + 1, place + 1)
            guard byte == end || byte == delete && field == count else { continue }
            guard field == count, let row = row(bytes, fields) else { return nil }
            rows.append(row)
            field = 0
        }
        return field == 0 && start == bytes.count ? rows : nil
    }

    private static func row(_ bytes: UnsafeBufferPointer<UInt8>, _ fields: [Range<Int>]) -> BankRow? {
        func text(_ field: Int) -> String {
            String(decoding: UnsafeBufferPointer(rebasing: bytes[fields[field]]), as: UTF8.self)
        }
        guard let day = CalendarDate(ascii: UnsafeBufferPointer(rebasing: bytes[fields[0]])),
            let amount = Decimal(signed: text(1)), fields[2].count == 1,
            let kind = BankRow.Kind(letter: bytes[fields[2].lowerBound])
        else { return nil }
        return BankRow(
            day: day, amount: amount, text: text(6), kind: kind, category: text(5), reference: text(4),
            account: text(3))
    }
}

extension BankRow.Kind {
    fileprivate init?(letter: UInt8) {
        switch letter {
        case Self.purchase.letter: self = .purchase
        case Self.payment.letter: self = .payment
        case Self.refund.letter: self = .refund
        case Self.returned.letter: self = .returned
        default: return nil
        }
    }

    /// What it is stored as.
    fileprivate var letter: UInt8 {
        switch self {
        case .purchase: UInt8(ascii: "s")
        case .payment: UInt8(ascii: "p")
        case .refund: UInt8(ascii: "f")
        case .returned: UInt8(ascii: "r")
        }
    }
}
