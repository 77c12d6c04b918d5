import PaymentCardsPorts
import ScreenContract
import ScreenPresenter

/// Everything the screen on which one card is chosen remembers.
struct CardPickerState {
    /// The words that all cards must contain, as the person types them.
    private(set) var field: EditedText
    /// The cards with the words that were looked for last; `nil` before there are any.
    private(set) var listing: CardListing?
    /// The words that were looked for last.
    private var foundWords: String?
    /// The card that the person is at, from 0.
    private(set) var selected = 0
    private(set) var failure: CardsError?
    /// How the person moved since they typed the words, while these are still looked for.
    private var moves: [Int] = []
    /// Whether the person has already said that they want the card with the words, if there is only one.
    var choosesOnly = false

    init(words: String) { field = EditedText(words) }

    /// The words that all cards must contain.
    var words: String { field.text }

    /// Whether there are any.
    var hasWords: Bool { !words.allSatisfy(\.isWhitespace) }

    /// Whether the cards are those with the words.
    var isCurrent: Bool { foundWords == words }

    /// The card at `index`, or the one that the person is at.
    func item(at index: Int?) -> CardListing.Item? {
        guard failure == nil, let items = listing?.items else { return nil }
        let index = index ?? selected
        return items.indices.contains(index) ? items[index] : nil
    }

    /// Takes what the person typed, and returns whether the words are others now.
    mutating func apply(_ edit: TextEdit) -> Bool {
        let words = words
        field.apply(edit)
        guard self.words != words else { return false }
        moves = []
        return true
    }

    /// Moves among the cards; a single step leads from either end to the other. While words are still looked for, the steps are
    /// repeated among the cards with them.
    mutating func select(by cards: Int) {
        if !isCurrent, cards != 0 { moves.append(cards) }
        move(by: cards)
    }

    private mutating func move(by cards: Int) {
        let count = listing?.items.count ?? 0
        guard count > 0 else { return }
        let next = selected + min(max(cards, -count), count)
        if abs(cards) == 1 {
            selected = (next + count) % count
        } else {
            selected = min(max(0, next), count - 1)
        }
    }

    mutating func show(_ listing: CardListing, for words: String) {
        (self.listing, foundWords, failure, selected) = (listing, words, nil, 0)
        for step in moves { move(by: step) }
        moves = []
    }

    mutating func fail(_ error: CardsError, for words: String) {
        (failure, foundWords, selected, moves) = (error, words, 0, [])
    }
}
