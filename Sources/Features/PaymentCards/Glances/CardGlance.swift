public import Foundation
import JSONFeed
public import PaymentCardsEntity
public import Values

/// A lazily decoded element of a list of cards.
public struct CardGlance: Sendable {
    let part: CardGlances
    let position: Int

    /// Whether it is a card rather than something unreadable.
    public var isCard: Bool { part.isCard(at: position) }

    /// The decoded element.
    public var entry: CardFeed.Entry {
        var memory = CardMemory()
        return entry(&memory)
    }

    /// The decoded element. For many in a row, sharing one `memory` is faster.
    package func entry(_ memory: inout CardMemory) -> CardFeed.Entry {
        part.entry(at: position) ?? .card(built(&memory))
    }

    /// The card's identity; `nil` if this is not a card.
    public var id: CardID? {
        isKnown
            ? known?.id
            : CardID(feedID: exactText(slices.id), occurrence: part.occurrence(at: position))
    }
    /// The feed's `id`; `nil` if this is not a card.
    public var feedID: String? { isKnown ? known?.id.feedID : exactText(slices.id) }
    /// The card's number among those with its feed id, from 1; `nil` if this is not a card.
    public var occurrence: Int? { isKnown ? known?.id.occurrence : part.occurrence(at: position) }
    /// The product's name; `nil` if this is not a card.
    public var title: String? { isKnown ? known?.title : text(slices.title) }
    /// The masked number; `nil` if this is not a card.
    public var number: CardNumber? {
        isKnown ? known?.number : CardNumber(masking: exactText(slices.number))
    }
    /// The name on the card; `nil` if this is not a card.
    public var holder: String? { isKnown ? known?.holder : text(slices.holder) }
    /// The network; `nil` if this is not a card.
    public var network: CardNetwork? {
        var memory = CardMemory()
        return network(&memory)
    }
    /// The bank; `nil` if this is not a card.
    public var bank: Bank? {
        var memory = CardMemory()
        return bank(&memory)
    }
    /// The amount due; `nil` without a due.
    public var amount: Decimal? { isKnown ? known?.due?.money.amount : builtAmount }
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

/// A field of a card in a feed.
package enum CardField: Sendable {
    case id, title, number, holder, network, bank, amount, currency
}

extension CardGlance {
    /// The bytes of a field if they are printable ASCII and need no unescaping, cleaning or masking; `nil` if the field must
    /// be decoded. A number's bytes are not masked yet.
    package func plainBytes(of field: CardField) -> ArraySlice<UInt8>? {
        guard !isKnown else { return nil }
        let slice = slice(of: field)
        guard slice.isPlain, !slice.isMissing else { return nil }
        let bytes = part.bytes[slice.range]
        switch field {
        case .id, .number, .amount: return bytes
        case .title, .holder, .network, .bank, .currency:
            // A card number in a text has at least this many digits, and they would be masked.
            guard bytes.count >= 13, bytes.count(where: { $0 &- 0x30 < 10 }) >= 13 else { return bytes }
            return nil
        }
    }

    /// The last four digits, if they are adjacent at the end of the number.
    package var lastFourBytes: ArraySlice<UInt8>? {
        guard let number = plainBytes(of: .number), number.count >= 4 else { return nil }
        let last = number.suffix(4)
        return last.allSatisfy { $0 &- 0x30 < 10 } ? last : nil
    }

    /// Whether its number may be the same as `other`. If the last four digits differ, as they nearly always do, it isn't
    /// masked to find out.
    package func mayHave(_ other: CardNumber) -> Bool {
        if let last = lastFourBytes, let otherLast = other.lastFour, !last.elementsEqual(otherLast.utf8) {
            return false
        }
        return number?.mayBeSame(as: other) ?? false
    }

    /// The bytes of a field in the feed, between its quotes: equal bytes always mean the same. `nil` if the field is missing.
    package func rawBytes(of field: CardField) -> ArraySlice<UInt8>? {
        guard !isKnown else { return nil }
        let slice = slice(of: field)
        return slice.isMissing ? nil : part.bytes[slice.range]
    }

    private func slice(of field: CardField) -> FeedSlice {
        switch field {
        case .id: slices.id
        case .title: slices.title
        case .number: slices.number
        case .holder: slices.holder
        case .network: slices.network
        case .bank: slices.bank
        case .amount: slices.due.amount
        case .currency: slices.due.currency
        }
    }

    /// Checked first: finding out whether there is an element takes a hundredth of the time that copying it takes.
    private var isKnown: Bool { part.isKnown(at: position) }
    private var known: PaymentCard? { part.knownCard(at: position) }
    private var slices: CardSlices { part.slices[position] }

    private func built(_ memory: inout CardMemory) -> PaymentCard {
        let card = PaymentCard(
            id: CardID(feedID: exactText(slices.id), occurrence: part.occurrence(at: position)),
            title: text(slices.title), number: CardNumber(masking: exactText(slices.number)),
            holder: text(slices.holder), network: builtNetwork(&memory), bank: builtBank(&memory),
            due: builtDue(&memory),
            listedActions: listedActions(&memory), oddities: [])
        return part.isBareList ? card.inBareList : card
    }

    private func builtNetwork(_ memory: inout CardMemory) -> CardNetwork {
        memory.network(of: part.bytes[slices.network.range]) { text(slices.network) }
    }

    private func builtBank(_ memory: inout CardMemory) -> Bank {
        memory.bank(of: part.bytes[slices.bank.range]) { text(slices.bank) }
    }

    private var builtAmount: Decimal? {
        let amount = slices.due.amount
        guard !amount.isMissing else { return nil }
        return ShortAmount(part.bytes[amount.range])?.decimal ?? Decimal(string: exactText(amount))
    }

    private var isBuiltAmountPositive: Bool? {
        let amount = slices.due.amount
        guard !amount.isMissing else { return nil }
        return ShortAmount(part.bytes[amount.range])?.isPositive ?? builtAmount.map { $0 > 0 }
    }

    private var builtDate: CalendarDate? {
        let date = slices.due.date
        return date.isMissing ? nil : CalendarDate(ascii: part.bytes[date.range])
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
        return memory.currency(of: part.bytes[currency.range]) { text(currency) }
    }

    /// The time stated in the text of a due.
    private func told(_ memory: inout CardMemory) -> DueTiming {
        let state = slices.due.state
        return memory.timing(of: part.bytes[state.range]) { text(state) }
    }

    private func builtActions(_ memory: inout CardMemory) -> [CardAction] {
        listedActions(&memory) ?? PaymentCard.actions(impliedBy: builtDue(&memory))
    }

    /// The actions in the feed; `nil` if it doesn't say.
    private func listedActions(_ memory: inout CardMemory) -> [CardAction]? {
        let slice = slices.actions
        guard !slice.isMissing else { return nil }
        return memory.actions(of: part.bytes[slice.range]) {
            var seen: Set<String> = []
            return FeedText(part.bytes[slice.range], traits: slice.traits).list
                .map { CardAction(code: $0.text.withMaskedCardNumbers) }.filter {
                    seen.insert($0.code).inserted
                }
        }
    }

    private func text(_ slice: FeedSlice) -> String { exactText(slice).withMaskedCardNumbers }

    private func exactText(_ slice: FeedSlice) -> String {
        FeedText(part.bytes[slice.range], traits: slice.traits).text
    }
}
