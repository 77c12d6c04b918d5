import Foundation
import PaymentCardsEntity
import PaymentCardsGlances
import PaymentCardsPorts
import Values

/// The amount of the last card that may be among the first ones of a list sorted by amount. Nearly all other cards are excluded by
/// theirs, without the rest of their keys.
struct AmountBar {
    private let amount: ShortAmount
    private let currency: String
    private let isDescending: Bool
    /// Whether a card with this amount may come first nevertheless, by another key.
    private let hasOtherKeys: Bool
    /// How the currency is written in a feed, once that is known.
    private var written: [UInt8] = []

    /// The bar that a card with these keys sets; `nil` unless the first key is zero or a short amount.
    init?(_ keys: [SortKey], by sorts: [CardSort]) {
        switch keys.first {
        case .shortAmount(let amount, let currency): (self.amount, self.currency) = (amount, currency)
        case .amount(0, let currency): (amount, self.currency) = (ShortAmount(), currency)
        default: return nil
        }
        isDescending = sorts.first?.isDescending ?? false
        hasOtherKeys = sorts.count > 1
    }

    /// Whether the card certainly comes after the bar, whether or not its due is paid, so that its amount counts as zero.
    mutating func excludes(_ card: CardGlance, _ memory: inout CardMemory) -> Bool {
        guard let own = card.shortAmount else { return false }
        let nearest = isDescending ? max(own, ShortAmount()) : min(own, ShortAmount())
        let isAfter = isDescending ? nearest < amount : amount < nearest
        return (isAfter || nearest == amount && !hasOtherKeys) && hasCurrency(card, &memory)
    }

    private mutating func hasCurrency(_ card: CardGlance, _ memory: inout CardMemory) -> Bool {
        if card.hasCurrency(written: written) { return true }
        guard card.currency(&memory)?.identity == currency else { return false }
        written = card.rawBytes(of: .currency).map(Array.init) ?? []
        return true
    }
}
