public import Foundation
package import JSONFeed
public import Values

/// A payment on a card.
public struct Payment: Hashable, Sendable, Identifiable {
    /// How long after it was made a payment can be undone: 5 minutes.
    public static let undoWindow: Duration = .seconds(300)

    /// The receipt's reference.
    public let id: PaymentReference
    /// The card.
    public private(set) var card: CardID
    /// The card's number, which identifies it even if the feed changes the order of cards with its id; `nil` if the service
    /// doesn't provide it.
    public private(set) var number: CardNumber?
    /// The feed's id for the due that was paid.
    public let dueID: String
    /// The amount paid.
    public let money: Money
    /// The amount left to pay on that due afterwards; zero if it was paid in full, `nil` if it isn't known.
    public let rest: Money?
    /// When it was made.
    public let date: Date
    /// The key of the order; `nil` if it had none.
    public private(set) var idempotencyKey: String?
    /// When it was undone; `nil` if it wasn't.
    public private(set) var undone: Date?
    /// The last day of the statement whose minimum it paid; `nil` if it paid something else, or its source doesn't tell.
    public private(set) var minimumOf: CalendarDate?
    /// The date of the due that was paid, as its source gave it; `nil` if it is unknown.
    public private(set) var dueDate: CalendarDate?
    /// Whether it is a record of what was paid elsewhere, or a play: no money moved, so that it can be undone at any time.
    public private(set) var isRecord = false
    /// What the person noted with a record; empty for nothing.
    public private(set) var remark = ""
    /// Whether ``date`` says the day alone, and not the time.
    public private(set) var isDayOnly = false
    /// Its day by the person's calendar; `nil` where only the moment is known.
    public private(set) var day: CalendarDate?
    /// Whether only a bank's file has it. ``id`` is then the import's, with which it is undone.
    public private(set) var isImported = false

    public init(
        id: PaymentReference, card: CardID, number: CardNumber? = nil, dueID: String, money: Money,
        rest: Money?, date: Date, idempotencyKey: String? = nil, undone: Date? = nil,
        minimumOf: CalendarDate? = nil, dueDate: CalendarDate? = nil
    ) {
        (self.id, self.card, self.number, self.dueID, self.money) = (id, card, number, dueID, money)
        (self.rest, self.date, self.idempotencyKey, self.undone) = (rest, date, idempotencyKey, undone)
        (self.minimumOf, self.dueDate) = (minimumOf, dueDate)
    }

    /// Until when the payment can be undone; `nil` once it has been, and for a record. A service may still refuse.
    public var undoDeadline: Date? {
        undone == nil && !isRecord
            ? date.addingTimeInterval(Double(Self.undoWindow.components.seconds)) : nil
    }

    /// Whether the payment can be undone at `date`: not if it already was, or, unless it is a record, if it is too late.
    public func isUndoable(at date: Date) -> Bool {
        undone == nil && !isImported && (isRecord || isRecent(at: date))
    }

    /// Whether it was made within ``undoWindow`` before `date`.
    ///
    /// If the clock was set back, `date` may be before the payment. So the window extends equally far to that side: a payment
    /// can be undone for at most twice ``undoWindow`` by any clock, and not at all if the clock is further off.
    package func isRecent(at date: Date) -> Bool {
        let window = Double(Self.undoWindow.components.seconds)
        return (-window..<window).contains(date.timeIntervalSince(self.date))
    }

    /// Until when it can be undone; `nil` if it can't be at `date`.
    package func undoDeadline(at date: Date) -> Date? { isUndoable(at: date) ? undoDeadline : nil }

    /// The same payment, on a card with another id.
    package func on(_ card: CardID) -> Payment {
        var copy = self
        copy.card = card
        return copy
    }

    /// The same payment, with the number of its card, the key of its order, the statement whose minimum it paid and the date of its
    /// due, as far as they are given here: a server may know none of these.
    package func with(
        number: CardNumber? = nil, key: String? = nil, minimumOf: CalendarDate? = nil,
        dueDate: CalendarDate? = nil
    ) -> Payment {
        var copy = self
        copy.number = number ?? copy.number
        copy.idempotencyKey = key ?? idempotencyKey
        copy.minimumOf = minimumOf ?? copy.minimumOf
        copy.dueDate = dueDate ?? copy.dueDate
        return copy
    }

    /// The same payment as a record.
    package var asRecord: Payment {
        var copy = self
        copy.isRecord = true
        return copy
    }

    /// The same payment as a file of the bank has it, on `day`.
    func imported(on day: CalendarDate) -> Payment {
        var copy = asRecord
        (copy.isImported, copy.isDayOnly, copy.day) = (true, true, day)
        return copy
    }

