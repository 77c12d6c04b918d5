/// How many cards are marked, and what is due on them.
public struct MarksState: Equatable, Sendable {
    /// How many: "3 marked".
    public let count: String
    /// What is due on them, in each currency; empty for nothing.
    public let due: String

    public init(count: String, due: String) { (self.count, self.due) = (count, due) }

    /// Both: "3 marked: ₹1,234.50".
    public var text: String { due.isEmpty ? count : "\(count): \(due)" }
}
