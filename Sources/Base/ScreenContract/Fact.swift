/// A fact with its label.
public struct Fact: Equatable, Sendable {
    /// Its stable name, for programs; the label unless another is given.
    public let id: String
    /// What it is about.
    public let label: String
    /// The fact itself, in words.
    public let value: String
    /// Whether it is what people look for first.
    public let isMain: Bool

    public init(id: String? = nil, label: String, value: String, isMain: Bool = false) {
        (self.id, self.label, self.value, self.isMain) = (id ?? label, label, value, isMain)
    }

    /// What is heard of it.
    public var words: String { "\(label): \(value)" }
}
