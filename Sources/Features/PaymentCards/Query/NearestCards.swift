package import PaymentCardsEntity
import Values

/// The cards whose id, last four digits or title are most similar to a name that no card has.
package struct NearestCards {
    /// The maximum number of cards to show.
    private static let limit = 3

    private let name: Similarity
    private var nearest: [(distance: Int, card: PlacedCard)] = []
    private var memory = CardMemory()
    /// The distances to titles that are not ASCII, by their bytes: folding one is slow, and they repeat.
    private var distances: [ArraySlice<UInt8>: Int] = [:]

    /// Searches for the cards nearest to `name`.
    package init(_ name: String) { self.name = Similarity(to: name.searchKey.prefix(64)) }

    /// Up to three cards, nearest first.
    package var cards: [PlacedCard] { nearest.map(\.card) }

    /// Takes a card into account.
    package mutating func add(_ glance: CardGlance, at place: Int) {
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
        if let plain = glance.plainBytes(of: .title) {
            let title = plain.prefix(64)
            return title.split(separator: UInt8(ascii: " ")).reduce(name.distance(to: title)) {
                min($0, typo(name.distance(to: $1)))
            }
        }
        guard let raw = glance.rawBytes(of: .title), raw.count <= 256 else {
            return distance(to: nil) { glance.title }
        }
        if let distance = distances[raw] { return distance }
        let title = String((glance.title ?? "").prefix(64)).searchKey
        let distance = title.split(whereSeparator: \.isWhitespace).reduce(name.distance(to: title)) {
            min($0, typo(name.distance(to: String($1))))
        }
        if distances.count >= 4096 { distances.removeAll(keepingCapacity: true) }
        distances[ArraySlice(Array(raw))] = distance
        return distance
    }

    /// The distance to a word of a title, which counts only if it is the same word with a typing error or two.
    private func typo(_ distance: Int) -> Int {
        name.count > 3 && distance <= (name.count + 1) / 3 ? distance : .max
    }

    /// Only the first characters count, so that a title of a megabyte is compared as fast as any other.
    private func distance(to plain: ArraySlice<UInt8>?, or text: () -> String?) -> Int {
        if let plain { return name.distance(to: plain.prefix(64)) }
        return text().map { name.distance(to: String($0.prefix(64)).searchKey) } ?? .max
    }
}
