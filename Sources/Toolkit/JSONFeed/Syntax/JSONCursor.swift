/// Goes through JSON (RFC 8259) strictly, front to back, and writes down what stands where: the one reader of JSON there is.
///
/// The bytes must be followed by `padding` zeros. JSON has no zero byte, so every loop stops there by itself, and no step asks
/// whether there are more.
struct JSONCursor {
    /// How many zeros must follow the text.
    static let padding = 16

    /// Where it is, and where the bytes end.
    var place: UnsafePointer<UInt8>
    let end: UnsafePointer<UInt8>
    /// What the places of nodes are counted from.
    private(set) var base: UnsafePointer<UInt8>
    /// Whether what stands there is written down, or only checked.
    private(set) var records: Bool

    init(place: UnsafePointer<UInt8>, end: UnsafePointer<UInt8>, base: UnsafePointer<UInt8>, records: Bool) {
        (self.place, self.end, self.base, self.records) = (place, end, base, records)
    }

    /// Where it is no JSON, and why.
    struct Stop: Error {
        /// How far before the end of the bytes.
        let distance: Int
        let reason: Reason

        /// As `JSONProblem` says it.
        enum Reason {
            case empty, endsEarly, unexpected, trailingComma, invalidUTF8, controlCharacter, invalidEscape
            case invalidNumber, tooDeep
        }
    }

    /// Goes past any value inside `depth` lists and objects. `node` has its key, if it has one.
    mutating func value(
        depth: Int, _ tape: inout JSONTape, _ node: JSONNode = JSONNode()
    ) throws(Stop) {
        let index = tape.count
        let start = place
        if records { tape.append(node) }
        var traits: JSONNode.Traits = []
        let kind: JSONNode.Kind
        switch place.pointee {
        case UInt8(ascii: "\""): (kind, traits) = (.text, try text())
        case UInt8(ascii: "{"): (kind, traits) = (.object, try object(depth: depth, &tape))
        case UInt8(ascii: "["):
            kind = .list
            try list(depth: depth, &tape)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            kind = .number
            try number()
        case UInt8(ascii: "t"):
            kind = .boolean
            try word("true")
        case UInt8(ascii: "f"):
            kind = .boolean
            try word("false")
        case UInt8(ascii: "n"):
            kind = .null
            try word("null")
        default: throw unexpected()
        }
        if records { tape.close(index, kind, traits, start - base, place - base) }
    }

    private mutating func list(depth: Int, _ tape: inout JSONTape) throws(Stop) {
        guard depth < JSONSyntax.depthLimit else { throw stop(at: place, .tooDeep) }
        place += 1
        var isFirst = true
        while try next(before: "]", isFirst: isFirst) {
            isFirst = false
            try value(depth: depth + 1, &tape)
        }
    }

    /// Goes past an object, and tells whether one of its keys is no Unicode.
    private mutating func object(depth: Int, _ tape: inout JSONTape) throws(Stop) -> JSONNode.Traits {
        guard depth < JSONSyntax.depthLimit else { throw stop(at: place, .tooDeep) }
        place += 1
        var traits: JSONNode.Traits = []
        var isFirst = true
        while try next(before: "}", isFirst: isFirst) {
            isFirst = false
            let node = try key()
            traits.formUnion(node.keyTraits.intersection(.broken))
            try value(depth: depth + 1, &tape, node)
        }
        return traits
    }

    /// Has the places of nodes counted from here on, or from `base`.
    mutating func begin(at base: UnsafePointer<UInt8>? = nil, records: Bool = true) {
        (self.base, self.records) = (base ?? place, records)
    }

    /// Goes past the bracket that begins an object or a list; `nil` if there is none.
    mutating func skipBracket() -> JSONNode.Kind? {
        guard isAt("{") || isAt("[") else { return nil }
        defer { place += 1 }
        return isAt("{") ? .object : .list
    }

    /// Goes to the next element or key, past the comma before it, or past the closing bracket.
    @inline(__always)
    mutating func next(before bracket: Unicode.Scalar, isFirst: Bool) throws(Stop) -> Bool {
        skipSpace()
        if isAt(bracket) {
            place += 1
            return false
        }
        guard !isFirst else { return true }
        guard isAt(",") else { throw unexpected() }
        let comma = place
        place += 1
        skipSpace()
        if isAt(bracket) { throw stop(at: comma, .trailingComma) }
        return true
    }

    /// Goes past a key and its colon, to the value.
    @inline(__always)
    mutating func key() throws(Stop) -> JSONNode {
        guard isAt("\"") else { throw unexpected() }
        let start = place
        let traits = try text()
        let node = JSONNode(key: start - base, length: place - start - 2, traits)
        skipSpace()
        guard isAt(":") else { throw unexpected() }
        place += 1
        skipSpace()
        return node
    }

    /// Why what is here can't be.
    func unexpected() -> Stop { stop(at: place, place == end ? .endsEarly : .unexpected) }

    func stop(at place: UnsafePointer<UInt8>, _ reason: Stop.Reason) -> Stop {
        Stop(distance: end - place, reason: reason)
    }

    @inline(__always)
    func isAt(_ sign: Unicode.Scalar) -> Bool { place.pointee == UInt8(ascii: sign) }

    /// Goes past white space.
    @inline(__always)
    mutating func skipSpace() {
        while place.pointee <= 0x20 {
            switch place.pointee {
            case 0x20, 0x0A, 0x0D, 0x09: place += 1
            default: return
            }
        }
    }

    private mutating func word(_ word: StaticString) throws(Stop) {
        for index in 0..<word.utf8CodeUnitCount {
            guard place.pointee == word.utf8Start[index] else { throw unexpected() }
            place += 1
        }
    }
}
