import PaymentCardsEntity
import PaymentCardsPorts

extension CardFilter {
    /// Whether the filter accepts `card`.
    func accepts(_ card: CardGlance, _ memory: inout CardMemory) -> Bool {
        condition.holds(for: card, &memory) != isNegated
    }
}

extension CardFilter.Condition {
    fileprivate func holds(for card: CardGlance, _ memory: inout CardMemory) -> Bool {
        switch self {
        case .due: card.due(&memory).map { !$0.isPaid } ?? false
        case .overdue: card.due(&memory)?.status(on: memory.today) == .overdue
        case .paid: card.due(&memory)?.isPaid ?? false
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
