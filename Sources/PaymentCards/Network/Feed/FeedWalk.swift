import PaymentCardsContract
import PaymentCardsEntity

/// Goes through a feed from its beginning to its end, once, and stops at the top-level lists that are wanted.
///
/// It checks all it comes past as strictly as `JSONSyntax`, and holds no more of it than a window.
struct FeedWalk {
    /// Where a walk is.
    enum Place: Equatable {
        case document
        /// Inside the feed's object.
        case members(isFirst: Bool)
        /// Inside a top-level list.
        case list(isFirst: Bool)
        case tail, end
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
            case .document: try enter()
            case .members: if let key = try member() { return key }
            case .list: while try elements() != nil {}
            case .tail: try leave()
            case .end: return nil
            }
        }
    }

    /// The next cards of the list it is in; `nil` at the list's end.
    mutating func cards() throws(CardsError) -> ListPart<CardReader.Element>? {
        guard case .list(let isFirst) = place else { return nil }
        return advance(past: try bytes.cards(from: offset, isFirst: isFirst))
    }

    /// Where the next elements of the list it is in stand; `nil` at the list's end.
    mutating func elements() throws(CardsError) -> ListPart<Range<Int>>? {
        guard case .list(let isFirst) = place else { return nil }
        return advance(past: try bytes.elements(from: offset, isFirst: isFirst))
    }

    /// Goes past the next elements of the list it is in, and does not look at them, where it is certain that `text`, if any,
    /// is not among them; says whether it did.
    mutating func skip(without text: JSONSkim.Text?) throws(CardsError) -> Bool {
        guard case .list = place, let end = try bytes.end(ofElementsAt: offset, without: text) else {
            return false
        }
        offset = end
        place = .list(isFirst: false)
        return true
    }

    private mutating func advance<Element>(past part: ListPart<Element>) -> ListPart<Element> {
        offset = part.end
        place = part.endsList ? .members(isFirst: false) : .list(isFirst: false)
        return part
    }

    /// Goes into the feed's object, or past whatever else the document is.
    private mutating func enter() throws(CardsError) {
        if try bytes.hasByteOrderMark() { offset = 3 }
        let root = try bytes.scan(from: offset, in: .document) { cursor, base -> Range<Int>? in
            cursor.skipSpace()
            // An object is not gone past but into, so that no value stands there.
            return cursor.skip("{") ? 0..<0 : cursor.range(ofValueIn: 0, from: base)
        }
        offset = root.end
        place = root.result.isEmpty ? .members(isFirst: true) : .tail
        if place == .tail { envelope = FeedEnvelope(root: root.window.bytes[root.result]) }
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
        place = .list(isFirst: true)
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
