import PaymentCardsContract
import PaymentCardsEntity

extension CardFilter {
    /// Whether `card` may stay.
    func accepts(_ card: CardGlance, _ memory: inout CardMemory) -> Bool {
        condition.holds(for: card, &memory) != isNegated
    }
}

extension CardFilter.Condition {
    fileprivate func holds(for card: CardGlance, _ memory: inout CardMemory) -> Bool {
        switch self {
        case .due: [.due, .overdue].contains(card.due(&memory)?.status)
        case .overdue: card.due(&memory)?.status == .overdue
        case .paid: card.due(&memory)?.status == .paid
        case .noDue: card.amount == nil
        case .bank(let codes): card.bank?.isOne(of: codes) ?? false
        case .network(let codes): card.network?.isOne(of: codes) ?? false
        case .action(let codes): card.actions(&memory).contains { $0.isOne(of: codes) }
        }
    }
}

extension FeedCode {
    fileprivate func isOne(of codes: [String]) -> Bool {
        codes.contains { $0.lowercased() == code.lowercased() }
    }
}
