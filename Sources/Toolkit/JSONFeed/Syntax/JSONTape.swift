/// A value of a JSON text: what it is, and where it stands.
struct JSONNode {
    /// What a value is, by its first byte.
    enum Kind: UInt8 { case object, list, text, number, boolean, null }

    /// What is special about a text; of an object, about its keys.
    struct Traits: OptionSet {
        let rawValue: UInt8

        /// It has bytes that are no printable ASCII.
        static let foreign = Traits(rawValue: 1)
        /// It has escapes.
        static let escaped = Traits(rawValue: 2)
        /// It has an escape that is half of a surrogate pair, so that it is no Unicode.
        static let broken = Traits(rawValue: 4)
    }

    /// Its key: where its quote is, and how many bytes it has without quotes.
    let key, keyLength: UInt32
    let keyTraits: Traits
    fileprivate(set) var kind = Kind.null
    fileprivate(set) var traits: Traits = []
    /// Where it begins and ends, with its quotes or brackets.
    fileprivate(set) var start: UInt32 = 0, end: UInt32 = 0
    /// The index of the node after it and all that it encloses.
    fileprivate(set) var next: UInt32 = 0

    /// A value that has no key.
    init() { (key, keyLength, keyTraits) = (0, 0, []) }

    /// The value of a key.
    @inline(__always)
    init(key: Int, length: Int, _ traits: Traits) {
        self.key = UInt32(truncatingIfNeeded: key)
        keyLength = UInt32(truncatingIfNeeded: length)
        keyTraits = traits
    }
}

/// The nodes of a JSON text, each before those that it encloses. Its memory is used again for the next text.
///
/// Places are 32 bits wide: who reads texts of 4 GiB or more must refuse them before.
struct JSONTape: ~Copyable {
    private(set) var nodes: UnsafeMutablePointer<JSONNode>
    private var capacity = 64
    private(set) var count = 0

    init() {
        nodes = .allocate(capacity: capacity)
        // Also before the first text there is a node to look at.
        nodes.initialize(to: JSONNode())
    }

    deinit { nodes.deallocate() }

    /// Forgets all nodes.
    mutating func clear() { count = 0 }

    @inline(__always)
    mutating func append(_ node: JSONNode) {
        if count == capacity { grow() }
        (nodes + count).initialize(to: node)
        count += 1
    }

    /// Says what the node at `index` is, when all that it encloses is there.
    @inline(__always)
    mutating func close(
        _ index: Int, _ kind: JSONNode.Kind, _ traits: JSONNode.Traits, _ start: Int, _ end: Int
    ) {
        let node = nodes + index
        (node.pointee.kind, node.pointee.traits) = (kind, traits)
        node.pointee.start = UInt32(truncatingIfNeeded: start)
        node.pointee.end = UInt32(truncatingIfNeeded: end)
        node.pointee.next = UInt32(truncatingIfNeeded: count)
    }

    @inline(never)
    private mutating func grow() {
        let wider = UnsafeMutablePointer<JSONNode>.allocate(capacity: capacity * 2)
        wider.moveInitialize(from: nodes, count: count)
        nodes.deallocate()
        (nodes, capacity) = (wider, capacity * 2)
    }
}
