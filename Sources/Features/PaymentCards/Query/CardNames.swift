package import PaymentCardsEntity
package import PaymentCardsGlances
import Values

/// Names for cards of a list: a card's feed id, or `ID#2` if several cards share the id, or if the id alone could mean something
/// else.
///
/// All cards of the list are passed to it one after another; it keeps only the ids that are shared.
package struct CardNames {
    /// The feed ids that several cards share.
    package var sharedIDs: Set<String> = []
    /// Whether an id consists of four digits. Then the names are known only if the cards to name were watched.
    package private(set) var hasDigitIDs = false
    /// The number of cards so far.
    package private(set) var count = 0
    /// How many cards have these last four digits, which are ids of the watched cards; `nil` if no cards are watched.
    private var lastFours: [String: Int]?

    /// Names in a list from which no card was passed yet.
    ///
    /// - Parameters:
    ///   - watched: the cards to name; `nil` if that is not known yet, or the list is not passed.
    ///   - sharedIDs: the ids that are known to be shared.
    package init(of watched: [PaymentCard]? = nil, sharedIDs: Set<String> = []) {
        self.sharedIDs = sharedIDs
        guard let watched else { return }
        let ids = watched.map(\.id.feedID).filter(\.isFourDigits)
        lastFours = Dictionary(ids.map { ($0, 0) }, uniquingKeysWith: { one, _ in one })
    }

    /// Takes the next card into account.
    package mutating func add(_ glance: CardGlance) {
        count += 1
        if lastFours == nil {
            if !hasDigitIDs { hasDigitIDs = glance.hasDigitID }
        } else if lastFours?.isEmpty == false, let digits = glance.lastFour {
            lastFours?[digits]? += 1
        }
    }

    package func name(of card: PaymentCard) -> String {
        card.id.name(isShared: sharedIDs.contains(card.id.feedID) || mayBeDigitsOfOthers(card))
    }

    /// Whether the card's id may be the last four digits of another card.
    private func mayBeDigitsOfOthers(_ card: PaymentCard) -> Bool {
        let id = card.id.feedID
        guard id.isFourDigits else { return false }
        guard let count = lastFours?[id] else { return true }
        return count > (card.number.lastFour == id ? 1 : 0)
    }
}

extension CardGlance {
    /// Whether the card's id consists of four digits, as the end of a number does.
    fileprivate var hasDigitID: Bool {
        plainBytes(of: .id).map { $0.count == 4 && $0.allSatisfy(\.isASCIIDigit) } ?? feedID?.isFourDigits
            ?? false
    }

    fileprivate var lastFour: String? {
        lastFourBytes.map { String(decoding: $0, as: UTF8.self) } ?? number?.lastFour
    }
}

extension String {
    /// Whether it consists of four digits, as the end of a card number does.
    package var isFourDigits: Bool { utf8.count == 4 && utf8.allSatisfy(\.isASCIIDigit) }
}
