import JSONFeed
import PaymentCardsPorts

/// Walks through a feed once, from beginning to end, and stops at the wanted top-level lists. A list that is the whole
/// document is the list of cards.
///
/// It checks everything it passes as strictly as `JSONSyntax`, and holds no more than a window in memory.
struct FeedWalk {
    /// A position in a walk.
    enum Place: Equatable {
        case document
        /// Inside the feed's object.
        case members(isFirst: Bool)
        /// Inside a list: a member of the feed's object, or a bare one that is the whole feed.
        case list(isFirst: Bool, isBare: Bool)
        case tail, end

        /// Whether it is inside a list that is the whole feed.
        var isBareList: Bool { if case .list(_, isBare: true) = self { true } else { false } }

        /// Whether it is before the first element or member.
        var isBeforeFirst: Bool {
            switch self {
            case .list(let isFirst, _), .members(let isFirst): isFirst
            case .document, .tail, .end: false
            }
        }

        /// The place after an element of the current list.
        var afterElement: Place { .list(isFirst: false, isBare: isBareList) }
    }

    /// What has been read of the feed besides the elements of its lists.
    private(set) var envelope = FeedEnvelope()
    /// The number of bytes passed so far.
    private(set) var offset = 0
    private(set) var place = Place.document
    /// The wanted lists that the feed has once more, and where, as many as people may want to know; only the first ones count.
    private(set) var repeats: [(key: String, offset: Int)] = []
    /// Where something else stands in place of a wanted list.
    private(set) var others: [String: Int] = [:]
    private let bytes: FeedBytes
    private let lists: Set<String>
    private var wanted: Set<String>
    private var hasMetStatements = false
    /// Where the elements of the feed's statements begin, once the walk has passed that place.
    private(set) var statements: Int?

    /// A walk through `bytes` to the lists with these keys.
    init(through bytes: FeedBytes, to lists: Set<String>) {
        (self.bytes, self.lists) = (bytes, lists)
        wanted = lists
    }

    /// Advances to the next wanted list, past the rest of the current one.
    ///
    /// - Returns: the list's key; `nil` at the feed's end, with all of it being JSON.
    mutating func nextList() throws(CardsError) -> String? {
        while true {
            switch place {
            case .document: if let key = try enter() { return key }
            case .members: if let key = try member() { return key }
            case .list: while try elements() != nil {}
            case .tail: try leave()
            case .end: return nil
            }
        }
    }

    /// The next cards of the current list; `nil` at the list's end.
    ///
    /// - Parameter read: what is there, if it was read before.
    mutating func cards(
        _ read: ListPart<CardReader.Element>? = nil
    ) throws(CardsError) -> ListPart<CardReader.Element>? {
        guard case .list = place else { return nil }
        if let read { return advance(past: read) }
        return advance(past: try bytes.cards(from: offset, in: place))
    }

    /// The ranges of the next elements of the current list; `nil` at the list's end.
    mutating func elements() throws(CardsError) -> ListPart<Range<Int>>? {
        guard case .list = place else { return nil }
        return advance(past: try bytes.elements(from: offset, in: place))
    }

    /// Skips the next elements of the current list unread. Returns whether it did.
    mutating func skip() throws(CardsError) -> Bool {
        guard case .list = place, let end = try bytes.end(ofElementsAt: offset) else { return false }
        (offset, place) = (end, place.afterElement)
        return true
    }

    private mutating func advance<Element: Sendable>(past part: ListPart<Element>) -> ListPart<Element> {
        offset = part.end
        let end: Place = place.isBareList ? .tail : .members(isFirst: false)
        place = part.endsList ? end : place.afterElement
        return part
    }

    /// Enters the feed's object, or a list in its place, or passes any other document.
    ///
    /// - Returns: "card" for a list, if that is wanted.
    private mutating func enter() throws(CardsError) -> String? {
        if try bytes.hasByteOrderMark() { offset = 3 }
        let root = try bytes.scan(from: offset, in: .document) { cursor, base -> (Place, Range<Int>)? in
            cursor.skipSpace()
            let start = cursor.place - base
            if cursor.skip("{") { return (.members(isFirst: true), 0..<0) }
            if cursor.skip("[") { return (.list(isFirst: true, isBare: true), start..<(start + 1)) }
            return cursor.range(ofValueIn: 0, from: base).map { (.tail, $0) }
        }
        offset = root.end
        let range: Range<Int>
        (place, range) = root.result
        if !range.isEmpty { envelope = FeedEnvelope(root: root.window.bytes[range]) }
        return place.isBareList ? wanted.remove("card") : nil
    }

    /// Passes a member of the feed's object, or enters it if it is a list, or leaves the object.
    ///
    /// - Returns: the list's key, if that is wanted.
    private mutating func member() throws(CardsError) -> String? {
        let member = try bytes.scan(from: offset, in: place) { [place] cursor, base in
            cursor.member(isFirst: place == .members(isFirst: true), from: base)
        }
        offset = member.end
        place = .members(isFirst: false)
        let found = member.result
        guard !found.key.isEmpty else {
            place = .tail
            return nil
        }
        let inside = member.window.bytes[found.key].dropFirst().dropLast()
        let key = FeedText(inside, traits: found.traits).raw
        envelope.add(
            key: key, written: member.window.bytes[found.key], value: member.window.bytes[found.value])
        let isWanted = wanted.remove(key) != nil
        if !isWanted, lists.contains(key), repeats.count < 20 {
            repeats.append((key, member.window.start + found.key.lowerBound))
        }
        if key == "statement", !hasMetStatements {
            hasMetStatements = true
            statements = found.isList ? offset : nil
        }
        guard found.isList else {
            if isWanted { others[key] = member.window.start + found.value.lowerBound }
            return nil
        }
        place = .list(isFirst: true, isBare: false)
        return isWanted ? key : nil
    }

    /// Checks that only white space follows.
    private mutating func leave() throws(CardsError) {
        let space = try bytes.scan(from: offset, in: .tail) { cursor, _ in
            cursor.skipSpace()
            return .some(cursor)
        }
        guard space.end == offset + space.window.count else {
            throw try bytes.malformed(in: space.window, from: space.end, in: .tail)
        }
        offset = space.end
        if space.window.isLast { place = .end }
    }
}
