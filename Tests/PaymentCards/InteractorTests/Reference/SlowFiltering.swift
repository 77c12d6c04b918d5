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
        case .due: card.due?.status == .due || card.due?.status == .overdue
        case .overdue: card.due?.status == .overdue
        case .paid: card.due?.status == .paid
        case .noDue: card.due == nil
        case .bank(let codes): card.bank.isOne(of: codes)
        case .network(let codes): card.network.isOne(of: codes)
        case .action(let codes): card.actions.contains { $0.isOne(of: codes) }
        }
    }
}

extension FeedCode {
    fileprivate func isOne(of codes: [String]) -> Bool {
        codes.contains { $0.lowercased() == code.lowercased() }
    }
}
