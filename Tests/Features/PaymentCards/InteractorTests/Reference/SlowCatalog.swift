import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsQuery
import Values

@testable import PaymentCardsInteractor

/// All cards of a feed in memory, with their names.
struct SlowCatalog {
    private(set) var cards: [PaymentCard] = []
    private(set) var unreadable: [UnreadableCard] = []
    private var positions: [CardID: Int] = [:]
    private var namesakes: [String: Int] = [:]

    /// The cards of `feed`, which are numbered.
    init(_ feed: CardFeed) {
        for entry in feed.entries {
            switch entry {
            case .card(let card):
                positions[card.id] = cards.count
                namesakes[card.id.feedID, default: 0] += 1
                cards.append(card)
            case .unreadable(let fault): unreadable.add(fault)
            }
        }
    }

    /// A name that identifies `card`: its feed id, or `ID#2` if several cards share the id, it reads like another name, or ends
    /// another card's number.
    func name(of card: PaymentCard) -> String {
        let id = card.id.feedID
        let isForm = id.wholeMatch(of: /@[+]?0*[1-9][0-9]*|.*#[-+]?[0-9]+/.dotMatchesNewlines()) != nil
        let isEnd = cards.contains { $0.id != card.id && $0.number.lastFour == id }
        return namesakes[id] == 1 && !isForm && !isEnd ? id : "\(id)#\(card.id.occurrence)"
    }

    /// `card` with its name and available actions.
    func item(for card: PaymentCard) -> CardListing.Item {
        CardListing.Item(
            card: card, name: name(of: card), place: positions[card.id], offers: card.offers)
    }
}
