import JSONFeed
import PaymentCardsEntity
import PaymentCardsPorts
import Values

/// Elements of a top-level list that lie completely in one window.
struct ListPart<Element> {
    let window: FeedWindow
    let elements: [Element]
    /// The place of the first element.
    let place: FeedWalk.Place
    /// The offset in the feed from which to read the next element.
    let end: Int
    let endsList: Bool
}

extension FeedBytes {
    func cards(from offset: Int, in place: FeedWalk.Place) throws(CardsError) -> ListPart<CardReader.Element>
    {
        let depth = place.levels.count
        return try list(from: offset, in: place) { cursor, base in
            var reader = CardReader(cursor: cursor, base: base, depth: depth)
            let element = reader.element()
            cursor = reader.cursor
            return element
        }
    }

    /// The ranges in their window of the elements from `offset` on in a list.
    func elements(
        from offset: Int, in place: FeedWalk.Place
    ) throws(CardsError) -> ListPart<Range<Int>> {
        let depth = place.levels.count
        return try list(from: offset, in: place) { cursor, base in
            cursor.range(ofValueIn: depth, from: base)
        }
    }

    /// Where the elements end that lie completely in one window from `offset` on; `nil` if there are none, or `text` may be
    /// among them.
    func end(ofElementsAt offset: Int, without text: JSONSkim.Text?) throws(CardsError) -> Int? {
        let window = try window(at: offset, length: windowLength)
        return window.bytes.withUnsafeBytes { bytes in
            // A padded array is never empty, so it has an address.
            guard let base = bytes.baseAddress else { return nil }
            let skim = JSONSkim(at: base, count: window.count) { ScalarTreatment($0).mayBeDropped }
            guard let end = skim.endOfElements(isExact: text != nil) else { return nil }
            if let text, skim.has(text, inFirst: end) { return nil }
            return offset + end
        }
    }

    /// Reads at least one element, or the list's end.
    @inline(__always)
    private func list<Element>(
        from offset: Int, in place: FeedWalk.Place,
        read: (inout JSONCursor, UnsafePointer<UInt8>) -> Element?
    ) throws(CardsError) -> ListPart<Element> {
        let isFirst = place.isBeforeFirst
        let part = try scan(from: offset, in: place) { cursor, base in
            var elements: [Element] = []
            var end = cursor
            while true {
                switch cursor.step(to: "]", isFirst: isFirst && elements.isEmpty) {
                case .end: return (elements, true)
                case .value:
                    guard let element = read(&cursor, base) else { fallthrough }
                    // A number at the end of the window may continue after it. It is read again with what follows, because a
                    // longer window may end inside another one.
                    if cursor.isAt("\0"), !elements.isEmpty { fallthrough }
                    elements.append(element)
                    end = cursor
                case .stopped:
                    guard !elements.isEmpty else { return nil }
                    cursor = end
                    return (elements, false)
                }
            }
        }
        return ListPart(
            window: part.window, elements: part.result.0, place: place, end: part.end,
            endsList: part.result.1)
    }
}
