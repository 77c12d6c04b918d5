import Foundation
public import OffersEntity
public import OffersPorts
public import Values

extension CalendarDate {
    /// A day that the tests can name; the day they run on otherwise can't matter.
    public static func day(_ text: String) -> CalendarDate {
        guard let day = CalendarDate(text) else { preconditionFailure("\(text) is no day") }
        return day
    }
}

extension DayClock {
    /// A clock that always shows noon of this day.
    public static func at(_ day: String) -> DayClock {
        let days = CalendarDate.day(day).number - CalendarDate.day("1970-01-01").number
        let moment = Date(timeIntervalSince1970: Double(days) * 86_400 + 43_200)
        return DayClock(timeZone: .gmt, now: { moment })
    }
}

extension Offer {
    /// An offer with the least that a test has to say.
    public static func fixture(
        _ id: String, nth occurrence: Int = 1, title: String? = nil, category: String = "food",
        expires: String = "2026-12-31", banks: [String] = [], networks: [String] = [], cards: Set<String> = []
    ) -> Offer {
        Offer(
            id: OfferID(feedID: id, occurrence: occurrence), title: title ?? "Offer \(id)", merchant: "Shop",
            category: category, expires: .day(expires),
            audience: OfferAudience(banks: banks, networks: networks, cards: cards))
    }
}

extension HeldCard {
    /// A card with the least that a test has to say.
    public static func fixture(_ id: String, bank: String = "sbi", network: String = "visa") -> HeldCard {
        HeldCard(id: id, name: id, title: "Card \(id)", bank: bank, network: network)
    }
}

/// Offers and cards that are given.
public struct FixedOffers: OffersSource, OfferCards {
    private let feed: OfferFeed
    private let cards: [HeldCard]

    /// These offers and cards.
    public init(_ offers: [Offer], cards: [HeldCard]) { (feed, self.cards) = (OfferFeed(offers), cards) }

    /// The offers.
    public func offers() async throws(OffersError) -> OfferFeed { feed }
    /// The cards.
    public func heldCards() async throws(OffersError) -> [HeldCard] { cards }
}

/// Decisions in memory, which can be told to fail.
public actor DecisionsDouble: OfferDecisions {
    private var standing: [OfferDecision] = []
    private var failure: OffersError?

    /// No decisions.
    public init() {}

    /// From now on, nothing can be stored; `nil` for as usual.
    public func fail(with error: OffersError?) { failure = error }

    /// What was decided last about each offer.
    public func decisions() throws(OffersError) -> [OfferID: OfferDecision] {
        Dictionary(standing.map { ($0.offer, $0) }, uniquingKeysWith: { _, last in last })
    }

    /// Keeps or passes an offer.
    public func decide(_ choice: OfferChoice, on offer: OfferID) throws(OffersError) -> Bool {
        if let failure { throw failure }
        guard standing.last(where: { $0.offer == offer })?.choice != choice else { return false }
        standing.append(OfferDecision(offer: offer, choice: choice, date: Date(timeIntervalSince1970: 0)))
        return true
    }

    /// Undoes the last decision.
    public func undo() throws(OffersError) -> OfferDecision? {
        if let failure { throw failure }
        return standing.popLast()
    }
}

extension OffersInteractorInput {
    /// Keeps or passes the offer with this name.
    @discardableResult
    public func decide(
        _ choice: OfferChoice, onOfferNamed name: String
    ) async throws(OffersError) -> (item: OfferItem, isNew: Bool) {
        try await decide(choice, on: try await offer(named: name))
    }
}
