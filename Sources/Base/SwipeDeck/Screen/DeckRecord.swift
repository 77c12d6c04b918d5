package import Records

/// A deck, as data.
package struct DeckRecord: Document {
    let images: [String]
    let place, following: Int?
    let left, right: String?

    package static let shape = "deck/1"
    package static let fields: [Field<DeckRecord>] = [
        .json("images", \.images, "the addresses of its pictures, the first on top"),
        .json("place", \.place, "the place of the top card"),
        .json("following", \.following, "how many cards follow it"),
        .json("left", \.left, "what a swipe to the left means"),
        .json("right", \.right, "what a swipe to the right means"),
    ]
}
