/// The texts of a screen with a deck. `{card}` stands for the content of a card.
public struct DeckScreenTexts: Equatable, Sendable {
    /// The messages after a card was swiped left, swiped right, or brought back.
    public var left, right, undone: String
    /// The messages if there is nothing to undo, or no image is left.
    public var nothing, ended: String
    /// What the keys do, in a word or two.
    public var passing, keeping, undoing, closing, quitting: String
    /// The printed names of the deck's states: at rest, moving to either side, and empty.
    public var resting, toLeft, toRight, empty: String

    /// In English.
    public static let english = DeckScreenTexts { english, _ in english }

    /// In Ukrainian.
    public static let ukrainian = DeckScreenTexts { $1 }

    /// In the language that `say` chooses or translates into.
    public init(saying say: (_ english: String, _ ukrainian: String) -> String) {
        left = say("Passed: {card}", "Пропущено: {card}")
        right = say("Kept: {card}", "Збережено: {card}")
        undone = say("Back again: {card}", "Знову тут: {card}")
        nothing = say("There is nothing to undo", "Немає чого скасовувати")
        ended = say("No images are left", "Зображень не залишилося")
        passing = say("pass", "пропустити")
        keeping = say("keep", "зберегти")
        undoing = say("undo", "скасувати")
        (closing, quitting) = (say("back", "назад"), say("quit", "вийти"))
        resting = say("at rest", "у спокої")
        toLeft = say("to the left", "ліворуч")
        toRight = say("to the right", "праворуч")
        empty = say("without images", "без зображень")
    }
}
