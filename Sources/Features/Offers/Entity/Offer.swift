public import Foundation
public import Values

/// Something that a merchant gives to those who pay with certain cards.
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
    /// The last day on which it holds.
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

    /// Whether it holds no more on `day`.
    public func isExpired(on day: CalendarDate) -> Bool { expires < day }
}

/// The cards that an offer is for: a card fits if each list that isn't empty has it.
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

/// Identifies an offer: what its feed calls it and, where a feed uses an id twice, which of them it is.
public struct OfferID: Hashable, Sendable {
    /// The feed's id, made safe to show.
    public let feedID: String
    /// Which of the offers with that id, from 1.
    public let occurrence: Int

    public init(feedID: String, occurrence: Int = 1) { (self.feedID, self.occurrence) = (feedID, occurrence) }
}

/// What the person said to an offer.
public enum OfferChoice: String, CaseIterable, Sendable {
    case kept, passed
}

/// An offer that was kept or passed.
public struct OfferDecision: Hashable, Sendable {
    /// Which offer.
    public let offer: OfferID
    /// What was said to it.
    public let choice: OfferChoice
    /// When.
    public let date: Date

    public init(offer: OfferID, choice: OfferChoice, date: Date) {
        (self.offer, self.choice, self.date) = (offer, choice, date)
    }
}

/// A card that the person has, as far as an offer wants to know it.
public struct HeldCard: Hashable, Sendable {
    /// What the card's feed calls it.
    public let id: String
    /// What commands accept as its name.
    public let name: String
    /// What the person knows it as.
    public let title: String
    /// The bank's code, such as `hdfc`.
    public let bank: String
    /// The network's code, such as `visa`.
    public let network: String

    public init(id: String, name: String, title: String, bank: String, network: String) {
        (self.id, self.name, self.title, self.bank, self.network) = (id, name, title, bank, network)
    }
}
