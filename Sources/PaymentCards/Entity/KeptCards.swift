public import Foundation

/// That cards are as they were some time ago, since whoever knows better can't be asked.
public struct KeptCards: Hashable, Sendable {
    /// Since when nobody has said that they are still so; of several pages the oldest.
    public let date: Date
    /// How long that was ago when they were asked for.
    public let age: Duration
    /// Whether all cards that there were then have been kept, as far as is known.
    public let isWhole: Bool

    /// Cards kept since `date`.
    public init(date: Date, age: Duration, isWhole: Bool = true) {
        self.date = date
        self.age = age
        self.isWhole = isWhole
    }
}
