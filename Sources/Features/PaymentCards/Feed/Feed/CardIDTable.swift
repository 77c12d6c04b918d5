import Foundation
import PaymentCardsEntity

/// Counts which card of its id each card is, in about 16 bytes a card.
///
/// It keeps hashes of ids instead of ids: 64 bits of `Hasher`, whose key is new in every run, so that nobody can make a feed of
/// ids that collide. That two of a million ids do so by chance happens once in 37 million runs.
struct CardIDTable {
    /// Open addressing with linear probing; 0 is a free slot.
    private var slots = [UInt64](repeating: 0, count: 1024)
    private var count = 0
    /// How many cards have an id, where it is more than one.
    private var repeats: [UInt64: Int] = [:]
    /// The cards that are not the first of their id, in feed order.
    private var laterOnes: [(index: Int, occurrence: Int)] = []

    /// Counts the card at `index` of the feed's list; indices must grow.
    mutating func add(_ hash: UInt64, at index: Int) {
        let slot = slot(of: hash)
        guard slots[slot] == 0 else {
            let occurrence = repeats[hash, default: 1] + 1
            repeats[hash] = occurrence
            laterOnes.append((index, occurrence))
            return
        }
        slots[slot] = hash
        count += 1
        if count > slots.count / 4 * 3 { grow() }
    }

    /// Which cards of their ids those at these places of the feed's list are that are not the first.
    func laterOnes(in indices: Range<Int>) -> [(index: Int, occurrence: Int)] {
        var (low, high) = (0, laterOnes.count)
        while low < high {
            let middle = (low + high) / 2
            if laterOnes[middle].index < indices.lowerBound { low = middle + 1 } else { high = middle }
        }
        return Array(laterOnes[low...].prefix { $0.index < indices.upperBound })
    }

    /// Whether more than one card has the id.
    func isShared(_ feedID: String) -> Bool { repeats[Self.hash(feedID)] != nil }

    /// Where `hash` is, or where it would have to be.
    private func slot(of hash: UInt64) -> Int {
        let mask = slots.count - 1
        var slot = Int(truncatingIfNeeded: hash) & mask
        while slots[slot] != 0, slots[slot] != hash { slot = (slot + 1) & mask }
        return slot
    }

    private mutating func grow() {
        let old = slots
        slots = [UInt64](repeating: 0, count: old.count * 2)
        for hash in old where hash != 0 { slots[slot(of: hash)] = hash }
    }

    /// The hashes of the ids of a part's cards; `nil` for what is no card.
    static func hashes(of cards: CardGlances) -> [UInt64?] {
        cards.indices.map { position in
            cards.plainID(at: position, hash) ?? cards[position].feedID.map(hash)
        }
    }

    /// The hash of an id. Texts that are equal to `String` are so here.
    static func hash(_ feedID: String) -> UInt64 {
        // Of printable ASCII there is one spelling; a text with anything else may be spelt differently and be the same.
        var text =
            feedID.utf8.allSatisfy { $0 < 0x80 } ? feedID : feedID.precomposedStringWithCanonicalMapping
        return text.withUTF8 { hash(UnsafeRawBufferPointer($0)) }
    }

    private static func hash(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
        var hasher = Hasher()
        hasher.combine(bytes: bytes)
        return max(1, UInt64(truncatingIfNeeded: UInt(bitPattern: hasher.finalize())))
    }
}
