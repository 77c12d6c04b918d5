import Foundation
import PaymentCardsEntity

/// Numbers the cards that share an id, in about 16 bytes a card.
///
/// It stores hashes of ids instead of ids: 64 bits of `Hasher`, whose key is new in every run, so that a feed can't be crafted
/// with ids that collide. The chance that two of a million ids collide is one in 37 million.
struct CardIDTable {
    /// An open-addressing table with linear probing; 0 is a free slot.
    private var slots = [UInt64](repeating: 0, count: 1024)
    private var count = 0
    /// The number of cards with an id, for ids that occur more than once.
    private var repeats: [UInt64: Int] = [:]
    /// The cards that are not the first with their id, in feed order.
    private var laterOnes: [(index: Int, occurrence: Int)] = []

    /// Counts the card at `index` of the feed's list; indices must increase. Returns how many have had its id so far.
    @discardableResult
    mutating func add(_ hash: UInt64, at index: Int) -> Int {
        let slot = slot(of: hash)
        guard slots[slot] == 0 else {
            let occurrence = repeats[hash, default: 1] + 1
            repeats[hash] = occurrence
            laterOnes.append((index, occurrence))
            return occurrence
        }
        slots[slot] = hash
        count += 1
        if count > slots.count / 4 * 3 { grow() }
        return 1
    }

    /// The cards in this range of the feed's list that are not the first with their id, and their numbers.
    func laterOnes(in indices: Range<Int>) -> [(index: Int, occurrence: Int)] {
        var (low, high) = (0, laterOnes.count)
        while low < high {
            let middle = (low + high) / 2
            if laterOnes[middle].index < indices.lowerBound { low = middle + 1 } else { high = middle }
        }
        return Array(laterOnes[low...].prefix { $0.index < indices.upperBound })
    }

    /// Whether more than one card has this id.
    func isShared(_ feedID: String) -> Bool { !repeats.isEmpty && repeats[Self.hash(feedID)] != nil }

    /// The slot that `hash` is in, or would be in.
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

    /// The hashes of the ids of a part's cards; `nil` for elements that are not cards.
    static func hashes(of cards: CardGlances) -> [UInt64?] {
        cards.indices.map { position in
            cards.plainID(at: position, hash) ?? cards[position].feedID.map(hash)
        }
    }

    /// The hash of an id. Texts that are equal as `String` have equal hashes.
    static func hash(_ feedID: String) -> UInt64 {
        // Printable ASCII has only one spelling; equal texts with other characters may be encoded differently.
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
