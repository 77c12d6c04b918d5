import CommandLine
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsQuery
import Values

/// The ways to name cards that a shell offers after what is typed: `@3`, the last four digits, the id, and the title.
///
/// Without a beginning, only places are offered, each with its card: four words for every card would be too many to read.
struct CardOffers {
    private let typed: String
    private let key: String
    private var search: CardSearch
    /// The names of cards that are typed already, which are offered no more.
    private let given: Set<String>
    private var places: [CompletionOffer] = []
    private var digits: [String: (title: String, count: Int)] = [:]
    private var ids: [CompletionOffer] = []
    private var titles: [String: String] = [:]
    /// The titles that a search finds, while none begins with what is typed.
    private var found: [String: String] = [:]

    /// A shell that lists more than this is of no use; one more character finds the others.
    private static let limit = 1000

    /// Offers after `typed`.
    init(after typed: String, besides given: [String] = []) {
        self.typed = typed
        self.given = Set(given)
        key = typed.searchKey
        search = CardSearch(typed)
    }

    /// Takes all cards of a list into account.
    mutating func add(_ cards: [PaymentCard]) {
        for (place, card) in cards.enumerated() { add(card, at: place) }
    }

    private mutating func add(_ card: PaymentCard, at place: Int) {
        let names: [String?] = ["@\(place + 1)", card.id.name, card.number.lastFour, card.title]
        guard !names.contains(where: { $0.map(given.contains) ?? false }) else { return }
        addName(of: card, at: place)
        guard !typed.isEmpty, !typed.hasPrefix("@") else { return }
        let title = card.title
        if let last = card.number.lastFour, last.hasPrefix(typed) {
            digits[last] = (title, (digits[last]?.count ?? 0) + 1)
        }
        if card.id.name.hasPrefix(typed), ids.count < Self.limit {
            ids.append(CompletionOffer(word: card.id.name, meaning: title))
        }
        guard search.finds(card), title.utf8.count <= 200 else { return }
        let meaning = card.number.shortText
        if title.searchKey.hasPrefix(key) {
            if titles.count < Self.limit { titles[title] = meaning }
        } else if titles.isEmpty, found.count < Self.limit {
            found[title] = meaning
        }
    }

    private mutating func addName(of card: PaymentCard, at place: Int) {
        let name = "@\(place + 1)"
        guard name.hasPrefix(typed), places.count < Self.limit else { return }
        let meaning = [card.title, card.number.shortText].filter { !$0.isEmpty }
        places.append(CompletionOffer(word: name, meaning: meaning.joined(separator: " ")))
    }

    /// What may be typed: places, digits that only one card has, ids, and titles; other titles that have the words only if there is
    /// nothing else.
    var all: [CompletionOffer] {
        let digits = digits.filter { $0.value.count == 1 }.map {
            CompletionOffer(word: $0, meaning: $1.title)
        }
        let first = places + digits.sorted(by: order) + ids.sorted(by: order) + offers(of: titles)
        // A word with a dash would be an option.
        return (first.isEmpty ? offers(of: found) : first).filter { !$0.word.hasPrefix("-") }
    }

    private func offers(of titles: [String: String]) -> [CompletionOffer] {
        titles.map { CompletionOffer(word: $0, meaning: $1) }.sorted(by: order)
    }

    private func order(_ one: CompletionOffer, _ other: CompletionOffer) -> Bool { one.word < other.word }
}

extension CardNumber {
    /// The last four digits as a card shows them.
    fileprivate var shortText: String { lastFour.map { "•••• \($0)" } ?? "" }
}

extension CardID {
    /// The id, with its number if another card has it, too.
    fileprivate var name: String { occurrence > 1 ? "\(feedID)#\(occurrence)" : feedID }
}
