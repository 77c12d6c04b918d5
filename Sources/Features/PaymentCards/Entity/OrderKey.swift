public import Foundation
import Values

extension Due {
    /// The idempotency key of the order that pays `amount` of this due.
    ///
    /// It is the same until another payment on the due is known, so an order whose outcome is unknown is sent again with its key, by any
    /// process, and is paid once, also where a server’s due shows its payment before its list does. Each payment made on the due, even if
    /// it was undone since, leads to another key. So the same amount that is due once more is paid once more.
    ///
    /// The key has the form of a UUID of version 8 (RFC 9562), made by FNV-1a of what identifies the order. It reveals no amount,
    /// and nothing depends on its being hard to guess.
    ///
    /// - Parameter payments: all payments on the card, undone ones too, in any order.
    public func orderKey(
        on card: PaymentCard, paying amount: Decimal, after payments: [Payment] = []
    ) -> String {
        // The position among cards with the same id may be another one the next time.
        let occurrence = card.number.lastFour == nil ? card.id.occurrence : 1
        // A server may show more or fewer of the other digits the next time.
        let number = card.number.lastFour ?? card.number.masked
        let made = payments.filter { $0.isMade(on: self) }.map(\.id.text)
        let parts =
            [
                card.id.feedID, "\(occurrence)", number, id, "\(amount)", money.currency.identity,
            ] + Set(made).sorted()
        let bytes = Array(parts.joined(separator: "\u{1F}").utf8)
        let high = bytes.hash(seed: 0) & ~0xF000 | 0x8000
        let low = bytes.hash(seed: 1) & ~(0b11 << 62) | 0b10 << 62
        let digits = [high, low].map { number in
            let text = String(number, radix: 16)
            return String(repeating: "0", count: 16 - text.count) + text
        }
        .joined()
        var rest = digits[...]
        return [8, 4, 4, 4, 12].map { count in
            defer { rest = rest.dropFirst(count) }
            return String(rest.prefix(count))
        }
        .joined(separator: "-")
    }
}

extension [UInt8] {
    /// FNV-1a with 64 bits (draft-eastlake-fnv) of `seed` and these bytes. It doesn't withstand anybody who wants two to be the same.
    package func hash(seed: UInt8) -> UInt64 {
        func adding(_ byte: UInt8, to sum: UInt64) -> UInt64 { (sum ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return reduce(adding(seed, to: 0xCBF2_9CE4_8422_2325)) { adding($1, to: $0) }
    }
}
