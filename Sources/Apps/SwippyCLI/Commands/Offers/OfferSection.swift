import OffersBuilder
import OffersEntity
import OffersFeed
import OffersPorts
import OffersScreens
import OffersStore
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import ScreenView
import TerminalKit
import Words
import PaymentCardsBuilder
import ScreenContract

/// The offers for a card, as a section of its details: those that are kept, then the open ones.
///
/// They are read when the details ask, and only for that card.
@MainActor
struct OfferSection: CardExtras {
    private let call: Call
    private let service: any CardsService
    private let decisions: any OfferDecisions
    private let source: any OffersSource

    /// The offers for cards of `service`, with what was decided about them.
    init(_ call: Call, of service: any CardsService, decisions: any OfferDecisions) {
        (self.call, self.service, self.decisions) = (call, service, decisions)
        source = ServiceChoice(call: call).offers(tells: false)
    }

    /// The same, with what was decided where the command line says that it is kept.
    init(_ call: Call, of service: any CardsService) throws {
        let decisions = try ServiceChoice(call: call).offerDecisions(changes: false, isLive: false)
        self.init(call, of: service, decisions: decisions)
    }

    func sections(about item: CardListing.Item) async -> [CardExtraSection] {
        let builder = OfferScreenBuilder(
            source: source, cards: OneCard(item), decisions: decisions, language: call.language,
            trace: call.trace
        ) { [call, service] card, navigator in
            call.screens(of: service).list(CardQuery(page: .all, name: card), navigator: navigator).screen
        }
        var lines: [CardExtraSection.Line] = []
        for part in [OfferQuery.Part.kept, .open] {
            let navigator = ScreenStack()
            let list = builder.list(OfferQuery(part: part, card: item.name), navigator: navigator)
            navigator.push(list.screen)
            await list.settle()
            switch list.state?.content {
            case .offers(let faces): lines += zip(faces, list.state?.facts ?? []).map(Self.line)
            case .failed(let alert): return [section([], note: note(alert.message))]
            case .loading, .empty, nil: break
            }
        }
        return lines.isEmpty ? [] : [section(lines)]
    }

    private static func line(_ face: OfferFace, _ facts: OfferFacts) -> CardExtraSection.Line {
        CardExtraSection.Line(
            name: face.id, title: face.title,
            term: face.standing == .open ? face.term : "\(face.standingText) · \(face.term)",
            until: facts.expires)
    }

    private func section(_ lines: [CardExtraSection.Line], note: String? = nil) -> CardExtraSection {
        let title = LocalizedText(en: "Offers", uk: "Пропозиції")[call.language]
        return CardExtraSection(name: "offers", title: title, lines: lines, note: note)
    }

    private func note(_ reason: String) -> String {
        let words = LocalizedText(en: "Not known: ", uk: "Невідомо: ")[call.language]
        return words + reason
    }
}

/// A single card as offers see it.
private struct OneCard: OfferCards {
    private let card: HeldCard

    init(_ item: CardListing.Item) {
        card = HeldCard(item.card, name: item.name)
    }

    func heldCards() -> [HeldCard] { [card] }
}
