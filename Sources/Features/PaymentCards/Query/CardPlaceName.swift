/// A name such as `@3`.
package struct CardPlaceName {
    /// The position of the card, from 0.
    let place: Int

    init?(_ name: String) {
        guard name.hasPrefix("@"), let number = Int(name.dropFirst()), number >= 1 else { return nil }
        place = number - 1
    }

    /// Whether `name` has the form of a position, even an impossible one such as `@0`.
    package static func isWritten(in name: String) -> Bool {
        name.first == "@" && name.count > 1 && name.dropFirst().utf8.allSatisfy(\.isASCIIDigit)
    }
}
