package import Foundation
package import PaymentCardsEntity
package import PaymentCardsPorts

/// A page of cards, as a server sent it.
package struct FeedPage: Sendable {
    /// The cards, none of them numbered among those with its id.
    package var cards: [PaymentCard] = []
    /// The elements that are no cards, named or counted.
    package var unreadable: [UnreadableCard] = []
    /// How many elements its list has.
    package var count = 0
    /// What it says about other pages.
    package var envelope = FeedEnvelope()
    /// Its size in bytes.
    package var size = 0

    /// A page without cards.
    package init() {}
}

extension CardFeedDecoder {
    /// The page in `data`. If its list has more than `most` elements, it is read no further than to the first of these.
    package func page(_ data: Data, most: Int) throws(CardsError) -> FeedPage {
        var page = FeedPage()
        var reader = FeedReader(Array(data), sendsIDsBack: sendsIDsBack)
        do throws(FeedReader.Fault) {
            while reader.cardCount <= most, let step = try reader.next() {
                switch step {
                case .unreadable(let fault) where page.unreadable.count < [UnreadableCard].namedLimit:
                    page.unreadable.append(reader.unreadable(fault, in: source))
                case .unreadable(let fault):
                    page.unreadable.add(UnreadableCard(index: reader.index, field: fault))
                case .card: if reader.cards.count == 64 { reader.reserveCards(forBytes: data.count) }
                default: break
                }
            }
        } catch {
            throw failure(error)
        }
        (page.count, page.envelope, page.size) = (reader.cardCount, reader.envelope, data.count)
        page.cards = reader.takeCards()
        return page
    }
}
