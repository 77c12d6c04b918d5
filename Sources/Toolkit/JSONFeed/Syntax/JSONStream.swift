import Foundation

/// Reads a JSON text of any length front to back, element by element of the lists in its object, or of the list that it is.
///
/// It holds no more of the text than one element or member, or a window.
package struct JSONStream: ~Copyable {
    /// What is found one after another.
    package enum Step: Equatable {
        /// The text is a list, which begins here. Its elements are those of the list wanted first.
        case bareList
        /// The text is neither an object nor a list, but ``JSONStream/value``.
        case other
        /// A member of the text's object. Its value is ``JSONStream/value``; that of a list or an object is empty.
        case member(key: String, isRepeated: Bool)
        /// An element of a wanted list, by its place in `lists`, which is ``JSONStream/value``.
        case element(list: Int)
    }

    /// Where it is in the text.
    private enum Place {
        case start, members(isFirst: Bool), list(Int?, isFirst: Bool, isBare: Bool), tail, end
    }

    private let lists: [String]
    private var met: Set<String> = []
    /// Whether a key of the text's object is no Unicode.
    package private(set) var hasBrokenKeys = false
    private var place = Place.start
    private var tape = JSONTape()

    /// A part of the text, `count` bytes, followed by zeros.
    private var memory: UnsafeMutablePointer<UInt8>
    private var capacity: Int
    private var count = 0
    private var isLast = false
    private let more: (UnsafeMutableRawBufferPointer) -> Int
    /// Where it goes on in the window, and where the current element begins, or the key of the current member.
    private var offset = 0
    private var begin = 0
    /// How many bytes were dropped from the window.
    private var dropped = 0
    /// Where the text begins in the window, with its line and column, and the same for the place that was counted up to.
    private var first = (offset: 0, position: TextPosition())
    private var counted = (offset: 0, position: TextPosition())

    /// How many bytes are read at a time: few enough to stay in the processor's cache while they are examined.
    package static let windowLength = 1 << 18

    /// - Parameters:
    ///   - lists: the keys of the lists whose elements are wanted. Of several lists with one key, the first counts.
    ///   - more: reads the next bytes of the text into memory, and answers how many; 0 at the end.
    package init(
        lists: [String], windowLength: Int = Self.windowLength,
        more: @escaping (UnsafeMutableRawBufferPointer) -> Int
    ) {
        (self.lists, self.more) = (lists, more)
        capacity = max(windowLength, 16)
        memory = .allocate(capacity: capacity + JSONCursor.padding)
        fill()
        if UnsafeBufferPointer(start: memory, count: count).starts(with: [0xEF, 0xBB, 0xBF]) {
            (offset, first.offset, counted.offset) = (3, 3, 3)
        }
    }

    deinit { memory.deallocate() }

    /// The current element, or the current member's value, until the next step.
    package var value: JSONValue {
        JSONValue(base: UnsafePointer(memory + begin), nodes: UnsafePointer(tape.nodes))
    }

    /// The line and the column of the byte at `offset` from the beginning of the current element, or of the current member's key.
    package mutating func position(at offset: Int = 0) -> TextPosition {
        position(inWindowAt: begin + offset)
    }

    private mutating func position(inWindowAt target: Int) -> TextPosition {
        if target < counted.offset { counted = first }
        guard target > counted.offset else { return counted.position }
        counted.position.pass(
            UnsafeBufferPointer(start: memory + counted.offset, count: target - counted.offset))
        counted.offset = target
        return counted.position
    }

    /// How many bytes of the text have been passed.
    package var passed: Int { dropped + offset }

    // MARK: Steps

    /// Goes on to what comes next; `nil` at the end of the text, of which all is JSON then.
    package mutating func next() throws(JSONSyntax.Fault) -> Step? {
        while true {
            if count - offset < 1 << 12, !isLast { move() }
            tape.clear()
            let start = UnsafePointer(memory)
            var cursor = JSONCursor(place: start + offset, end: start + count, base: start, records: true)
            do throws(JSONCursor.Stop) {
                let (step, next) = try step(&cursor)
                // A number may go on behind the window, and so may white space.
                if cursor.place == cursor.end, !isLast {
                    move()
                    continue
                }
                (offset, begin, place) = (cursor.place - start, cursor.base - start, next)
                if case .member(let key, isRepeated: false) = step { met.insert(key) }
                if let step { return step }
                if case .end = place { return nil }
            } catch {
                // What seems to be a fault may only be cut off: no scalar, word or escape is longer than the padding.
                if !isLast, cursor.end - cursor.place <= JSONCursor.padding {
                    move()
                    continue
                }
                let position = position(inWindowAt: count - error.distance)
                throw JSONSyntax.Fault(
                    line: position.line, column: position.column,
                    problem: error.problem(before: cursor.end))
            }
        }
    }

    /// The next step, if there is one yet, and where the text goes on after it.
    @inline(__always)
    private mutating func step(_ cursor: inout JSONCursor) throws(JSONCursor.Stop) -> (Step?, next: Place) {
        switch place {
        case .list(let list, let isFirst, let isBare):
            guard try cursor.next(before: "]", isFirst: isFirst) else {
                return (nil, isBare ? .tail : .members(isFirst: false))
            }
            cursor.begin(records: list != nil)
            try cursor.value(depth: isBare ? 1 : 2, &tape)
            return (list.map { .element(list: $0) }, .list(list, isFirst: false, isBare: isBare))
        case .members(let isFirst):
            guard try cursor.next(before: "}", isFirst: isFirst) else { return (nil, .tail) }
            return try member(&cursor)
        case .start:
            cursor.skipSpace()
            if cursor.place == cursor.end {
                guard isLast else { return (nil, .start) }
                throw cursor.stop(at: cursor.place, .empty)
            }
            cursor.begin()
            switch cursor.skipBracket() {
            case .object: return (nil, .members(isFirst: true))
            case .list:
                tape.append(JSONNode())
                tape.close(0, .list, [], 0, 1)
                return (.bareList, .list(0, isFirst: true, isBare: true))
            default:
                try cursor.value(depth: 0, &tape)
                return (.other, .tail)
            }
        case .tail, .end:
            cursor.skipSpace()
            if cursor.place != cursor.end { throw cursor.unexpected() }
            return (nil, .end)
        }
    }

    private mutating func member(_ cursor: inout JSONCursor) throws(JSONCursor.Stop) -> (Step, next: Place) {
        cursor.begin()
        let node = try cursor.key()
        if node.keyTraits.contains(.broken) { hasBrokenKeys = true }
        let start = cursor.place
        var isList = false
        var inside = cursor
        if let bracket = inside.skipBracket() {
            // What it encloses may be long, and is not looked at.
            tape.append(node)
            tape.close(0, bracket, [], start - cursor.base, start - cursor.base + 2)
            if bracket == .list {
                (cursor, isList) = (inside, true)
            } else {
                cursor.begin(at: cursor.base, records: false)
                try cursor.value(depth: 1, &tape)
            }
        } else {
            try cursor.value(depth: 1, &tape, node)
        }
        let key = JSONValue(base: cursor.base, nodes: tape.nodes).key
        let isRepeated = met.contains(key)
        let list = isRepeated ? nil : lists.firstIndex(of: key)
        return (
            .member(key: key, isRepeated: isRepeated),
            isList ? .list(list, isFirst: true, isBare: false) : .members(isFirst: false)
        )
    }

    // MARK: The window

    /// Drops what has been read, and reads on. If the rest fills half of the memory, that grows.
    private mutating func move() {
        counted.position = position(inWindowAt: offset)
        (counted.offset, first) = (0, (0, counted.position))
        let rest = count - offset
        dropped += offset
        if rest > capacity / 2 {
            let wider = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity * 2 + JSONCursor.padding)
            wider.initialize(from: memory + offset, count: rest)
            memory.deallocate()
            (memory, capacity) = (wider, capacity * 2)
        } else {
            memmove(memory, memory + offset, rest)
        }
        (offset, count) = (0, rest)
        fill()
    }

    private mutating func fill() {
        while count < capacity, !isLast {
            let read = more(UnsafeMutableRawBufferPointer(start: memory + count, count: capacity - count))
            count += max(0, read)
            isLast = read <= 0
        }
        (memory + count).initialize(repeating: 0, count: JSONCursor.padding)
    }
}
