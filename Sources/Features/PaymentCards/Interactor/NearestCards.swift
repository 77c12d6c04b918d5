import PaymentCardsEntity
import PaymentCardsPorts

/// The cards whose id, last four digits or title are most similar to a name that no card has.
struct NearestCards {
    /// The maximum number of cards to show.
    private static let limit = 3

    private let name: CommonCharacters
    private var nearest: [(distance: Int, card: PlacedCard)] = []
    private var memory = CardMemory()
    /// The distances to titles that are not ASCII, by their bytes: folding one is slow, and they repeat.
    private var distances: [ArraySlice<UInt8>: Int] = [:]

    /// Up to three cards in `source`, nearest first.
    static func find(_ name: String, in source: any CardsSource) async throws(CardsError) -> [PlacedCard] {
        var cards = NearestCards(name: CommonCharacters(of: name.searchKey.prefix(64)))
        var survey = CardSurvey(of: source)
        try await survey.look { cards.add($0, at: $1) }
        return cards.nearest.map(\.card)
    }

    private init(name: CommonCharacters) {
        self.name = name
    }

    private mutating func add(_ glance: CardGlance, at place: Int) {
        let distance = min(
            distance(to: glance.plainBytes(of: .id)) { glance.feedID },
            distance(to: glance.lastFourBytes) { glance.number?.lastFour ?? "" },
            distanceToTitle(of: glance))
        // A name that has less than half in common with a card was not meant for it.
        guard distance <= name.count,
            nearest.count < Self.limit || distance < nearest[Self.limit - 1].distance,
            case .card(let card) = glance.entry(&memory)
        else { return }
        let index = nearest.firstIndex { $0.distance > distance } ?? nearest.count
        nearest.insert((distance, PlacedCard(card: card, place: place)), at: index)
        if nearest.count > Self.limit { nearest.removeLast() }
    }

    private mutating func distanceToTitle(of glance: CardGlance) -> Int {
        if let plain = glance.plainBytes(of: .title) { return name.distance(to: plain.prefix(64)) }
        guard let raw = glance.rawBytes(of: .title), raw.count <= 256 else {
            return distance(to: nil) { glance.title }
        }
        if let distance = distances[raw] { return distance }
        let distance = distance(to: nil) { glance.title }
        if distances.count >= 4096 { distances.removeAll(keepingCapacity: true) }
        distances[ArraySlice(Array(raw))] = distance
        return distance
    }

    /// Only the first characters count, so that a title of a megabyte is compared as fast as any other.
    private func distance(to plain: ArraySlice<UInt8>?, or text: () -> String?) -> Int {
        if let plain { return name.distance(to: plain.prefix(64)) }
        return text().map { name.distance(to: String($0.prefix(64)).searchKey) } ?? .max
    }
}

/// Computes how many characters must be inserted into and removed from a short text to get another one.
///
/// These are all characters of both texts except those of their longest common subsequence, whose length takes a few
/// operations per character of the other text (Hyyrö, "Bit-parallel LCS-length computation revisited", 2004).
struct CommonCharacters {
    /// The number of characters in the text, at most 64.
    let count: Int
    /// For each character, one bit per position.
    private var places: [Character: UInt64] = [:]
    private var asciiPlaces = [UInt64](repeating: 0, count: 128)

    /// Prepares comparisons with `text`, of which the first 64 characters count.
    init(of text: some StringProtocol) {
        let characters = text.prefix(64)
        count = characters.count
        for (place, character) in characters.enumerated() {
            places[character, default: 0] |= 1 << UInt64(place)
            if let byte = character.asciiValue, character.utf8.count == 1 {
                asciiPlaces[Int(byte)] |= 1 << UInt64(place)
            }
        }
    }

    /// The distance to a text.
    func distance(to text: String) -> Int {
        distance(length: text.count, places: text.lazy.map { places[$0] ?? 0 })
    }

    /// The distance to printable ASCII converted to lower case.
    func distance(to bytes: ArraySlice<UInt8>) -> Int {
        distance(length: bytes.count, places: bytes.lazy.map { asciiPlaces[Int($0.asciiLowercased)] })
    }

    @inline(__always)
    private func distance(length: Int, places: some Sequence<UInt64>) -> Int {
        var rows = UInt64.max
        for places in places {
            let common = rows & places
            rows = (rows &+ common) | (rows &- common)
        }
        let used = count == 64 ? UInt64.max : (1 << UInt64(count)) &- 1
        return count + length - 2 * (~rows & used).nonzeroBitCount
    }
}
