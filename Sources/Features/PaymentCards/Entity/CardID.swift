/// A card's identity within a session: stable, and unique to the card.
///
/// The feed's `id` alone is not enough, because feeds repeat it, and a position changes with every sort. So the identity
/// consists of the feed's id and the card's number among those with that id, in feed order.
public struct CardID: Hashable, Sendable {
    /// The feed's `id`.
    public let feedID: String
    /// 1 for the first card with this feed id, 2 for the second, and so on.
    public let occurrence: Int

    public init(feedID: String, occurrence: Int = 1) { (self.feedID, self.occurrence) = (feedID, occurrence) }

    /// The card's name if others share its feed id.
    package var numberedName: String { "\(feedID)#\(occurrence)" }

    /// The card's name. An id that reads like `ID#2` or `@3` means something else.
    ///
    /// - Parameter isShared: whether the id alone is no name, because another card has it.
    package func name(isShared: Bool) -> String {
        let isOwn =
            occurrence == 1 && !isShared && CardID(name: feedID) == nil && CardPlaceName(feedID) == nil
        return isOwn ? feedID : numberedName
    }

    /// The card meant by a name such as `ID#2`.
    package init?(name: String) {
        // Nearly no id has the sign, which its bytes show faster.
        guard name.utf8.contains(UInt8(ascii: "#")), let sign = name.lastIndex(of: "#"),
            let occurrence = Int(name[sign...].dropFirst())
        else {
            return nil
        }
        self.init(feedID: String(name[..<sign]), occurrence: occurrence)
    }
}

/// A name such as `@3`.
package struct CardPlaceName {
    /// The position of the card, from 0.
    package let place: Int

    /// The position in `name`; `nil` if it has another form, or is impossible.
    package init?(_ name: String) {
        guard name.hasPrefix("@"), let number = Int(name.dropFirst()), number >= 1 else { return nil }
        place = number - 1
    }

    /// Whether `name` has the form of a position, even an impossible one such as `@0`.
    package static func isWritten(in name: String) -> Bool {
        name.first == "@" && name.count > 1 && name.dropFirst().utf8.allSatisfy { 0x30...0x39 ~= $0 }
    }
}
