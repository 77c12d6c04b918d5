import PaymentCardsEntity
import Values
import PaymentCardsPorts

/// A filter whose words were read once, to be applied to many cards.
struct PreparedFilter {
    private enum Condition {
        case due, overdue, paid, noDue
        case bank(MeantCodes<Bank>)
        case network(MeantCodes<CardNetwork>)
        case action(MeantCodes<CardAction>)
    }

    private let condition: Condition
    private let isNegated: Bool

    init(_ filter: CardFilter) {
        isNegated = filter.isNegated
        condition =
            switch filter.condition {
            case .due: .due
            case .overdue: .overdue
            case .paid: .paid
            case .noDue: .noDue
            case .bank(let words): .bank(MeantCodes(words))
            case .network(let words): .network(MeantCodes(words))
            case .action(let words): .action(MeantCodes(words))
            }
    }

    /// Whether the filter accepts `card`.
    func accepts(_ card: PaymentCard, on today: CalendarDate?) -> Bool {
        holds(for: card, on: today) != isNegated
    }

    private func holds(for card: PaymentCard, on today: CalendarDate?) -> Bool {
        switch condition {
        case .due: card.due.map { !$0.isPaid } ?? false
        case .overdue: card.due?.status(on: today) == .overdue
        case .paid: card.due?.isPaid ?? false
        case .noDue: card.due == nil
        case .bank(let words): words.have(card.bank)
        case .network(let words): words.have(card.network)
        case .action(let words): card.actions.contains(where: words.have)
        }
    }
}

/// Words that stand for values of a kind: known ones, and those of a feed, in any case and with any signs between the words.
private struct MeantCodes<Code: FeedCode> {
    private let values: Set<Code>
    private let keys: Set<String>

    init(_ words: [String]) {
        values = Set(words.compactMap { Code(meantBy: $0) })
        keys = Set(words.map(\.nameKey))
    }

    /// Whether one of them stands for `code`.
    func have(_ code: Code) -> Bool {
        values.contains(code) || !Code.known.contains(code) && keys.contains(code.code.nameKey)
    }
}

extension FeedCode {
    /// The known value that a person means by `text`; `nil` if there is none.
    init?(meantBy text: String) {
        let key = text.nameKey
        guard !key.isEmpty,
            let value = Self.known.first(where: { ([$0.code] + $0.otherNames).contains { $0.nameKey == key } }
            )
        else { return nil }
        self = value
    }
}

/// A word of a filter that isn't known.
struct FilterWord {
    enum Kind: CaseIterable {
        case bank, network, action

        /// The unknown words of this kind on a card.
        func words(of card: PaymentCard) -> [String] {
            switch self {
            case .bank: if case .unknown(let text) = card.bank { [text] } else { [] }
            case .network: if case .unknown(let text) = card.network { [text] } else { [] }
            case .action: card.actions.filter { !$0.isKnown }.map(\.code)
            }
        }

        /// The codes of this kind that are nearest to a word.
        func codes(nearestTo word: NearestWords) -> [String] {
            switch self {
            case .bank: word.codes(of: Bank.known)
            case .network: word.codes(of: CardNetwork.known)
            case .action: word.codes(of: CardAction.known)
            }
        }
    }

    let kind: Kind
    let text: String
}

extension CardFilter {
    /// Its words that aren't known.
    var strangers: [FilterWord] {
        switch condition {
        case .due, .overdue, .paid, .noDue: []
        case .bank(let words):
            words.filter { Bank(meantBy: $0) == nil }.map { FilterWord(kind: .bank, text: $0) }
        case .network(let words):
            words.filter { CardNetwork(meantBy: $0) == nil }.map { FilterWord(kind: .network, text: $0) }
        case .action(let words):
            words.filter { CardAction(meantBy: $0) == nil }.map { FilterWord(kind: .action, text: $0) }
        }
    }
}
