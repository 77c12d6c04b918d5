/// A source's answer and its age.
public struct Dated<Value: Sendable>: Sendable {
    /// The answer.
    public let value: Value
    /// How old it is; `nil` if it is current.
    public let kept: KeptCards?

    /// An answer.
    public init(_ value: Value, kept: KeptCards? = nil) {
        (self.value, self.kept) = (value, kept)
    }

    /// The same answer with a transformed value.
    public func map<Other>(_ change: (Value) -> Other) -> Dated<Other> {
        Dated<Other>(change(value), kept: kept)
    }
}

extension Dated: Equatable where Value: Equatable {}
