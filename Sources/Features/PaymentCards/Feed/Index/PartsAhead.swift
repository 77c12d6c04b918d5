import PaymentCardsPorts

/// A part of a feed's list that was read before it is needed.
struct ReadPart: Sendable {
    let part: ListPart<CardReader.Element>
    /// Its elements, as those of a part that is the list's first.
    let cards: CardGlances
    /// The hashes of the cards' ids; `nil` for elements that are not cards.
    let hashes: [UInt64?]

    /// The part in `window`, if a list where a walk is at `place` goes on at its beginning; `nil` if that can't be read.
    fileprivate init?(_ window: FeedWindow, in place: FeedWalk.Place) {
        guard let part = window.cards(in: place) else { return nil }
        do throws(CardsError) {
            cards = try CardGlances(part)
        } catch {
            return nil
        }
        self.part = part
        hashes = CardIDTable.hashes(of: cards)
    }
}

/// The next parts of a feed's list, read on other cores while the one before them is used.
///
/// Where a part begins is known only once the one before it has been read, so it is guessed. One that was guessed wrongly is not used,
/// and what is used is what would have been read without a guess.
struct PartsAhead {
    typealias Reading = Task<ReadPart?, Never>

    /// As many are read at once as keep the cores of most machines busy.
    static let most = 4

    /// Where they begin and where the next one does, if that can be guessed.
    private var readings: [(start: Int, next: Int?, reading: Reading)] = []
    private var ready: ReadPart?

    /// Begins to read the part at `offset`, where a walk is at `place`, and some after it.
    ///
    /// - Returns: the reading of the first; `nil` if it can't be read.
    mutating func read(from offset: Int, in place: FeedWalk.Place, of bytes: FeedBytes) -> Reading? {
        if readings.first?.start != offset { readings = [] }
        var next = readings.isEmpty ? offset : readings.last?.next
        while readings.count < Self.most, let start = next, let window = Self.window(at: start, of: bytes) {
            next = window.isLast ? nil : window.probableEnd
            readings.append((start, next, Reading { ReadPart(window, in: place) }))
        }
        return readings.first?.reading
    }

    /// Takes note of what was read, which is used only if it begins where the list goes on.
    mutating func end(_ reading: Reading, with part: ReadPart?) {
        guard readings.first?.reading == reading else { return }
        readings.removeFirst()
        ready = part
    }

    /// The part that was read last, if it is the one at `offset`, where a walk is at `place`.
    mutating func part(at offset: Int, in place: FeedWalk.Place) -> ReadPart? {
        defer { ready = nil }
        guard let part = ready?.part, part.window.start == offset, part.place == place else { return nil }
        return ready
    }

    private static func window(at offset: Int, of bytes: FeedBytes) -> FeedWindow? {
        do throws(CardsError) {
            return try bytes.window(at: offset, length: bytes.windowLength)
        } catch {
            // The part is read again when it is needed, and then the error is reported.
            return nil
        }
    }
}
