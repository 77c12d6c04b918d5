public import Foundation
public import Records

/// A card as data: stable codes and exact numbers, the same in every language.
public struct CardRecord: Equatable, Sendable {
    /// A due as data.
    public struct Due: Equatable, Sendable {
        /// What is left to do about a due.
        public enum Status: String, CaseIterable, FieldConvertible, Sendable {
            case paid, due, overdue
        }

        /// The exact amount left to pay; zero if it is paid.
        public let amount: Decimal
        /// The exact total, before anything was paid here; `nil` if only the rest is known.
        public let billed: Decimal?
        /// The currency: its ISO 4217 code where known, otherwise the feed's text.
        public let currency: String
        /// What the feed says of its time, or that counted from today where there is a date, in English.
        public let state: String
        /// What is left to do.
        public let status: Status
        /// The day by which it is to be paid, as in `2026-11-20`; `nil` when not known.
        public let date: String?
        /// Days until it is due, negative when overdue; `nil` when not known or paid.
        public let days: Int?

        /// A due.
        public init(
            amount: Decimal, billed: Decimal? = nil, currency: String, state: String, status: Status,
            date: String? = nil, days: Int?
        ) {
            self.amount = amount
            self.billed = billed
            self.currency = currency
            self.state = state
            self.status = status
            self.date = date
            self.days = days
        }
    }

    /// An action as data.
    public struct Action: Equatable, Sendable {
        /// The feed's code.
        public let code: String
        /// Whether it can be performed now.
        public let isAvailable: Bool

        /// An action.
        public init(code: String, isAvailable: Bool) {
            self.code = code
            self.isAvailable = isAvailable
        }
    }

    /// Where a card rests.
    public enum Position: String, CaseIterable, Sendable {
        case left, center, right
    }

    /// A name that means this card and no other.
    public let name: String
    /// The feed's id.
    public let id: String
    /// The product's name.
    public let title: String
    /// The masked number.
    public let number: String
    /// The last four digits, where known.
    public let lastFour: String?
    /// The name on the card.
    public let holder: String
    /// The feed's code of the network.
    public let network: String
    /// The feed's code of the bank.
    public let bank: String
    /// What is to be paid.
    public let due: Due?
    /// What can be done.
    public let actions: [Action]
    /// Words of the feed's `actions` that mean nothing to this version, which offers none of them.
    public let unknownActions: [String]
    /// Where the card rests.
    public let position: Position
    /// How far it is moved: a fraction of its width, negative to the left.
    public let reveal: Double

    /// A card as data.
    public init(
        name: String, id: String, title: String, number: String, lastFour: String?, holder: String,
        network: String,
        bank: String, due: Due?, actions: [Action], unknownActions: [String] = [],
        position: Position = .center, reveal: Double = 0
    ) {
        self.name = name
        self.id = id
        self.title = title
        self.number = number
        self.lastFour = lastFour
        self.holder = holder
        self.network = network
        self.bank = bank
        self.due = due
        self.actions = actions
        self.unknownActions = unknownActions
        self.position = position
        self.reveal = reveal
    }
}
