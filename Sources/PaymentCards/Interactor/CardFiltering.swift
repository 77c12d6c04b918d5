import PaymentCardsContract
import PaymentCardsEntity

extension CardFilter {
    /// Whether `card` may stay.
    func accepts(_ card: PaymentCard) -> Bool {
        condition.holds(for: card) != isNegated
    }
}

extension CardFilter.Condition {
    fileprivate func holds(for card: PaymentCard) -> Bool {
        switch self {
        case .due: card.due?.isOutstanding == true
        case .overdue: card.due.map { $0.isOutstanding && $0.timing.isOverdue } ?? false
        case .paid: card.due.map { !$0.isOutstanding } ?? false
        case .noDue: card.due == nil
        case .bank(let banks): banks.contains { $0.code.isSame(as: card.bank.code) }
        case .network(let networks): networks.contains { $0.code.isSame(as: card.network.code) }
        case .action(let actions):
            actions.contains { wanted in card.actions.contains { $0.code.isSame(as: wanted.code) } }
        }
    }
}

extension String {
    fileprivate func isSame(as other: String) -> Bool {
        lowercased() == other.lowercased()
    }
}

extension DueTiming {
    fileprivate var isOverdue: Bool {
        switch self {
        case .overdue: true
        case .paid, .due, .unknown: false
        }
    }
}
