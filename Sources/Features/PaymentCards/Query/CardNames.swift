package import PaymentCardsEntity
package import PaymentCardsGlances
import Values

/// Names for cards of a list: a card's feed id, or `ID#2` if several cards share the id, or if the id alone could mean something
/// else.
///
/// All cards of the list are passed to it one after another; it keeps only the ids that are shared, and counts last digits.
package struct CardNames {
    /// The feed ids that several cards share.
    package var sharedIDs: Set<String> = []
    /// Whether an id consists of four digits. Then the names are known only if the last digits of all cards were counted.
    package private(set) var hasDigitIDs = false
    /// The number of cards so far.
    package private(set) var count = 0
    /// How many cards have these last four digits, from 0000 on; `nil` if they aren't counted.
    private var lastFours: [Int]?

    /// Names in a list from which no card was passed yet.
    ///
    /// - Parameters:
    ///   - countsDigits: whether the last digits of all cards are counted, as few lists need.
    ///   - sharedIDs: the ids that are known to be shared.
    package init(countsDigits: Bool = false, sharedIDs: Set<String> = []) {
        self.sharedIDs = sharedIDs
        if countsDigits { lastFours = Array(repeating: 0, count: 10_000) }
    }

    /// Takes the next card into account.
    package mutating func add(_ glance: CardGlance) {
        count += 1
        if lastFours == nil {
            if !hasDigitIDs { hasDigitIDs = glance.hasDigitID }
        } else if let digits = glance.lastFour, digits.isFourDigits, let place = Int(digits) {
            lastFours?[place] += 1
        }
    }

    package func name(of card: PaymentCard) -> String {
        card.id.name(isShared: sharedIDs.contains(card.id.feedID) || mayBeDigitsOfOthers(card))
    }

    /// Whether the card's id may be the last four digits of another card.
    private func mayBeDigitsOfOthers(_ card: PaymentCard) -> Bool {
        let id = card.id.feedID
        guard id.isFourDigits, let place = Int(id) else { return false }
        guard let lastFours else { return true }
        return lastFours[place] > (card.number.lastFour == id ? 1 : 0)
    }
}

extension CardGlance {
    /// Whether the card's id consists of four digits, as the end of a number does.
    fileprivate var hasDigitID: Bool {
        if let length = plainIDLength, length != 4 { return false }
        return feedID?.isFourDigits ?? false
    }

    fileprivate var lastFour: String? {
        lastFourBytes.map { String(decoding: $0, as: UTF8.self) } ?? number?.lastFour
    }
}

extension String {
    /// Whether it consists of four digits, as the end of a card number does.
    package var isFourDigits: Bool { utf8.count == 4 && utf8.allSatisfy(\.isASCIIDigit) }
}
