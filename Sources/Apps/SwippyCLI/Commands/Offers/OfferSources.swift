import CommandLine
import OffersBuilder
import OffersEntity
import OffersFeed
import OffersPorts
import PaymentCardsEntity
import ScreenProgram
import Synchronization
import Words

extension ServiceChoice {
    /// The offers: those of a file that the command line or a setting names, or the built-in ones for the built-in cards.
    ///
    /// - Parameter tells: whether standard error tells what was skipped.
    func offers(tells: Bool) -> any OffersSource {
        NamedOffers(source: namedAsWritten(tells: tells))
    }

    private func namedAsWritten(tells: Bool) -> any OffersSource {
        guard let path = call.text(OfferOptions.file) else {
            return call.showsDemonstration ? BuiltInOffers(days: call.console.days()) : NoOffers()
        }
        let file = OfferFile(path: path)
        guard tells else { return file }
        let (say, language) = (call.console.writeError, call.language)
        return ToldOffers(source: file) { unreadable in
            for text in OfferErrorAlerts(language: language).texts(for: unreadable, in: path) {
                say("swippy: \(Call.skipped[language]) \(text)\n")
            }
        }
    }
}

/// Offers whose banks and networks are those that the same words mean in a feed of cards.
private struct NamedOffers: OffersSource {
    let source: any OffersSource

    func offers() async throws(OffersError) -> OfferFeed {
        let feed = try await source.offers()
        let offers = feed.offers.map { offer in
            var offer = offer
            offer.audience = OfferAudience(
                banks: offer.audience.banks.map { Bank(code: $0).key },
                networks: offer.audience.networks.map { CardNetwork(code: $0).key },
                cards: offer.audience.cards)
            return offer
        }
        return OfferFeed(offers, unreadable: feed.unreadable)
    }
}

/// Offers of which those that can't be read are named, once.
private final class ToldOffers: OffersSource {
    private let source: any OffersSource
    private let tell: @Sendable ([OfferFeed.Unreadable]) -> Void
    private let isTold = Mutex(false)

    init(source: any OffersSource, tell: @escaping @Sendable ([OfferFeed.Unreadable]) -> Void) {
        (self.source, self.tell) = (source, tell)
    }

    func offers() async throws(OffersError) -> OfferFeed {
        let feed = try await source.offers()
        let isNew = isTold.withLock { isTold in
            defer { isTold = true }
            return !isTold
        }
        if isNew { tell(feed.unreadable) }
        return feed
    }
}
