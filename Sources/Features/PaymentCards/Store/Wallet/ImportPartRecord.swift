import Foundation
import PaymentCardsEntity
import Storing
import Values

/// What an import says of one card, as it is stored: short texts, since ten years of them are read before each answer.
struct ImportPartRecord: Encodable, Equatable {
    var card = ""
    /// What the file is, if not OFX.
    var format: String?
    var currency: String?
    var accounts: [String]?
    var count: Int?
    /// The first and the last day of its rows, as `2026-10-01/2026-10-31`.
    var days: String?
    /// The days that it has, in the same form.
    var spans: [String]?
    /// Payments and refunds as rows are stored.
    var credits: String?
    var spent: String?
    var merged: String?
    /// Closing statements: closing day, amount, minimum and due date, parted by a slash.
    var bills: [String]?
    /// What was owed on a day.
    var balance: String?
    /// What tells the file from others.
    var digest: String?
    /// How the file was read, and whether the person said another sign than the file.
    var dates: String?
    var decimal: String?
    var sign: String?
    var isTurned: Bool?

    enum CodingKeys: String, CodingKey {
        case card, format, accounts, count, days, spans, credits, spent, merged, bills, balance, digest, dates
        case decimal, sign
        case isTurned = "turned"
        case currency = "cur"
    }

    init() {}

    init(_ part: ImportPart) {
        (card, currency, count) = (part.card, part.currency?.text, part.count == 0 ? nil : part.count)
        format = part.format == .ofx ? nil : part.format.rawValue
        accounts = part.accounts.isEmpty ? nil : part.accounts
        days = part.days.map(Self.text)
        spans = part.spans.isEmpty ? nil : part.spans.map(Self.text)
        credits = part.credits.isEmpty ? nil : RowText.text(of: part.credits)
        spent = part.spent.text.isEmpty ? nil : part.spent.text
        merged = part.merged.text.isEmpty ? nil : part.merged.text
        bills = part.bills.isEmpty ? nil : part.bills.map(Self.text)
        balance = part.balance.map { "\($0.day.text) \($0.amount)" }
        digest = part.digest.isEmpty ? nil : part.digest
        (dates, decimal) = (part.options.dates?.rawValue, part.options.decimal?.rawValue)
        (sign, isTurned) = (part.options.spending?.rawValue, part.isTurned ? true : nil)
    }

    private static func text(of days: ClosedRange<CalendarDate>) -> String {
        "\(days.lowerBound.text)/\(days.upperBound.text)"
    }

    private static func text(of bill: BillEntry) -> String {
        let amount = if case .billed(let amount) = bill.amount { amount.description } else { "" }
        return [bill.closing.text, amount, bill.minimum?.description ?? "", bill.dueDate?.text ?? ""]
            .joined(separator: "/")
    }

    /// What it says.
    var part: ImportPart {
        get throws(UnreadableLine) {
            guard !card.isEmpty else { throw .invalid }
            var part = ImportPart(card: card)
            (part.accounts, part.count) = (accounts ?? [], count ?? 0)
            part.format = format.flatMap(FileFormat.init) ?? .ofx
            part.currency = currency.map(Currency.init)
            part.days = try days.map { text throws(UnreadableLine) in try Self.days(text) }
            for text in spans ?? [] { part.spans.append(try Self.days(text)) }
            for text in bills ?? [] { part.bills.append(try Self.bill(text)) }
            if let credits { part.credits = try needed(RowText.rows(of: credits.utf8)) }
            (part.spent, part.merged) = (DaySums(text: spent ?? ""), DaySums(text: merged ?? ""))
            part.options = ImportOptions(
                dates: dates.flatMap(DayOrder.init), decimal: decimal.flatMap(DecimalMark.init),
                spending: sign.flatMap(AmountSign.init))
            (part.isTurned, part.digest) = (isTurned ?? false, digest ?? "")
            if let balance {
                let day = try needed(CalendarDate(ascii: balance.utf8.prefix(10)))
                let amount = try needed(Decimal(signed: String(balance.dropFirst(11))))
                part.balance = DayAmount(day: day, amount: amount)
            }
            return part
        }
    }

    private static func days(_ text: String) throws(UnreadableLine) -> ClosedRange<CalendarDate> {
        let bytes = text.utf8
        guard bytes.count == 21, let first = CalendarDate(ascii: bytes.prefix(10)),
            let last = CalendarDate(ascii: bytes.suffix(10)), first <= last
        else { throw .invalid }
        return first...last
    }

    private static func bill(_ text: String) throws(UnreadableLine) -> BillEntry {
        let words = text.split(separator: "/", omittingEmptySubsequences: false).map {
            $0.isEmpty ? nil : String($0)
        }
        guard words.count == 4 else { throw .invalid }
        return BillEntry(
            .billed(try needed(try number(words[1]))), closing: try needed(try date(words[0])),
            isClosingGiven: true, minimum: try number(words[2]), dueDate: try date(words[3]))
    }
}
