/// What was worked out for one card and holds for others: many cards say the same few things.
///
/// It forgets all when it has become too large, because a feed need not repeat itself.
package struct CardMemory {
    private var timings: [String: DueTiming] = [:]
    private var currencies: [String: Currency] = [:]
    private var networks: [String: CardNetwork] = [:]
    private var banks: [String: Bank] = [:]
    private var actionLists: [ArraySlice<UInt8>: [CardAction]] = [:]

    /// How many values of a kind it keeps.
    private static let capacity = 512
    /// Longer lists of actions than this are not kept.
    private static let longestList = 256

    package init() {}

    /// What `state` says about time.
    package mutating func timing(of state: String) -> DueTiming {
        Self.value(for: state, in: &timings) { DueTiming(state: state) }
    }

    mutating func currency(text: String) -> Currency {
        Self.value(for: text, in: &currencies) { Currency(text: text) }
    }

    mutating func network(code: String) -> CardNetwork {
        Self.value(for: code, in: &networks) { CardNetwork(code: code) }
    }

    package mutating func bank(code: String) -> Bank {
        Self.value(for: code, in: &banks) { Bank(code: code) }
    }

    mutating func actions(of bytes: ArraySlice<UInt8>, decode: () -> [CardAction]) -> [CardAction] {
        guard !bytes.isEmpty else { return [] }
        guard bytes.count <= Self.longestList else { return decode() }
        if let actions = actionLists[bytes] { return actions }
        let actions = decode()
        // A copy, because a slice keeps all bytes that it was cut from.
        Self.keep(actions, for: ArraySlice(Array(bytes)), in: &actionLists)
        return actions
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
