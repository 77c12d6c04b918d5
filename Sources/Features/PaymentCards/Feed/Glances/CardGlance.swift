package import Foundation
import JSONFeed
package import PaymentCardsEntity
package import Values

/// A lazily decoded element of a list of cards.
package struct CardGlance: Sendable {
    let elements: CardElements
    let position: Int

    /// Whether it is a card rather than something unreadable.
    package var isCard: Bool { elements.isCard(at: position) }

    /// The decoded element.
    package var entry: CardFeed.Entry {
        var memory = CardMemory()
        return entry(&memory)
    }

    /// The decoded element. For many in a row, sharing one `memory` is faster.
    package func entry(_ memory: inout CardMemory) -> CardFeed.Entry {
        elements.entry(at: position) ?? .card(built(&memory))
    }

    /// The card's identity; `nil` if this is not a card.
    package var id: CardID? {
        isKnown
            ? known?.id
            : CardID(feedID: exactText(slices.id), occurrence: elements.occurrence(at: position))
    }
    /// The feed's `id`; `nil` if this is not a card.
    package var feedID: String? { isKnown ? known?.id.feedID : exactText(slices.id) }
    /// The card's number among those with its feed id, from 1; `nil` if this is not a card.
    package var occurrence: Int? { isKnown ? known?.id.occurrence : elements.occurrence(at: position) }
    /// The product's name; `nil` if this is not a card.
    package var title: String? { isKnown ? known?.title : text(slices.title) }
    /// The masked number; `nil` if this is not a card.
    package var number: CardNumber? {
        isKnown ? known?.number : CardNumber(masking: exactText(slices.number))
    }
    /// The name on the card; `nil` if this is not a card.
    package var holder: String? { isKnown ? known?.holder : text(slices.holder) }
    /// The network; `nil` if this is not a card.
    package var network: CardNetwork? {
        var memory = CardMemory()
        return network(&memory)
    }
    /// The bank; `nil` if this is not a card.
    package var bank: Bank? {
        var memory = CardMemory()
        return bank(&memory)
    }
    /// The amount due; `nil` without a due.
    package var amount: Decimal? { isKnown ? known?.due?.money.amount : builtAmount }
}

extension CardGlance {
    /// The due; `nil` if there is none.
    package func due(_ memory: inout CardMemory) -> Due? { isKnown ? known?.due : builtDue(&memory) }

    /// When the due must be paid, relative to the day in `memory`; `nil` without a due.
    package func timing(_ memory: inout CardMemory) -> DueTiming? {
        guard !isKnown else { return known?.due?.timing(on: memory.today) }
        guard let isPositive = isBuiltAmountPositive else { return nil }
        return Due.timing(isPositive: isPositive, told: told(&memory), date: builtDate, on: memory.today)
    }

    /// The currency of the due; `nil` without a due.
    package func currency(_ memory: inout CardMemory) -> Currency? {
        guard !isKnown else { return known?.due?.money.currency }
        return slices.due.amount.isMissing ? nil : builtCurrency(&memory)
    }

    /// Whether the card is read otherwise than it is written, or its due can't be paid for want of an id.
    package var hasRemarks: Bool {
        guard !isKnown else {
            guard let known else { return false }
            return known.oddities.contains { $0 != .inBareList } || known.due?.hasID == false
        }
        let due = slices.due
        guard !due.amount.isMissing, builtDate == nil else { return false }
        return due.id.isMissing || !due.date.isMissing
    }

    /// The network; `nil` if this is not a card.
    package func network(_ memory: inout CardMemory) -> CardNetwork? {
        isKnown ? known?.network : builtNetwork(&memory)
    }

    /// The bank; `nil` if this is not a card.
    package func bank(_ memory: inout CardMemory) -> Bank? { isKnown ? known?.bank : builtBank(&memory) }

    /// The card's actions, each once; empty if this is not a card.
    package func actions(_ memory: inout CardMemory) -> [CardAction] {
        isKnown ? known?.actions ?? [] : builtActions(&memory)
    }
}

extension CardGlance {
    /// Checked first: finding out whether there is an element takes a hundredth of the time that copying it takes.
    var isKnown: Bool { elements.isKnown(at: position) }
    private var known: PaymentCard? { elements.knownCard(at: position) }
    var slices: CardSlices { elements.slices[position] }

    private func built(_ memory: inout CardMemory) -> PaymentCard {
        let card = PaymentCard(
            id: CardID(feedID: exactText(slices.id), occurrence: elements.occurrence(at: position)),
            title: text(slices.title), number: CardNumber(masking: exactText(slices.number)),
            holder: text(slices.holder), network: builtNetwork(&memory), bank: builtBank(&memory),
            due: builtDue(&memory),
            listedActions: listedActions(&memory), oddities: [])
        return elements.isBareList ? card.inBareList : card
    }

    private func builtNetwork(_ memory: inout CardMemory) -> CardNetwork {
        memory.network(of: elements.bytes[slices.network.range]) { text(slices.network) }
    }

    private func builtBank(_ memory: inout CardMemory) -> Bank {
        memory.bank(of: elements.bytes[slices.bank.range]) { text(slices.bank) }
    }

    private var builtAmount: Decimal? {
        let amount = slices.due.amount
        guard !amount.isMissing else { return nil }
        return shortAmount?.decimal ?? Decimal(string: exactText(amount))
    }

    private var isBuiltAmountPositive: Bool? {
        let amount = slices.due.amount
        guard !amount.isMissing else { return nil }
        return shortAmount?.isPositive ?? builtAmount.map { $0 > 0 }
    }

    private var builtDate: CalendarDate? {
        let date = slices.due.date
        return date.isMissing ? nil : CalendarDate(ascii: elements.bytes[date.range])
    }

    private func builtDue(_ memory: inout CardMemory) -> Due? {
        let due = slices.due
        guard let amount = builtAmount else { return nil }
        return Due(
            id: due.id.isMissing ? nil : exactText(due.id),
            money: Money(amount: amount, currency: builtCurrency(&memory)), state: text(due.state),
            told: told(&memory), date: builtDate,
            oddities: builtDate == nil && !due.date.isMissing ? [.unreadableDate] : [])
    }

    private func builtCurrency(_ memory: inout CardMemory) -> Currency {
        let currency = slices.due.currency
        return memory.currency(of: elements.bytes[currency.range]) { text(currency) }
    }

    /// The time stated in the text of a due.
    private func told(_ memory: inout CardMemory) -> DueTiming {
        let state = slices.due.state
        return memory.timing(of: elements.bytes[state.range]) { text(state) }
    }

    private func builtActions(_ memory: inout CardMemory) -> [CardAction] {
        listedActions(&memory) ?? PaymentCard.actions(impliedBy: builtDue(&memory))
    }

    /// The actions in the feed; `nil` if it doesn't say.
    private func listedActions(_ memory: inout CardMemory) -> [CardAction]? {
        let slice = slices.actions
        guard !slice.isMissing else { return nil }
        return memory.actions(of: elements.bytes[slice.range]) {
            var seen: Set<String> = []
            return FeedText(elements.bytes[slice.range], traits: slice.traits).list
                .map { CardAction(code: $0.text.withMaskedCardNumbers) }.filter {
                    seen.insert($0.code).inserted
                }
        }
    }

    private func text(_ slice: FeedSlice) -> String { exactText(slice).withMaskedCardNumbers }

    private func exactText(_ slice: FeedSlice) -> String {
        FeedText(elements.bytes[slice.range], traits: slice.traits).text
    }
}
