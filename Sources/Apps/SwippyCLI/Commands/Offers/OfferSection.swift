import CommandLine
import OffersBuilder
import OffersEntity
import OffersPorts
import OffersScreens
import OffersStore
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import ScreenContract
import ScreenProgram
import Values
import Words

/// The offers for a card, as a section of its details: those that are kept, then the open ones.
///
/// They are read when the details ask, and only for that card.
struct OfferSection: CardExtras {
    private let language: Language
    private let days: DayClock
    private let decisions: any OfferDecisions
    private let source: any OffersSource

    /// The offers for the cards of a call, with what was decided about them.
    ///
    /// - Parameter tells: whether standard error tells which offers can't be read.
    init(_ call: Call, decisions: any OfferDecisions, tells: Bool = false) {
        (language, days, self.decisions) = (call.language, call.console.days(), decisions)
        source = ServiceChoice(call: call).offers(tells: tells)
    }

    /// The same, with what was decided where the command line says that it is kept.
    init(_ call: Call) throws {
        self.init(
            call, decisions: try ServiceChoice(call: call).offerDecisions(changes: false, isLive: false),
            tells: true)
    }

    func sections(about item: CardListing.Item) async -> [CardExtraSection] {
        let reader = OfferReader(
            source: source, cards: OneCard(item), decisions: decisions, language: language, days: days)
        do throws(OffersError) {
            let offers = try await reader.offers(OfferQuery(status: nil, card: item.name))
            let shown = [OfferStatus.kept, .open].flatMap { status in
                offers.filter { $0.status == status }
            }
            return shown.isEmpty ? [] : [section(shown.map(Self.line))]
        } catch {
            return [section([], note: note(OfferErrorAlerts(language: language).alert(for: error).message))]
        }
    }

    private static func line(_ face: OfferFace) -> CardExtraSection.Line {
        CardExtraSection.Line(
            name: face.id, title: face.title,
            term: face.status == .open ? face.term : "\(face.statusText) · \(face.term)",
            until: face.until)
    }

    private func section(_ lines: [CardExtraSection.Line], note: String? = nil) -> CardExtraSection {
        let title = LocalizedText(en: "Offers", uk: "Пропозиції")[language]
        return CardExtraSection(name: "offers", title: title, lines: lines, note: note)
    }

    private func note(_ reason: String) -> String {
        let words = LocalizedText(en: "Not known: ", uk: "Невідомо: ")[language]
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
