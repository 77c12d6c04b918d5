/// What is to be paid on a card.
public struct Due: Hashable, Sendable {
    /// The feed's id of this due.
    public let id: String
    /// The total due; also present when it has been paid.
    public let money: Money
    /// The feed's text: `fully_paid`, or free text such as "due in 6 days".
    public let state: String
    /// What `state` says about time.
    public let timing: DueTiming

    /// A due whose timing is read from the feed's `state`.
    public init(id: String, money: Money, state: String) {
        self.id = id
        self.money = money
        self.state = state
        timing = DueTiming(state: state)
    }

    /// Whether something is left to pay: not paid yet, and more than zero.
    public var isOutstanding: Bool {
        timing != .paid && money.isPositive
    }
}

extension Due: Decodable {
    private enum Key: String, CodingKey { case id, amount, currency, state }

    /// Reads a due; every field is required.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.fields(Key.self)
        self.init(
            id: try fields.text(.id),
            money: Money(
                amount: try fields.amount(.amount), currency: Currency(text: try fields.text(.currency))),
            state: try fields.text(.state))
    }
}
