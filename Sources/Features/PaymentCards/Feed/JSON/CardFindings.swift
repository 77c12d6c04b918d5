import JSONFeed

/// The fields of a card that a reader has come to, and the fault that a decoder would report first.
struct CardFindings {
    /// The fault found so far that comes first in the decoder's order.
    private(set) var fault: CardFault?
    /// Whether a key was found again.
    private(set) var hasRepeats = false
    private var met = CardFault.Places()

    /// Notes that the field at `place` was found, and returns whether it is for the first time.
    @inline(__always)
    mutating func meet(_ place: CardFault.Place) -> Bool {
        if met.insert(place) { return true }
        hasRepeats = true
        return false
    }

    /// Records what was found in place of a field.
    mutating func note(_ place: CardFault.Place, _ found: FieldKind) {
        if fault.map({ place.order < $0.place.order }) ?? true {
            fault = CardFault(place: place, found: found)
        }
    }

    /// Records those of `places` that were not found.
    mutating func noteMissing(of places: [CardFault.Place]) {
        for place in places where !met.has(place) { note(place, .nothing) }
    }
}
