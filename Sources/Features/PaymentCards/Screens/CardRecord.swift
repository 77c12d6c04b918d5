public import Foundation
public import Records

/// A card as data: stable codes and exact numbers, the same in every language.
public struct CardRecord: Described {
    /// A due.
    public struct Due: Described {
        /// What is left to do about a due.
        public enum Status: String, CaseIterable, FieldConvertible, Sendable {
            case paid, due, overdue
        }

        /// The feed's id of the due, or its date where the feed has none; `nil` without either.
        public let id: String?
        public let amount: Decimal
        public let billed: Decimal?
        public let currency, state: String
        public let status: Status
        public let dueDate: String?
        public let days: Int?

        public init(
            id: String? = nil, amount: Decimal, billed: Decimal? = nil, currency: String, state: String,
            status: Status, dueDate: String? = nil, days: Int?
        ) {
            (self.id, self.amount, self.billed, self.currency) = (id, amount, billed, currency)
            (self.state, self.status, self.dueDate, self.days) = (state, status, dueDate, days)
        }

        public static let fields: [Field<Due>] = [
            Field(
                "amount", \.amount, en: "amount left to pay, exact; 0 if it is paid",
                uk: "точна сума, яку лишилося сплатити; 0, якщо сплачено"),
            .currency(\.currency),
            Field("status", \.status, en: "paid, due or overdue", uk: "paid, due або overdue"),
            Field(
                "state", \.state,
                en: "state: counted from the due’s date where it has one, or as in the feed",
                uk: "стан: пораховано від дати, якщо вона є, або як у стрічці"),
            Field(
                "days", \.days, en: "days left; negative when overdue",
                uk: "скільки днів лишилося; від’ємне — прострочено"),
            Field(
                "billed", \.billed, en: "amount billed, exact; empty if it is not known",
                uk: "точна сума рахунку; порожньо, якщо вона невідома"),
            Field(
                "dueDate", \.dueDate, en: "day by which it must be paid, as in 2026-11-28",
                uk: "день, до якого треба сплатити, як-от 2026-11-28"),
            .json("id", \.id, "the due’s id in the feed, or its date without one; missing if it has neither"),
        ]
    }

    /// What is known of a card of the person's own besides what is due.
    public struct Standing: Described {
        /// What remains to be done.
        public enum State: String, CaseIterable, FieldConvertible, Sendable {
            case due, overdue, carriedOver, toRecord, paid, ahead, credit
        }

        public let state: State?
        public let left, ahead, used, refunds: Decimal
        public let minimumLeft: Decimal?
        public let dueDate: String?
        public let days: Int?
        public let awaiting: String?

        public init(
            state: State?, left: Decimal, minimumLeft: Decimal?, ahead: Decimal, used: Decimal,
            refunds: Decimal, dueDate: String?, days: Int?, awaiting: String?
        ) {
            (self.state, self.left, self.ahead, self.used) = (state, left, ahead, used)
            self.refunds = refunds
            (self.minimumLeft, self.dueDate, self.days) = (minimumLeft, dueDate, days)
            self.awaiting = awaiting
        }

        public static let fields: [Field<Standing>] = [
            .json("left", \.left, "what is left of the last bill, exact; negative for a credit"),
            .json("minimumLeft", \.minimumLeft, "what is left of its minimum"),
            .json("state", \.state, "what remains to be done"),
            .json("dueDate", \.dueDate, "when it is due"),
            .json("days", \.days, "days until then; negative afterwards"),
            .json("ahead", \.ahead, "what was paid for a bill that is not known yet"),
            .json("awaiting", \.awaiting, "the closing day whose bill is to be expected"),
            .json("refunds", \.refunds, "what was refunded since the closing day, exact; it lowers no bill"),
            .json("used", \.used, "how much of the limit is used at least"),
        ]
    }

    /// An action.
    public struct Action: Described {
        public let code: String
        public let isAvailable: Bool

        public init(code: String, isAvailable: Bool) { (self.code, self.isAvailable) = (code, isAvailable) }

        public static let fields: [Field<Action>] = [
            .json("action", \.code, "its code"),
            .json("available", \.isAvailable, "whether it can be done now"),
        ]
    }

    /// Where a card rests.
    public enum Position: String, CaseIterable, FieldConvertible, Sendable {
        case left, center, right
    }

