import Foundation
import PaymentCardsEntity
import Values

/// Rows as text: fields with tabs between them, and a separator of records after each row.
///
/// The order of the fields is permanent.
enum RowText {
    private static let tab = UInt8(ascii: "\t")
    static let end: UInt8 = 0x1E

    static func text(of rows: [BankRow]) -> String {
        var bytes: [UInt8] = []
        for row in rows { append(row, to: &bytes) }
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
        for place in start..<bytes.count where bytes[place] < 0x20 { bytes[place] = UInt8(ascii: " ") }
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
    static func rows(of bytes: [UInt8]) -> [BankRow]? {
        var rows: [BankRow] = []
        for row in bytes.split(separator: end) {
            let fields = row.split(separator: tab, omittingEmptySubsequences: false)
            guard fields.count == 7, let day = CalendarDate(ascii: fields[0]),
                let amount = Decimal(signed: text(fields[1])), fields[2].count == 1,
                let letter = fields[2].first,
                let kind = BankRow.Kind.allCases.first(where: { $0.letter == letter })
            else { return nil }
            rows.append(
                BankRow(
                    day: day, amount: amount, text: text(fields[6]), kind: kind, category: text(fields[5]),
                    reference: text(fields[4]), account: text(fields[3])))
        }
        return rows
    }

    private static func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
}

extension BankRow.Kind {
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
