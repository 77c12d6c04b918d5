import JSONFeed
public import Values
/// A payment card in the feed.
public struct PaymentCard: Hashable, Sendable, Identifiable {
    /// The card's identity within a session.
    public let id: CardID
    /// The product's name, such as "SBI REWARDZ".
    public let title: String
    /// The masked number.
    public let number: CardNumber
    /// Other last four digits, under which it was issued before, or is to somebody else: they name it, too.
    package private(set) var otherLastFours: [String] = []
    /// The name on the card.
    public let holder: String
    /// The network that carries its payments.
    public let network: CardNetwork
    /// The bank that issued it.
    public let bank: Bank
    /// The amount due; `nil` if the feed doesn't mention any.
    public let due: Due?
    /// The actions that the feed lists for it, each once, in the feed's order.
    public let actions: [CardAction]
    /// Whether the feed doesn't say what can be done, so that ``actions`` are those that the due makes possible.
    public let impliesActions: Bool
    /// Deviations from the feed's format, except for those of its due.
    let ownOddities: [CardOddity]

    public init(
        id: CardID, title: String, number: CardNumber, holder: String, network: CardNetwork, bank: Bank,
        due: Due?,
        actions: [CardAction]
    ) {
        self.init(
            id: id, title: title, number: number, holder: holder, network: network, bank: bank, due: due,
            listedActions: actions, oddities: [])
    }

    /// A card of a feed. `listedActions` are `nil` if the feed doesn't say what can be done.
    package init(
        id: CardID, title: String, number: CardNumber, holder: String, network: CardNetwork, bank: Bank,
        due: Due?, listedActions: [CardAction]?, oddities: [CardOddity]
    ) {
        self.init(
            id: id, title: title, number: number, holder: holder, network: network, bank: bank, due: due,
            actions: listedActions ?? Self.actions(impliedBy: due), impliesActions: listedActions == nil,
            oddities: oddities)
    }

    private init(
        id: CardID, title: String, number: CardNumber, holder: String, network: CardNetwork, bank: Bank,
        due: Due?, actions: [CardAction], impliesActions: Bool, oddities: [CardOddity],
        otherLastFours: [String] = []
    ) {
        (self.id, self.title, self.number, self.holder, self.network) = (id, title, number, holder, network)
        (self.bank, self.due, self.actions, self.impliesActions) = (bank, due, actions, impliesActions)
        (ownOddities, self.otherLastFours) = (oddities, otherLastFours)
    }

    /// The same card, which these last four digits name, too.
    package func with(otherLastFours: [String]) -> PaymentCard {
        var copy = self
        copy.otherLastFours = otherLastFours
        return copy
    }

    /// Whether these are its last four digits, or other ones that name it.
    package func isCalled(byDigits digits: String) -> Bool {
        number.lastFour == digits || otherLastFours.contains(digits)
    }

    /// What a due makes possible: to look at it, and to pay it while something is left.
    package static func actions(impliedBy due: Due?) -> [CardAction] {
        guard let due else { return [] }
        return due.isPaid ? [.viewDetails] : [.viewDetails, .payNow]
    }

    /// The same card as number `occurrence` with its feed id.
    public func numbered(_ occurrence: Int) -> PaymentCard {
        with(id: CardID(feedID: id.feedID, occurrence: occurrence))
    }

    /// The same card with another id.
    package func with(id: CardID) -> PaymentCard {
        PaymentCard(
            id: id, title: title, number: number, holder: holder, network: network, bank: bank, due: due,
            actions: actions, impliesActions: impliesActions, oddities: ownOddities,
            otherLastFours: otherLastFours)
    }

    /// The same card with another due.
    public func with(due: Due?) -> PaymentCard {
        PaymentCard(
            id: id, title: title, number: number, holder: holder, network: network, bank: bank, due: due,
            actions: actions, impliesActions: impliesActions, oddities: ownOddities,
            otherLastFours: otherLastFours)
    }

    /// The same card of a feed that has a statement of it: if the feed doesn't say what can be done, that can be looked at.
    package var withStatement: PaymentCard {
        guard impliesActions else { return self }
        return PaymentCard(
            id: id, title: title, number: number, holder: holder, network: network, bank: bank, due: due,
            actions: actions + [.viewLastStatement], impliesActions: true, oddities: ownOddities,
            otherLastFours: otherLastFours)
    }

    /// The same card in a list that is the whole feed.
    package var inBareList: PaymentCard {
        PaymentCard(
            id: id, title: title, number: number, holder: holder, network: network, bank: bank, due: due,
            actions: actions, impliesActions: impliesActions, oddities: ownOddities + [.inBareList],
            otherLastFours: otherLastFours)
    }
}
