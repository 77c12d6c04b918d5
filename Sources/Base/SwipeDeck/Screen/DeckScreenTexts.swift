/// The texts of a screen with a deck. `{card}` stands for the content of a card.
public struct DeckScreenTexts: Equatable, Sendable {
    /// The messages after a card was swiped left, swiped right, or brought back.
    public var left, right, undone: String
    /// The messages if there is nothing to undo, or no image is left.
    public var nothing, ended: String
    /// What the keys do, in a word or two.
    public var passing, keeping, undoing, closing: String
    /// The printed names of the deck's states: at rest, moving to either side, and empty.
    public var resting, toLeft, toRight, empty: String

    /// In English.
    public static let english = DeckScreenTexts(
        left: "Passed: {card}", right: "Kept: {card}", undone: "Back again: {card}",
        nothing: "There is nothing to undo", ended: "No images are left",
        passing: "pass", keeping: "keep", undoing: "undo", closing: "back",
        resting: "at rest", toLeft: "to the left", toRight: "to the right", empty: "without images")

    /// In Ukrainian.
    public static let ukrainian = DeckScreenTexts(
        left: "Пропущено: {card}", right: "Збережено: {card}", undone: "Знову тут: {card}",
        nothing: "Немає чого скасовувати", ended: "Зображень не залишилося",
        passing: "пропустити", keeping: "зберегти", undoing: "скасувати", closing: "назад",
        resting: "у спокої", toLeft: "ліворуч", toRight: "праворуч", empty: "без зображень")
}
