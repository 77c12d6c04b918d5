/// A name such as `@3`.
struct CardPlaceName {
    /// The place of the card that is meant, from 0.
    let place: Int

    init?(_ name: String) {
        guard name.hasPrefix("@"), let number = Int(name.dropFirst()), number >= 1 else { return nil }
        place = number - 1
    }

    /// Whether `name` is written like a place, even one that no list has, such as `@0`.
    static func isWritten(in name: String) -> Bool {
        name.first == "@" && name.count > 1 && name.dropFirst().utf8.allSatisfy(\.isASCIIDigit)
    }
}
