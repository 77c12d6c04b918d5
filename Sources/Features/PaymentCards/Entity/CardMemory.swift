package import Values

/// What was worked out for one card and holds for others: many cards say the same few things.
///
/// It forgets all when it has become too large, because a feed need not repeat itself.
package struct CardMemory {
    /// What day it is for the person; `nil` where days are not counted, or nobody knows.
    package let today: CalendarDate?
    private var timings: [ArraySlice<UInt8>: DueTiming] = [:]
    private var currencies: [ArraySlice<UInt8>: Currency] = [:]
    /// The last one, and its bytes as a number. Most cards of a feed have the same, and to look it up takes longer than all else
    /// that a sort by amount does.
    private var lastCurrency: Currency?
    private var lastCurrencyKey: UInt64 = 0
    private var networks: [String: CardNetwork] = [:]
    private var banks: [String: Bank] = [:]
    private var actionLists: [ArraySlice<UInt8>: [CardAction]] = [:]

    /// How many values of a kind it keeps.
    private static let capacity = 512
    /// Longer lists of actions than this are not kept.
    private static let longestList = 256

    package init(today: CalendarDate? = nil) {
        self.today = today
    }

    /// What the text says about time that `bytes` of a feed decode to.
    mutating func timing(of bytes: ArraySlice<UInt8>, decode: () -> String) -> DueTiming {
        Self.value(for: bytes, in: &timings) { DueTiming(state: decode()) }
    }

    /// The currency of the text that `bytes` of a feed decode to.
    mutating func currency(of bytes: ArraySlice<UInt8>, decode: () -> String) -> Currency {
        // A byte more in front tells "" from a NUL and so on.
        let key = bytes.count < 8 ? bytes.reduce(1) { $0 << 8 | UInt64($1) } : 0
        if key != 0, key == lastCurrencyKey, let lastCurrency { return lastCurrency }
        let currency = Self.value(for: bytes, in: &currencies) { Currency(text: decode()) }
        (lastCurrency, lastCurrencyKey) = (currency, key)
        return currency
    }

    mutating func network(code: String) -> CardNetwork {
        Self.value(for: code, in: &networks) { CardNetwork(code: code) }
    }

    package mutating func bank(code: String) -> Bank {
        Self.value(for: code, in: &banks) { Bank(code: code) }
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
        // A copy, because a slice keeps all bytes that it was cut from.
        keep(value, for: ArraySlice(Array(bytes)), in: &values)
        return value
    }

    private static func value<Value>(
        for text: String, in values: inout [String: Value], make: () -> Value
    ) -> Value {
        if let value = values[text] { return value }
        let value = make()
        if text.utf8.count <= longestList { keep(value, for: text, in: &values) }
        return value
    }

    private static func keep<Key: Hashable, Value>(
        _ value: Value, for key: Key, in values: inout [Key: Value]
    ) {
        if values.count >= capacity { values.removeAll(keepingCapacity: true) }
        values[key] = value
    }
}
