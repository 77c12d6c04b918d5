public import Foundation

/// The age of cached cards, or of related data, shown because the server can't be reached.
public struct KeptCards: Hashable, Sendable {
    /// When the server last confirmed them; for several pages, the oldest time.
    public let date: Date
    /// The age when they were requested; `nil` if that time is in the future because the clock was changed.
    public let age: Duration?
    /// Whether all cards of that time are in the cache, as far as is known.
    public let isWhole: Bool

    /// Cards cached at `date`.
    public init(date: Date, age: Duration?, isWhole: Bool = true) {
        (self.date, self.age, self.isWhole) = (date, age, isWhole)
    }

    /// The age of a combination of two answers: that of the older one.
    public static func older(_ one: KeptCards?, _ other: KeptCards?) -> KeptCards? {
        guard let one, let other else { return one ?? other }
        let older = one.date < other.date ? one : other
        return KeptCards(date: older.date, age: older.age, isWhole: one.isWhole && other.isWhole)
    }
}

/// A source's answer and its age.
public struct Dated<Value: Sendable>: Sendable {
    /// The answer.
    public let value: Value
    /// How old it is; `nil` if it is current.
    public let kept: KeptCards?

    public init(_ value: Value, kept: KeptCards? = nil) { (self.value, self.kept) = (value, kept) }

    /// The same answer with a transformed value.
    public func map<Other>(_ change: (Value) -> Other) -> Dated<Other> {
        Dated<Other>(change(value), kept: kept)
    }
}

extension Dated: Equatable where Value: Equatable {}