    public let name, id, title, number: String
    public let lastFour: String?
    public let holder, network, bank: String
    public let due: Due?
    public let actions: [Action]
    /// Words of the feed's `actions` that mean nothing to this version, which offers none of them.
    public let unknownActions: [String]
    public let position: Position
    public let reveal: Double
    /// What is known of a card of the person's own; `nil` for others.
    public var standing: Standing?

    public init(
        name: String, id: String, title: String, number: String, lastFour: String?, holder: String,
        network: String, bank: String, due: Due?, actions: [Action], unknownActions: [String] = [],
        position: Position = .center, reveal: Double = 0
    ) {
        (self.name, self.id, self.title) = (name, id, title)
        (self.number, self.lastFour, self.holder) = (number, lastFour, holder)
        (self.network, self.bank, self.due) = (network, bank, due)
        (self.actions, self.unknownActions) = (actions, unknownActions)
        (self.position, self.reveal) = (position, reveal)
    }

    @Sendable private static func fromDue(_ card: CardRecord, _ read: (Due) -> FieldValue) -> FieldValue? {
        guard let due = card.due else { return nil }
        return read(due)
    }

    // The plain form has the members of the due between those of the card, where lists have always had them.
    public static let fields: [Field<CardRecord>] =
        [
            .name(\.name), .json("id", \.id, "the card’s id in the feed"), .title(\.title),
            .number(\.number), .json("lastFour", \.lastFour, "the last digits of the number"),
            Field("holder", \.holder, en: "holder", uk: "власник"),
            Field("bank", \.bank, en: "bank, as in the feed", uk: "банк, як у стрічці"),
            Field("network", \.network, en: "network, as in the feed", uk: "платіжна система, як у стрічці"),
        ] + Due.columns.prefix(5).map { .column($0, of: fromDue) } + [
            .column(
                "actions", { $0.actions.map(\.code) }, en: "actions, separated by commas",
                uk: "дії через кому"),
            Field(
                "position", \.position, en: "where the card rests: left, center or right",
                uk: "де зупинилася картка: left, center або right"),
        ] + Due.columns.dropFirst(5).map { .column($0, of: fromDue) } + [
            .json("due", \.due, "what must be paid"),
            .json("standing", \.standing, "what is known of a card of one’s own; missing for others"),
            .json("actions", \.actions, "what can be done"),
            .json(
                "unknownActions", { $0.unknownActions.isEmpty ? nil : $0.unknownActions },
                "the feed’s other actions, which are not offered"),
            .json("reveal", \.reveal, "how far it is moved: a fraction of its width, negative to the left"),
        ]
}

// The fields that records share, so that one thing has one name and one meaning in every command.

extension Field {
    static func name(_ value: @escaping @Sendable (Owner) -> String) -> Field {
        Field(
            "name", value, en: "a name that means this card: its id, or ID#2",
            uk: "назва саме цієї картки: id або ID#2")
    }

    static func title(_ value: @escaping @Sendable (Owner) -> String) -> Field {
        Field("title", value, en: "title", uk: "назва продукту")
    }

    static func number(_ value: @escaping @Sendable (Owner) -> String) -> Field {
        Field("number", value, en: "masked number", uk: "замаскований номер")
    }

    static func amount(_ value: @escaping @Sendable (Owner) -> some FieldConvertible) -> Field {
        Field("amount", value, en: "amount, exact", uk: "точна сума")
    }

    static func currency(_ value: @escaping @Sendable (Owner) -> String) -> Field {
        Field(
            "currency", value, en: "currency: its ISO code where known", uk: "валюта: код ISO, якщо відомий")
    }

    static func sums(_ value: @escaping @Sendable (Owner) -> some FieldConvertible) -> Field {
        .json("sums", value, "a sum for each currency")
    }
}

extension PartialState.Fault: Described {
    public static let fields: [Field<PartialState.Fault>] = [
        .json("path", \.path, "where it stands, such as card[3].number"),
        .json("expected", \.expected, "what the format asks for"),
        .json("found", \.found, "what stands there"),
        .json(
            "count", { $0.count > 1 ? $0.count : nil },
            "how many elements it stands for; missing if it stands for itself alone"),
    ]
}
