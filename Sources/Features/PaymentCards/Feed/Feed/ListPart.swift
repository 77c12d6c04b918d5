import JSONFeed
import PaymentCardsEntity
import PaymentCardsPorts
import Values

/// Elements of a top-level list that lie whole in one window.
struct ListPart<Element> {
    let window: FeedWindow
    let elements: [Element]
    /// Where the first of them is looked for.
    let place: FeedWalk.Place
    /// Where the next element is looked for, in the feed.
    let end: Int
    /// Whether the list ended.
    let endsList: Bool
}

extension FeedBytes {
    /// The cards that follow `offset` in a list, which is `place`.
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

    /// Where the elements that follow `offset` in a list stand in their window.
    func elements(
        from offset: Int, in place: FeedWalk.Place
    ) throws(CardsError) -> ListPart<Range<Int>> {
        let depth = place.levels.count
        return try list(from: offset, in: place) { cursor, base in
            cursor.range(ofValueIn: depth, from: base)
        }
    }

    /// Where the elements end that follow `offset` in a list and lie whole in one window; `nil` where there are none, or
    /// `text` may be among them.
    func end(ofElementsAt offset: Int, without text: JSONSkim.Text?) throws(CardsError) -> Int? {
        let window = try window(at: offset, length: windowLength)
        return window.bytes.withUnsafeBytes { bytes in
            // An array with padding is not empty, so it has an address.
            guard let base = bytes.baseAddress else { return nil }
            let skim = JSONSkim(at: base, count: window.count) { ScalarFate($0).mayBeDropped }
            guard let end = skim.endOfElements(isExact: text != nil) else { return nil }
            if let text, skim.has(text, inFirst: end) { return nil }
            return offset + end
        }
    }

    /// At least one element, or the list's end.
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
                    // A number that ends with the window may go on after it. It is read again with what follows, because a longer
                    // window may end with another one.
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
