import JSONFeed
import PaymentCardsEntity
package import Values

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
        let bytes = elements.bytes[slice.range]
        switch field {
        case .id, .number, .amount: return bytes
        case .title, .holder, .network, .bank, .currency:
            // A card number in a text has at least this many digits, and they would be masked.
            guard bytes.count >= 13, bytes.count(where: { $0 &- 0x30 < 10 }) >= 13 else { return bytes }
            return nil
        }
    }

    /// The number of plain bytes of the id; `nil` if it must be decoded.
    package var plainIDLength: Int? {
        let id = slices.id
        return isKnown || !id.isPlain || id.isMissing ? nil : id.length
    }

    /// The amount due; `nil` without a due, or if the amount is not short.
    package var shortAmount: ShortAmount? {
        guard !isKnown else { return nil }
        let slice = slices.due.amount
        guard slice.isPlain, !slice.isMissing else { return nil }
        return elements.bytes.withUnsafeBufferPointer {
            ShortAmount(UnsafeBufferPointer(rebasing: $0[slice.range]))
        }
    }

    /// Whether the currency is written in these bytes of a feed.
    package func hasCurrency(written bytes: [UInt8]) -> Bool {
        guard !isKnown else { return false }
        let slice = slices.due.currency
        guard !slice.isMissing, slice.length == bytes.count else { return false }
        return elements.bytes.withUnsafeBufferPointer { $0[slice.range].elementsEqual(bytes) }
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
        return slice.isMissing ? nil : elements.bytes[slice.range]
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
}
