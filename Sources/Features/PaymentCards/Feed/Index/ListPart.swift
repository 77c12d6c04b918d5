import JSONFeed
import PaymentCardsEntity
import PaymentCardsPorts
import Values

/// Elements of a top-level list that lie completely in one window.
struct ListPart<Element: Sendable>: Sendable {
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
        var last = LastActions()
        return try list(from: offset, in: place) { $0.card(inside: depth, from: $1, after: &last) }
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

    /// Where the elements end that lie completely in one window from `offset` on; `nil` if there are none.
    func end(ofElementsAt offset: Int) throws(CardsError) -> Int? {
        let window = try window(at: offset, length: windowLength)
        return window.bytes.withUnsafeBytes { bytes in
            // A padded array is never empty, so it has an address.
            guard let base = bytes.baseAddress else { return nil }
            let skim = JSONSkim(at: base, count: window.count) { ScalarTreatment($0).mayBeDropped }
            return skim.endOfElements(without: nil, to: .max).map { offset + $0 }
        }
    }

    /// Reads at least one element, or the list's end.
    @inline(__always)
    private func list<Element: Sendable>(
        from offset: Int, in place: FeedWalk.Place,
        read: (inout JSONCursor, UnsafePointer<UInt8>) -> Element?
    ) throws(CardsError) -> ListPart<Element> {
        let isFirst = place.isBeforeFirst
        let part = try scan(from: offset, in: place) { $0.elements(isFirst: isFirst, from: $1, read: read) }
        return ListPart(
            window: part.window, elements: part.result.elements, place: place, end: part.end,
            endsList: part.result.endsList)
    }
}

extension FeedWindow {
    /// The cards that lie completely in the window, if a list where a walk is at `place` goes on at its beginning; `nil` if there is
    /// none, or something that is not JSON.
    func cards(in place: FeedWalk.Place) -> ListPart<CardReader.Element>? {
        let (depth, isFirst) = (place.levels.count, place.isBeforeFirst)
        var last = LastActions()
        let found = scan(in: place) {
            $0.elements(isFirst: isFirst, from: $1) { $0.card(inside: depth, from: $1, after: &last) }
        }
        guard let result = found.result else { return nil }
        return ListPart(
            window: self, elements: result.elements, place: place, end: start + found.end,
            endsList: result.endsList)
    }
}

extension JSONCursor {
    /// Passes an element of a list of cards inside `depth` lists and objects; its slices are relative to `base`.
    @inline(__always)
    fileprivate mutating func card(
        inside depth: Int, from base: UnsafePointer<UInt8>, after last: inout LastActions
    ) -> CardReader.Element? {
        var reader = CardReader(cursor: self, base: base, depth: depth, lastActions: last)
        let element = reader.element()
        (self, last) = (reader.cursor, reader.lastActions)
        return element
    }

    /// Passes as many elements of a list as there are, and the list's end; `nil` if there is neither.
    @inline(__always)
    fileprivate mutating func elements<Element>(
        isFirst: Bool, from base: UnsafePointer<UInt8>,
        read: (inout JSONCursor, UnsafePointer<UInt8>) -> Element?
    ) -> (elements: [Element], endsList: Bool)? {
        var elements: [Element] = []
        var end = self
        while true {
            switch step(to: "]", isFirst: isFirst && elements.isEmpty) {
            case .end: return (elements, true)
            case .value:
                guard let element = read(&self, base) else { fallthrough }
                // A number at the end of the window may continue after it. It is read again with what follows, because a
                // longer window may end inside another one.
                if isAt("\0"), !elements.isEmpty { fallthrough }
                elements.append(element)
                end = self
            case .stopped:
                guard !elements.isEmpty else { return nil }
                self = end
                return (elements, false)
            }
        }
    }
}
