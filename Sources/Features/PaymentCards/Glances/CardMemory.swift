import PaymentCardsEntity
package import Values

/// Caches values decoded for one card that other cards repeat: there are only a few different ones.
///
/// It is cleared when it becomes too large, because a feed's values need not repeat.
package struct CardMemory {
    /// The current day for the person; `nil` if days are not counted, or the day is unknown.
    package let today: CalendarDate?
    private var timings: [ArraySlice<UInt8>: DueTiming] = [:]
    private var currencies: [ArraySlice<UInt8>: Currency] = [:]
    /// The last currency, and its bytes as a number. Most cards of a feed have the same one, and looking it up takes longer
    /// than everything else in a sort by amount.
    private var lastCurrency: Currency?
    private var lastCurrencyKey: UInt64 = 0
    private var networks: [ArraySlice<UInt8>: CardNetwork] = [:]
    private var banks: [ArraySlice<UInt8>: Bank] = [:]
    private var actionLists: [ArraySlice<UInt8>: [CardAction]] = [:]

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
        for bytes: ArraySlice<UInt8>, in values: inout [ArraySlice<UInt8>: Value], make: () -> Value
    ) -> Value {
        guard bytes.count <= longestList else { return make() }
        if let value = values[bytes] { return value }
        let value = make()
        // A copy, because a slice retains all the bytes that it was cut from.
        keep(value, for: ArraySlice(Array(bytes)), in: &values)
        return value
    }

    private static func keep<Key: Hashable, Value>(
        _ value: Value, for key: Key, in values: inout [Key: Value]
    ) {
        if values.count >= capacity { values.removeAll(keepingCapacity: true) }
        values[key] = value
    }
}