    /// The same payment with its day and what the person noted.
    ///
    /// - Parameter isDayOnly: whether its date says the day alone, and not the time.
    func noted(_ remark: String, on day: CalendarDate, isDayOnly: Bool) -> Payment {
        var copy = self
        (copy.remark, copy.day, copy.isDayOnly) = (remark, day, isDayOnly)
        return copy
    }

    /// Whether it was made on `due` and not undone.
    package func stands(on due: Due) -> Bool { undone == nil && isMade(on: due) }

    /// Whether it is for as much, and nobody knows which order made it.
    package func isUnnamed(for money: Money) -> Bool { idempotencyKey == nil && self.money.isSame(as: money) }

    /// Whether it was made on `due`.
    package func isMade(on due: Due) -> Bool { dueIdentity == due.identity }

    /// The payment before it was undone.
    public var standing: Payment {
        var copy = self
        copy.undone = nil
        return copy
    }

    /// The same payment, undone at `date`.
    public func undone(at date: Date) -> Payment {
        var copy = self
        copy.undone = date
        return copy
    }
}

extension [Payment] {
    /// Those for `money` on the day of `moment` that were not undone: as much once more may be the same payment, made or recorded twice.
    package func equal(to money: Money, at moment: Date, in timeZone: TimeZone) -> [Payment] {
        made(onDayOf: moment, in: timeZone).filter { $0.money.isSame(as: money) }
    }

    /// Those of the day of `moment` that were not undone.
    package func made(onDayOf moment: Date, in timeZone: TimeZone) -> [Payment] {
        guard let day = CalendarDate(moment, in: timeZone) else { return [] }
        return filter { $0.undone == nil && CalendarDate($0.date, in: timeZone) == day }
    }
}

/// The reference on a receipt: `SW-7K3M-9QPD-2X`. It contains no letters and digits that are easily confused.
public struct PaymentReference: Hashable, Sendable {
    /// The reference as it is printed.
    public let text: String

    /// A reference as printed on a receipt.
    public init(_ text: String) { self.text = text }

    /// Whether it can be printed, typed and sent unchanged: 1 to 64 Latin letters, digits and `-._~:`, beginning with a letter
    /// or a digit, and not a card number.
    public var isWellFormed: Bool {
        let isFit = text.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "a")...UInt8(ascii: "z"):
                true
            default: "-._~:".utf8.contains(byte)
            }
        }
        return isFit && (1...64).contains(text.utf8.count) && !"-._~:".utf8.contains(text.utf8.first ?? 0)
            && text.withMaskedCardNumbers == text
    }

    /// The reference that a person means by `text`: in upper or lower case, with spaces, other hyphens or none, as in `sw7k3m
    /// 9qpd 2x`. A text in another form is another service's reference, and is unchanged.
    public init(typed text: String) {
        let symbols = text.uppercased().filter { !$0.isWhitespace && $0 != "_" && !$0.isDash }
        let isOurs =
            symbols.count == 12 && symbols.hasPrefix("SW")
            && symbols.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
        guard isOurs else {
            self.init(text.trimming(while: \.isWhitespace))
            return
        }
        let body = symbols.dropFirst(2)
        self.init("SW-\(body.prefix(4))-\(body.dropFirst(4).prefix(4))-\(body.dropFirst(8))")
    }
}

extension Character {
    /// Whether it is a hyphen or one of the dashes that editors replace it with.
    fileprivate var isDash: Bool {
        unicodeScalars.allSatisfy { $0.properties.generalCategory == .dashPunctuation || $0 == "\u{2212}" }
    }
}

extension String {
    fileprivate func trimming(while isDropped: (Character) -> Bool) -> String {
        String(drop(while: isDropped).reversed().drop(while: isDropped).reversed())
    }
}

extension Payment: Decodable {
    /// Decodes a payment from a server; `occurrence`, `idempotency_key` and `undone` may be missing or null.
    public init(from decoder: any Decoder) throws {
        self = try decoder.reading { json throws(UnreadableField) in try Payment(json) }
    }

    /// The same payment, as it is read from JSON. The paths of faults begin at `path`.
    package init(_ json: JSONValue, at path: String = "") throws(UnreadableField) {
        let fields = try FieldReader(json, at: path, cleaning: .cards)
        let currency = Currency(text: try fields.text("currency"))
        self.init(
            id: PaymentReference(try fields.exactText("reference", mayBeEmpty: false).withMaskedCardNumbers),
            card: CardID(
                feedID: try fields.exactText("card_id", mayBeEmpty: false),
                occurrence: try fields.optionalOrdinal("occurrence") ?? 1),
            dueID: try fields.exactText("due_id"),
            money: Money(amount: try fields.amount("amount"), currency: currency),
            rest: Money(amount: try fields.amount("rest"), currency: currency),
            date: try fields.moment("date"),
            idempotencyKey: fields.isPresent("idempotency_key")
                ? try fields.exactText("idempotency_key") : nil,
            undone: fields.isPresent("undone") ? try fields.moment("undone") : nil)
    }
}
