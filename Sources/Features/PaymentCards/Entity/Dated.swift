/// What a source answers, and how old that is.
public struct Dated<Value: Sendable>: Sendable {
    /// The answer.
    public let value: Value
    /// How old it is; `nil` when it is as the source has it now.
    public let kept: KeptCards?

    /// An answer.
    public init(_ value: Value, kept: KeptCards? = nil) {
        (self.value, self.kept) = (value, kept)
    }

    /// The same answer put otherwise.
    public func map<Other>(_ change: (Value) -> Other) -> Dated<Other> {
        Dated<Other>(change(value), kept: kept)
    }
}

extension Dated: Equatable where Value: Equatable {}
