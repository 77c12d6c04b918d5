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

    /// What is left to do about a due.
    public enum Status: String, CaseIterable, Sendable {
        case paid, due, overdue
    }

    /// What is left to do: nothing when it is paid or not more than zero, whatever its text says about time.
    public var status: Status {
        guard money.isPositive else { return .paid }
        switch timing {
        case .paid: return .paid
        case .overdue: return .overdue
        case .due, .unknown: return .due
        }
    }

    /// Days until an unpaid due is due, negative when overdue; `nil` when paid or not known.
    public var daysLeft: Int? {
        switch timing {
        case .due(let days) where status != .paid: days
        case .overdue(let days?) where status != .paid: -days
        case .paid, .unknown, .due, .overdue: nil
        }
    }
}

extension Due: Decodable {
    private enum Key: String, CodingKey { case id, amount, currency, state }

    /// Reads a due; every field is required.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.fields(Key.self)
        self.init(
            id: try fields.exactText(.id),
            money: Money(
                amount: try fields.amount(.amount), currency: Currency(text: try fields.text(.currency))),
            state: try fields.text(.state))
    }
}
