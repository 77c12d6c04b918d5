public import Foundation

/// That cards, or what belongs to them, are as they were some time ago, since whoever knows better can't be asked.
public struct KeptCards: Hashable, Sendable {
    /// Since when nobody has said that they are still so; of several pages the oldest.
    public let date: Date
    /// How long that was ago when they were asked for; `nil` when it is still to come, since somebody set the clock.
    public let age: Duration?
    /// Whether all cards that there were then have been kept, as far as is known.
    public let isWhole: Bool

    /// Cards kept since `date`.
    public init(date: Date, age: Duration?, isWhole: Bool = true) {
        self.date = date
        self.age = age
        self.isWhole = isWhole
    }

    /// The age of what is made of two answers: that of the older one.
    public static func older(_ one: KeptCards?, _ other: KeptCards?) -> KeptCards? {
        guard let one, let other else { return one ?? other }
        let older = one.date < other.date ? one : other
        return KeptCards(date: older.date, age: older.age, isWhole: one.isWhole && other.isWhole)
    }
}
