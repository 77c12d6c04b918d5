public import Foundation
public import Values

/// A merchant's offer to people who pay with certain cards.
public struct Offer: Equatable, Sendable {
    /// Which offer it is.
    public package(set) var id: OfferID
    /// What is offered, in a few words.
    public let title: String
    /// The conditions; may be empty.
    public let text: String
    /// Who offers it.
    public let merchant: String
    /// What it is for, such as `food`, in the feed's words.
    public let category: String
    /// The last day on which it is valid.
    public package(set) var expires: CalendarDate
    /// The URL of its picture, if it has one.
    public let picture: String?
    /// The cards that it is for.
    public package(set) var audience: OfferAudience

    public init(
        id: OfferID, title: String, text: String = "", merchant: String, category: String,
        expires: CalendarDate, picture: String? = nil, audience: OfferAudience = OfferAudience()
    ) {
        (self.id, self.title, self.text, self.merchant) = (id, title, text, merchant)
        (self.category, self.expires, self.picture, self.audience) = (category, expires, picture, audience)
    }

    /// Whether it is no longer valid on `day`.
    public func isExpired(on day: CalendarDate) -> Bool { expires < day }
}

/// The cards that an offer is for: a card fits if every non-empty list contains it.
public struct OfferAudience: Equatable, Sendable {
    /// Codes of banks, in lower case.
    public let banks: Set<String>
    /// Codes of networks, in lower case.
    public let networks: Set<String>
    /// The ids of single cards.
    public let cards: Set<String>

    /// An audience; without arguments, all cards.
    public init(
        banks: some Sequence<String> = [], networks: some Sequence<String> = [], cards: Set<String> = []
    ) {
        self.banks = Set(banks.map { $0.lowercased() })
        self.networks = Set(networks.map { $0.lowercased() })
        self.cards = cards
    }

    /// Whether the offer is for `card`.
    public func includes(_ card: HeldCard) -> Bool {
        (banks.isEmpty || banks.contains(card.bank.lowercased()))
            && (networks.isEmpty || networks.contains(card.network.lowercased()))
            && (cards.isEmpty || cards.contains(card.id))
    }
}

/// Identifies an offer by the feed's id and, if the feed uses an id twice, by which of them it is.
public struct OfferID: Hashable, Sendable {
    /// The feed's id, made safe to show.
    public let feedID: String
    /// Which of the offers with that id, from 1.
    public let occurrence: Int

    public init(feedID: String, occurrence: Int = 1) { (self.feedID, self.occurrence) = (feedID, occurrence) }
}

/// The person's decision about an offer.
public enum OfferChoice: String, CaseIterable, Sendable {
    case kept, passed
}

/// An offer that was kept or passed.
public struct OfferDecision: Hashable, Sendable {
    /// Which offer.
    public let offer: OfferID
    /// The decision.
    public let choice: OfferChoice
    /// When.
    public let date: Date

    public init(offer: OfferID, choice: OfferChoice, date: Date) {
        (self.offer, self.choice, self.date) = (offer, choice, date)
    }
}

/// A card that the person has, as far as offers need to know it.
public struct HeldCard: Hashable, Sendable {
    /// The id in the card's feed.
    public let id: String
    /// The name that commands accept.
    public let name: String
    /// The title that the person knows.
    public let title: String
    /// The bank's code, such as `hdfc`.
    public let bank: String
    /// The network's code, such as `visa`.
    public let network: String

    public init(id: String, name: String, title: String, bank: String, network: String) {
        (self.id, self.name, self.title, self.bank, self.network) = (id, name, title, bank, network)
    }
}
