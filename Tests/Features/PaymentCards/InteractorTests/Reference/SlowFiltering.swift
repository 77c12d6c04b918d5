import PaymentCardsEntity
import PaymentCardsPorts
import Values

extension CardFilter {
    /// Whether `card` may stay.
    func accepts(_ card: PaymentCard, on today: CalendarDate?) -> Bool {
        condition.holds(for: card, on: today) != isNegated
    }
}

extension CardFilter.Condition {
    fileprivate func holds(for card: PaymentCard, on today: CalendarDate?) -> Bool {
        switch self {
        case .due: [.due, .overdue].contains(card.due?.status(on: today))
        case .overdue: card.due?.status(on: today) == .overdue
        case .paid: card.due?.status(on: today) == .paid
        case .noDue: card.due == nil
        case .bank(let codes): card.bank.isOne(of: codes)
        case .network(let codes): card.network.isOne(of: codes)
        case .action(let codes): card.actions.contains { $0.isOne(of: codes) }
        }
    }
}

extension FeedCode {
    fileprivate func isOne(of codes: [String]) -> Bool {
        // What a person writes is what a feed may write, too.
        codes.contains { Self(code: $0) == self || $0.nameKey == code.nameKey }
    }
}
