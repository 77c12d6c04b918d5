import Foundation
import PaymentCardsEntity
package import Values

/// Caches values decoded for one card that other cards repeat: there are only a few different ones.
///
/// It is cleared when it becomes too large, because a feed's values need not repeat.
package struct CardMemory {
    /// The current day for the person; `nil` if days are not counted, or the day is unknown.
    package let today: CalendarDate?
    private var timings: [BytesKey: DueTiming] = [:]
    private var currencies: [BytesKey: Currency] = [:]
    /// The last currency, and its bytes as a number. Most cards of a feed have the same one, and looking it up takes longer
    /// than everything else in a sort by amount.
    private var lastCurrency: Currency?
    private var lastCurrencyKey: UInt64 = 0
    private var networks: [BytesKey: CardNetwork] = [:]
    private var banks: [BytesKey: Bank] = [:]
    private var actionLists: [BytesKey: [CardAction]] = [:]

    /// The maximum number of values of each kind.
    private static let capacity = 512
    /// Longer lists of actions are not cached.
    private static let longestList = 256

    package init(today: CalendarDate? = nil) { self.today = today }

    /// The time stated in the text that `bytes` of a feed decode to.
    mutating func timing(of bytes: ArraySlice<UInt8>, decode: () -> String) -> DueTiming {
        Self.value(for: bytes, in: &timings) { DueTiming(state: decode()) }
    }

    /// The currency in the text that `bytes` of a feed decode to.
    mutating func currency(of bytes: ArraySlice<UInt8>, decode: () -> String) -> Currency {
        // An additional leading byte distinguishes "" from a NUL and so on.
        let key = bytes.count < 8 ? bytes.reduce(1) { $0 << 8 | UInt64($1) } : 0
        if key != 0, key == lastCurrencyKey, let lastCurrency { return lastCurrency }
        let currency = Self.value(for: bytes, in: &currencies) { Currency(text: decode()) }
        (lastCurrency, lastCurrencyKey) = (currency, key)
        return currency
    }

    /// The network that `bytes` of a feed name.
    mutating func network(of bytes: ArraySlice<UInt8>, decode: () -> String) -> CardNetwork {
        Self.value(for: bytes, in: &networks) { CardNetwork(code: decode()) }
    }

    /// The bank that `bytes` of a feed name.
    mutating func bank(of bytes: ArraySlice<UInt8>, decode: () -> String) -> Bank {
        Self.value(for: bytes, in: &banks) { Bank(code: decode()) }
    }

    mutating func actions(of bytes: ArraySlice<UInt8>, decode: () -> [CardAction]) -> [CardAction] {
        bytes.isEmpty ? [] : Self.value(for: bytes, in: &actionLists, make: decode)
    }

    private static func value<Value>(
        for bytes: ArraySlice<UInt8>, in values: inout [BytesKey: Value], make: () -> Value
    ) -> Value {
        guard bytes.count <= longestList else { return make() }
        if let value = values[BytesKey(bytes: bytes)] { return value }
        let value = make()
        // A copy, because a slice retains all the bytes that it was cut from.
        keep(value, for: BytesKey(bytes: ArraySlice(Array(bytes))), in: &values)
        return value
    }

    private static func keep<Key: Hashable, Value>(
        _ value: Value, for key: Key, in values: inout [Key: Value]
    ) {
        if values.count >= capacity { values.removeAll(keepingCapacity: true) }
        values[key] = value
    }
}

/// Bytes that are looked up for each card: hashed eight at a time, which takes a third of the time. Bytes chosen to have equal
/// hashes only take longer to tell apart, among as few as are kept.
private struct BytesKey: Hashable {
    let bytes: ArraySlice<UInt8>

    static func == (left: BytesKey, right: BytesKey) -> Bool {
        guard left.bytes.count == right.bytes.count else { return false }
        return left.bytes.withUnsafeBytes { left in
            right.bytes.withUnsafeBytes { right in
                // Only no bytes have no address.
                guard let start = left.baseAddress, let other = right.baseAddress else { return true }
                return memcmp(start, other, left.count) == 0
            }
        }
    }

    func hash(into hasher: inout Hasher) {
        let mixed = bytes.withUnsafeBytes { bytes in
            // Source: FNV-1a, 64 bits, by Fowler, Noll and Vo, on words instead of bytes.
            var mixed: UInt64 = 0xcbf2_9ce4_8422_2325
            var place = 0
            func mix(_ word: UInt64) {
                mixed = (mixed ^ word) &* 0x100_0000_01b3
                mixed ^= mixed >> 32
            }
            while place + 8 <= bytes.count {
                mix(bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
                place += 8
            }
            for byte in bytes[place...] { mix(UInt64(byte)) }
            return mixed
        }
        hasher.combine(mixed)
    }
}
