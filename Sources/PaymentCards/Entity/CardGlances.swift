public import Foundation

/// Elements of a feed's `card` list in order, decoded only as far as somebody looks.
///
/// To decode a card takes many times as long as to find where its fields stand, and a search looks at a few of them. What
/// the fields say is the same either way, masked and safe to show.
public struct CardGlances: Sendable {
    /// Where the first element stands in the feed's list, from 0.
    public let firstIndex: Int
    fileprivate let bytes: [UInt8]
    fileprivate let slices: [CardSlices]
    /// By position: what somebody had to decode to see what it is.
    fileprivate let decoded: [Int: CardFeed.Entry]

    /// Elements whose fields stand at `slices` of `bytes`, but for those that are `decoded` already.
    package init(firstIndex: Int, bytes: [UInt8], slices: [CardSlices], decoded: [Int: CardFeed.Entry]) {
        self.firstIndex = firstIndex
        self.bytes = bytes
        self.slices = slices
        self.decoded = decoded
    }
}

extension CardGlances: RandomAccessCollection {
    /// The position of the first element.
    public var startIndex: Int { 0 }
    /// The position after the last element.
    public var endIndex: Int { slices.count }

    /// A look at an element.
    public subscript(position: Int) -> CardGlance {
        CardGlance(batch: self, position: position)
    }
}

/// A look at an element of a feed's `card` list.
public struct CardGlance: Sendable {
    fileprivate let batch: CardGlances
    fileprivate let position: Int

    /// Whether it is a card, and not something that can't be read.
    public var isCard: Bool { known.map { $0.card != nil } ?? true }

    /// The element as the feed's decoder gives it; cards are not numbered, each is the first of its id.
    public var entry: CardFeed.Entry { known ?? .card(built) }

    /// The feed's `id`; `nil` for what is no card.
    public var feedID: String? { known.map { $0.card?.id.feedID } ?? exactText(slices.id) }
    /// The product's name; `nil` for what is no card.
    public var title: String? { known.map { $0.card?.title } ?? text(slices.title) }
    /// The masked number; `nil` for what is no card.
    public var number: CardNumber? {
        known.map { $0.card?.number } ?? CardNumber(masking: exactText(slices.number))
    }
    /// The name on the card; `nil` for what is no card.
    public var holder: String? { known.map { $0.card?.holder } ?? text(slices.holder) }
    /// The network; `nil` for what is no card.
    public var network: CardNetwork? {
        known.map { $0.card?.network } ?? CardNetwork(code: text(slices.network))
    }
    /// The bank; `nil` for what is no card.
    public var bank: Bank? { known.map { $0.card?.bank } ?? Bank(code: text(slices.bank)) }
    /// What is to be paid; `nil` for what has no due.
    public var due: Due? { known.map { $0.card?.due } ?? builtDue }
    /// The amount of what is to be paid; `nil` for what has no due.
    public var amount: Decimal? { known.map { $0.card?.due?.money.amount } ?? builtAmount }
    /// What can be done with it, each action once; empty for what is no card.
    public var actions: [CardAction] { known.map { $0.card?.actions ?? [] } ?? builtActions }

    private var known: CardFeed.Entry? { batch.decoded.isEmpty ? nil : batch.decoded[position] }
    private var slices: CardSlices { batch.slices[position] }
}

extension CardGlance {
    private var built: PaymentCard {
        PaymentCard(
            id: CardID(feedID: exactText(slices.id)), title: text(slices.title),
            number: CardNumber(masking: exactText(slices.number)), holder: text(slices.holder),
            network: CardNetwork(code: text(slices.network)), bank: Bank(code: text(slices.bank)),
            due: builtDue,
            actions: builtActions)
    }

    private var builtAmount: Decimal? {
        let amount = slices.due.amount
        return amount.isMissing ? nil : Decimal(string: exactText(amount))
    }

    private var builtDue: Due? {
        let due = slices.due
        guard let amount = builtAmount else { return nil }
        return Due(
            id: exactText(due.id), money: Money(amount: amount, currency: Currency(text: text(due.currency))),
            state: text(due.state))
    }

    private var builtActions: [CardAction] {
        var seen: Set<CardAction> = []
        return FeedText(batch.bytes[slices.actions.range], traits: slices.actions.traits).list
            .map(CardAction.init(code:)).filter { seen.insert($0).inserted }
    }

    private func text(_ slice: FeedSlice) -> String { exactText(slice).withMaskedCardNumbers }

    private func exactText(_ slice: FeedSlice) -> String {
        FeedText(batch.bytes[slice.range], traits: slice.traits).text
    }
}

extension CardFeed.Entry {
    /// The card; `nil` for what could not be read.
    fileprivate var card: PaymentCard? {
        guard case .card(let card) = self else { return nil }
        return card
    }
}
