import JSONFeed
import PaymentCardsPorts

/// Goes through a feed from its beginning to its end, once, and stops at the top-level lists that are wanted. A list
/// that is the whole document is that of the cards.
///
/// It checks all it comes past as strictly as `JSONSyntax`, and holds no more of it than a window.
struct FeedWalk {
    /// Where a walk is.
    enum Place: Equatable {
        case document
        /// Inside the feed's object.
        case members(isFirst: Bool)
        /// Inside a list: a member of the feed's object, or a bare one, which is all there is of the feed.
        case list(isFirst: Bool, isBare: Bool)
        case tail, end

        /// Whether it is inside a list that is all there is of the feed.
        var isBareList: Bool { if case .list(_, isBare: true) = self { true } else { false } }

        /// Whether it is in front of the first element or member.
        var isBeforeFirst: Bool {
            switch self {
            case .list(let isFirst, _), .members(let isFirst): isFirst
            case .document, .tail, .end: false
            }
        }

        /// The place behind an element of the list that it is inside.
        var afterElement: Place { .list(isFirst: false, isBare: isBareList) }
    }

    /// What has been seen of the feed besides the elements of its lists.
    private(set) var envelope = FeedEnvelope()
    /// How many bytes it has come past.
    private(set) var offset = 0
    private(set) var place = Place.document
    private let bytes: FeedBytes
    private var wanted: Set<String>
    private var hasMetStatements = false
    /// Where the elements of the feed's statements begin, once it has come past them.
    private(set) var statements: Int?

    /// A walk through `bytes` to the lists with these keys.
    init(through bytes: FeedBytes, to lists: Set<String>) {
        self.bytes = bytes
        wanted = lists
    }

    /// Goes to the next wanted list, past what is left of the one it is in.
    ///
    /// - Returns: the list's key; `nil` when the feed has come to its end, and all of it is JSON.
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

    /// The next cards of the list it is in; `nil` at the list's end.
    mutating func cards() throws(CardsError) -> ListPart<CardReader.Element>? {
        guard case .list = place else { return nil }
        return advance(past: try bytes.cards(from: offset, in: place))
    }

    /// Where the next elements of the list it is in stand; `nil` at the list's end.
    mutating func elements() throws(CardsError) -> ListPart<Range<Int>>? {
        guard case .list = place else { return nil }
        return advance(past: try bytes.elements(from: offset, in: place))
    }

    /// Goes past the next elements of the list it is in, and does not look at them, where it is certain that `text`, if any,
    /// is not among them; says whether it did.
    mutating func skip(without text: JSONSkim.Text?) throws(CardsError) -> Bool {
        guard case .list = place, let end = try bytes.end(ofElementsAt: offset, without: text) else {
            return false
        }
        offset = end
        place = place.afterElement
        return true
    }

    private mutating func advance<Element>(past part: ListPart<Element>) -> ListPart<Element> {
        offset = part.end
        let end: Place = place.isBareList ? .tail : .members(isFirst: false)
        place = part.endsList ? end : place.afterElement
        return part
    }

    /// Goes into the feed's object, or into a list in its place, or past whatever else the document is.
    ///
    /// - Returns: "card" for a list, where that is wanted.
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

    /// Goes past a member of the feed's object, or into it where it is a list, or out of the object.
    ///
    /// - Returns: the list's key, where that is wanted.
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
        if key == "statement", !hasMetStatements {
            hasMetStatements = true
            statements = found.isList ? offset : nil
        }
        guard found.isList else { return nil }
        place = .list(isFirst: true, isBare: false)
        return isWanted ? key : nil
    }

    /// Makes sure that only space follows.
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
