public import Foundation
public import Values

/// Money that was paid on a card.
public struct Payment: Hashable, Sendable, Identifiable {
    /// For how long after it was made a payment can be taken back: 5 minutes.
    public static let undoWindow: Duration = .seconds(300)

    /// What the receipt is known by.
    public let id: PaymentReference
    /// The card.
    public let card: CardID
    /// The card's number, by which it is still known when the feed counts the cards of its id in another order; `nil` where
    /// the service doesn't say.
    public let number: CardNumber?
    /// The feed's id of the due that was paid.
    public let dueID: String
    /// How much.
    public let money: Money
    /// What was left to pay on that due afterwards; zero when it was paid in full.
    public let rest: Money
    /// When.
    public let date: Date
    /// The key of the order; `nil` where it had none.
    public let idempotencyKey: String?
    /// When it was taken back; `nil` where it stands.
    public let undone: Date?

    /// A payment.
    public init(
        id: PaymentReference, card: CardID, number: CardNumber? = nil, dueID: String, money: Money,
        rest: Money, date: Date, idempotencyKey: String? = nil, undone: Date? = nil
    ) {
        self.id = id
        self.card = card
        self.number = number
        self.dueID = dueID
        self.money = money
        self.rest = rest
        self.date = date
        self.idempotencyKey = idempotencyKey
        self.undone = undone
    }

    /// Until when the payment can be taken back; `nil` once it is. What a service refuses is the service's affair.
    public var undoDeadline: Date? {
        undone == nil ? date.addingTimeInterval(Double(Self.undoWindow.components.seconds)) : nil
    }

    /// Whether the payment can be taken back at `date`: not once it is, nor when that is too late.
    ///
    /// A clock that was set back may show a time before the payment. So the window is as long on that side: a payment can
    /// be taken back for at most twice ``undoWindow`` by any clock, and not at all by one that is further off.
    public func isUndoable(at date: Date) -> Bool {
        let window = Double(Self.undoWindow.components.seconds)
        return undone == nil && (-window..<window).contains(date.timeIntervalSince(self.date))
    }

    /// The same payment, on a card that is known by another id.
    package func on(_ card: CardID) -> Payment {
        Payment(
            id: id, card: card, number: number, dueID: dueID, money: money, rest: rest, date: date,
            idempotencyKey: idempotencyKey, undone: undone)
    }

    /// Whether it was made on `due` and not taken back. A payment in another currency is of some other due with the same id.
    func stands(on due: Due) -> Bool {
        undone == nil && dueID == due.id && money.currency.identity == due.money.currency.identity
    }

    /// The payment as it was made, before it was taken back.
    public var standing: Payment {
        Payment(
            id: id, card: card, number: number, dueID: dueID, money: money, rest: rest, date: date,
            idempotencyKey: idempotencyKey)
    }

    /// The same payment, taken back at `date`.
    public func undone(at date: Date) -> Payment {
        Payment(
            id: id, card: card, number: number, dueID: dueID, money: money, rest: rest, date: self.date,
            idempotencyKey: idempotencyKey, undone: date)
    }
}

/// What a receipt is known by: `SW-7K3M-9QPD-2X`. Letters and digits that are easily confused do not occur in it.
public struct PaymentReference: Hashable, Sendable {
    /// The reference as it is printed.
    public let text: String

    /// A reference as a receipt prints it.
    public init(_ text: String) {
        self.text = text
    }

    /// Whether it can be printed, typed and sent back as it is: 1 to 64 Latin letters, digits and `-._~:`, of which the first is
    /// a letter or a digit, and no card number.
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

    /// The reference that a person means by `text`: upper or lower case, with spaces or other hyphens or none, as in
    /// `sw7k3m 9qpd 2x`. A text that has another shape is another service's reference, and stays as it is.
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
    /// Whether it is a hyphen or one of the dashes that an editor makes of one.
    fileprivate var isDash: Bool {
        unicodeScalars.allSatisfy { $0.properties.generalCategory == .dashPunctuation || $0 == "\u{2212}" }
    }
}

extension String {
    fileprivate func trimming(while isDropped: (Character) -> Bool) -> String {
        String(drop(while: isDropped).reversed().drop(while: isDropped).reversed())
    }
}
