/// The stamp on a card while it is swiped to one side, which fills up on the way.
public struct DeckIcon: Equatable, Sendable {
    /// What the side means, which determines the colour.
    public enum Meaning: Equatable, Sendable {
        /// Keep, like, agree.
        case positive
        /// Pass, refuse.
        case negative
        /// Neither.
        case neutral
    }

    /// A symbol, preferably one or two cells wide, shown alone if there is no room for the label.
    public let symbol: String
    /// The meaning in a word or two.
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

/// The texts of a deck for screen readers. `{place}` and `{count}` stand for numbers.
public struct DeckTexts: Equatable, Sendable {
    /// Which card is on top, of how many.
    public var cardOf: String
    /// Which card is on top of an endless deck.
    public var card: String
    /// The name of a swipe to the left without an icon.
    public var left: String
    /// The name of a swipe to the right without an icon.
    public var right: String

    /// The words of a language.
    public init(cardOf: String, card: String, left: String, right: String) {
        (self.cardOf, self.card, self.left, self.right) = (cardOf, card, left, right)
    }

    /// In English.
    public static let english = DeckTexts { english, _ in english }

    /// In Ukrainian.
    public static let ukrainian = DeckTexts { $1 }

    /// In the language that `say` chooses or translates into.
    public init(saying say: (_ english: String, _ ukrainian: String) -> String) {
        self.init(
            cardOf: say("Card {place} of {count}", "Картка {place} з {count}"),
            card: say("Card {place}", "Картка {place}"), left: say("Left", "Ліворуч"),
            right: say("Right", "Праворуч"))
    }
}
