import PaymentCardsEntity

/// Finds where the fields of a card stand, without decoding any of them.
struct CardReader {
    /// An element of a list of cards.
    struct Element {
        /// Where it stands, from the slices' zero.
        let range: Range<Int>
        /// Where its fields stand; `nil` where not every one is of the kind it should be, so that a decoder has to judge.
        let card: CardSlices?
    }

    private(set) var cursor: JSONCursor
    private let base: UnsafePointer<UInt8>
    private var card = CardSlices()
    private var isUsual = true
    private var hasComeToDue = false
    private var hasComeToActions = false

    /// A reader of the element at `cursor`, whose slices count from `base`.
    init(cursor: JSONCursor, base: UnsafePointer<UInt8>) {
        self.cursor = cursor
        self.base = base
    }

    /// Goes past the element; `nil` where it stopped.
    @inline(__always)
    mutating func element() -> Element? {
        let start = cursor.place - base
        guard cursor.isAt("{") else {
            return cursor.range(ofValueIn: 2, from: base).map { Element(range: $0, card: nil) }
        }
        guard object({ $0.cardField($1, length: $2) }) else { return nil }
        let isUsual = isUsual && card.isWhole
        return Element(range: start..<(cursor.place - base), card: isUsual ? card : nil)
    }

    /// Goes past an object, telling `field` where each key stands when the cursor has come to its value.
    ///
    /// A key with an escape may be any key, so it makes the card unusual.
    @inline(__always)
    private mutating func object(
        _ field: (inout CardReader, _ key: UnsafePointer<UInt8>, _ length: Int) -> Bool
    ) -> Bool {
        cursor.skip()
        cursor.skipSpace()
        if cursor.skip("}") { return true }
        while true {
            let key = cursor.place + 1
            guard let traits = cursor.text() else { return false }
            let length = cursor.place - key - 1
            if traits.rawValue != 0, traits.contains(.escaped) { isUsual = false }
            cursor.skipSpace()
            guard cursor.skip(":") else { return false }
            cursor.skipSpace()
            guard field(&self, key, length) else { return false }
            cursor.skipSpace()
            if cursor.skip("}") { return true }
            guard cursor.skip(",") else { return false }
            cursor.skipSpace()
        }
    }

    @inline(__always)
    private mutating func cardField(_ key: UnsafePointer<UInt8>, length: Int) -> Bool {
        switch length {
        case 2 where reads("id", at: key): keep(text(), as: &card.id)
        case 5 where reads("title", at: key): keep(text(), as: &card.title)
        case 6 where reads("number", at: key): keep(text(), as: &card.number)
        case 16 where reads("card_holder_name", at: key): keep(text(), as: &card.holder)
        case 4 where reads("type", at: key): keep(text(), as: &card.network)
        case 9 where reads("bank_name", at: key): keep(text(), as: &card.bank)
        case 3 where reads("due", at: key): due()
        case 7 where reads("actions", at: key): actions()
        default: cursor.value(depth: 3)
        }
    }

    @inline(__always)
    private mutating func dueField(_ key: UnsafePointer<UInt8>, length: Int) -> Bool {
        switch length {
        case 2 where reads("id", at: key): keep(text(depth: 4), as: &card.due.id)
        case 6 where reads("amount", at: key): keep(amount(), as: &card.due.amount)
        case 8 where reads("currency", at: key): keep(text(depth: 4), as: &card.due.currency)
        case 5 where reads("state", at: key): keep(text(depth: 4), as: &card.due.state)
        default: cursor.value(depth: 4)
        }
    }

    /// Keeps `slice` as a field, unless the key has been there before: for `JSONDecoder` the first one counts.
    @inline(__always)
    private func keep(_ slice: FeedSlice?, as field: inout FeedSlice) -> Bool {
        guard let slice else { return false }
        if field.isMissing { field = slice }
        return true
    }

    /// A text; `missing` where something else stands.
    @inline(__always)
    private mutating func text(depth: Int = 3) -> FeedSlice? {
        guard cursor.isAt("\"") else { return odd(depth: depth) }
        let start = cursor.place + 1
        guard let traits = cursor.text() else { return nil }
        if traits.rawValue != 0, traits.contains(.broken) { isUsual = false }
        return slice(start, upTo: cursor.place - 1, traits)
    }

    @inline(__always)
    private mutating func amount() -> FeedSlice? {
        guard cursor.isAt("-") || 0x30...0x39 ~= cursor.place.pointee else { return odd(depth: 4) }
        let start = cursor.place
        guard let isShort = cursor.number() else { return nil }
        if !isShort { isUsual = false }
        return slice(start, upTo: cursor.place, .plain)
    }

    @inline(__always)
    private mutating func due() -> Bool {
        let isFirst = !hasComeToDue
        hasComeToDue = true
        guard isFirst, cursor.isAt("{") else {
            return isFirst && !cursor.isAt("n") ? odd(depth: 3) != nil : cursor.value(depth: 3)
        }
        guard object({ $0.dueField($1, length: $2) }) else { return false }
        if !card.due.isWhole { isUsual = false }
        return true
    }

    @inline(__always)
    private mutating func actions() -> Bool {
        let isFirst = !hasComeToActions
        hasComeToActions = true
        guard isFirst, cursor.skip("[") else {
            return isFirst && !cursor.isAt("n") ? odd(depth: 3) != nil : cursor.value(depth: 3)
        }
        let start = cursor.place
        var traits = FeedTextTraits.plain
        cursor.skipSpace()
        if !cursor.isAt("]") {
            while true {
                guard let action = text(depth: 4) else { return false }
                if !action.isPlain { traits.formUnion(action.traits) }
                cursor.skipSpace()
                if cursor.isAt("]") { break }
                guard cursor.skip(",") else { return false }
                cursor.skipSpace()
            }
        }
        card.actions = slice(start, upTo: cursor.place, traits)
        return cursor.skip("]")
    }

    /// Goes past a value of the wrong kind.
    private mutating func odd(depth: Int) -> FeedSlice? {
        isUsual = false
        return cursor.value(depth: depth) ? .missing : nil
    }

    @inline(__always)
    private mutating func slice(
        _ start: UnsafePointer<UInt8>, upTo end: UnsafePointer<UInt8>, _ traits: FeedTextTraits
    ) -> FeedSlice {
        if end - start >= FeedSlice.longest { isUsual = false }
        return FeedSlice(
            start: UInt32(truncatingIfNeeded: start - base), length: (end - start) % FeedSlice.longest,
            traits: traits)
    }
}
