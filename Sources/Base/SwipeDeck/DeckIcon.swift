/// What lies on top of a card while it is swiped to one side: a stamp that fills up on the way.
public struct DeckIcon: Equatable, Sendable {
    /// What the side means, which decides the colour.
    public enum Meaning: Equatable, Sendable {
        /// Something is kept, liked, agreed to.
        case positive
        /// Something is passed, refused.
        case negative
        /// Neither.
        case neutral
    }

    /// A sign, best one or two cells wide. It stands alone where there is no room for the label.
    public let symbol: String
    /// The same in a word or two.
    public let label: String
    /// What the side means.
    public let meaning: Meaning

    public init(_ symbol: String, label: String, meaning: Meaning = .neutral) {
        (self.symbol, self.label, self.meaning) = (symbol, label, meaning)
    }
}

/// What a deck without images shows.
public struct DeckPlaceholder: Equatable, Sendable {
    /// What has happened.
    public let headline: String
    /// What can be done about it.
    public let advice: String

    public init(_ headline: String, advice: String = "") {
        (self.headline, self.advice) = (headline, advice)
    }
}

/// The words that a deck needs for those who hear it. `{place}` and `{count}` stand for numbers.
public struct DeckTexts: Equatable, Sendable {
    /// Which card is on top, of how many.
    public var cardOf: String
    /// Which card is on top of an endless deck.
    public var card: String
    /// What a swipe to the left is called without an icon.
    public var left: String
    /// What a swipe to the right is called without an icon.
    public var right: String

    /// The words of a language.
    public init(cardOf: String, card: String, left: String, right: String) {
        (self.cardOf, self.card, self.left, self.right) = (cardOf, card, left, right)
    }

    /// In English.
    public static let english = DeckTexts(
        cardOf: "Card {place} of {count}", card: "Card {place}", left: "Left", right: "Right")

    /// In Ukrainian.
    public static let ukrainian = DeckTexts(
        cardOf: "Картка {place} з {count}", card: "Картка {place}", left: "Ліворуч", right: "Праворуч")
}
