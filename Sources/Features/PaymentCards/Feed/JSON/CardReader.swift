import JSONFeed
import PaymentCardsEntity

/// Finds the ranges of a card's fields, or the first unreadable one, without decoding any.
struct CardReader {
    var cursor: JSONCursor
    private let base: UnsafePointer<UInt8>
    /// How many lists and objects enclose a field of the card.
    let depth: Int
    private var card = CardSlices()
    /// Whether the reader's judgement of every deviation is known to agree with a decoder's.
    var isCertain = true
    /// The fields found so far, and what is wrong with them.
    var findings = CardFindings()
    private var hasComeToDate = false
    /// The actions of the card before.
    var lastActions: LastActions
    /// Whether a value has another type than the format demands, but is readable nevertheless.
    var isOdd = false

    /// A reader of the element at `cursor`, inside `depth` lists and objects; its slices are relative to `base`.
    init(cursor: JSONCursor, base: UnsafePointer<UInt8>, depth: Int, lastActions: LastActions) {
        (self.cursor, self.base, self.lastActions) = (cursor, base, lastActions)
        self.depth = depth + 1
    }

    /// Passes the element; `nil` if it stopped at a fault in the JSON.
    @inline(__always)
    mutating func element() -> Element? {
        let start = cursor.place - base
        guard cursor.isAt("{") else {
            guard skipOdd(.element) else { return nil }
            return Element(range: start..<(cursor.place - base), content: content)
        }
        guard object({ $0.cardField($1, length: $2) }) else { return nil }
        if !card.isWhole { findings.noteMissing(of: CardFault.Place.required) }
        return Element(range: start..<(cursor.place - base), content: content)
    }

    /// The kind of the element, after it was passed. If a key repeats, only a decoder knows which value causes the error.
    private var content: Content {
        guard isCertain else { return .unusual }
        guard let fault = findings.fault else { return isOdd ? .unusual : .card(card) }
        // If its id or number must be cleaned, it isn't known yet whether anything remains.
        return findings.hasRepeats || !card.id.isPlain || !card.number.isPlain
            ? .unusual : .fault(fault.field)
    }

    /// Passes an object, calling `field` with the place of each key when the cursor has reached its value.
    ///
    /// A key with an escape may be any key, so a decoder has to judge it.
    @inline(__always)
    private mutating func object(
        _ field: (inout CardReader, _ key: UnsafePointer<UInt8>, _ length: Int) -> Bool
    ) -> Bool {
        cursor.skip()
        cursor.skipSpace()
        if cursor.skip("}") { return true }
        while true {
            let key = cursor.place + 1
            var length = cursor.isAt("\"") ? lengthOfKnownKey(at: key) : 0
            if length > 0 {
                cursor.place = key + length + 1
            } else {
                guard let traits = cursor.text() else { return false }
                length = cursor.place - key - 1
                if traits.rawValue != 0, traits.contains(.escaped) { isCertain = false }
            }
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
        case 2 where reads("id", at: key): keep(filledText(.id), as: &card.id)
        case 5 where reads("title", at: key): keep(text(.title), as: &card.title)
        case 6 where reads("number", at: key): keep(filledText(.number), as: &card.number)
        case 16 where reads("card_holder_name", at: key): keep(text(.holder), as: &card.holder)
        case 4 where reads("type", at: key): keep(text(.network), as: &card.network)
        case 9 where reads("bank_name", at: key): keep(text(.bank), as: &card.bank)
        case 3 where reads("due", at: key): due()
        case 7 where reads("actions", at: key): actions()
        default: cursor.value(depth: depth)
        }
    }

    @inline(__always)
    private mutating func dueField(_ key: UnsafePointer<UInt8>, length: Int) -> Bool {
        switch length {
        case 2 where reads("id", at: key): keep(text(.dueID), as: &card.due.id)
        case 6 where reads("amount", at: key): keep(amount(), as: &card.due.amount)
        case 8 where reads("currency", at: key): keep(text(.dueCurrency), as: &card.due.currency)
        case 5 where reads("state", at: key): keep(text(.dueState), as: &card.due.state)
        case 4 where reads("date", at: key): date()
        default: cursor.value(depth: depth + 1)
        }
    }

    /// Stores `slice` as a field, unless its key was found before: `JSONDecoder` uses the first one.
    @inline(__always)
    private func keep(_ slice: FeedSlice?, as field: inout FeedSlice) -> Bool {
        guard let slice else { return false }
        if field.isMissing { field = slice }
        return true
    }

    /// A text; `missing` if something else is there.
    @inline(__always)
    private mutating func text(_ place: CardFault.Place) -> FeedSlice? {
        let isFirst = findings.meet(place)
        guard cursor.isAt("\"") else { return odd(place, isFirst: isFirst) }
        return plainText()
    }

    /// A text that must not be empty.
    @inline(__always)
    private mutating func filledText(_ place: CardFault.Place) -> FeedSlice? {
        guard let text = text(place) else { return nil }
        if text.length == 0, !text.isMissing { findings.note(place, .emptyText) }
        return text
    }

    /// A text, if there is one.
    @inline(__always)
    mutating func plainText() -> FeedSlice? {
        let start = cursor.place + 1
        guard let traits = cursor.text() else { return nil }
        if traits.rawValue != 0, traits.contains(.broken) { isCertain = false }
        return slice(start, upTo: cursor.place - 1, traits)
    }

    @inline(__always)
    private mutating func amount() -> FeedSlice? {
        let isFirst = findings.meet(.dueAmount)
        guard cursor.isAt("-") || 0x30...0x39 ~= cursor.place.pointee else {
            return odd(.dueAmount, isFirst: isFirst)
        }
        let start = cursor.place
        guard let isShort = cursor.number() else { return nil }
        if !isShort { isCertain = false }
        return slice(start, upTo: cursor.place, .plain)
    }

    /// The day of a due, which may be missing. Whatever else is there, the card is readable.
    @inline(__always)
    private mutating func date() -> Bool {
        let isFirst = !hasComeToDate
        hasComeToDate = true
        guard isFirst, !cursor.isAt("n") else { return cursor.value(depth: depth + 1) }
        guard cursor.isAt("\"") else { return oddDate() }
        guard let text = plainText() else { return false }
        if text.traits.contains(.escaped) { isCertain = false }
        card.due.date = text
        return true
    }

    /// Passes a value of another type in place of a day; none can look like one.
    private mutating func oddDate() -> Bool {
        let start = cursor.place
        guard let kind = cursor.skipTellingKind(depth: depth + 1) else { return false }
        if kind.told == nil { isCertain = false }
        card.due.date = slice(start, upTo: cursor.place, .plain)
        return true
    }

    @inline(__always)
    private mutating func due() -> Bool {
        let isFirst = findings.meet(.due)
        guard isFirst, cursor.isAt("{") else {
            return isFirst && !cursor.isAt("n")
                ? odd(.due, isFirst: true) != nil : cursor.value(depth: depth)
        }
        guard object({ $0.dueField($1, length: $2) }) else { return false }
        if !card.due.isWhole { findings.noteMissing(of: CardFault.Place.partsOfDue) }
        return true
    }

    @inline(__always)
    private mutating func actions() -> Bool {
        let isFirst = findings.meet(.actions)
        if isFirst, cursor.isAt("n") { card.actions = slice(cursor.place, upTo: cursor.place, .plain) }
        guard isFirst, cursor.isAt("[") else {
            return isFirst && !cursor.isAt("n")
                ? odd(.actions, isFirst: true) != nil : cursor.value(depth: depth)
        }
        let start = cursor.place + 1
        if let end = lastActions.end(at: cursor.place, from: base) {
            card.actions = slice(start, upTo: end - 1, .plain)
            cursor.place = end
            return true
        }
        cursor.skip()
        var traits = FeedTextTraits.plain
        var (count, hasOdd) = (0, false)
        cursor.skipSpace()
        if !cursor.isAt("]") {
            while true {
                if cursor.isAt("\"") {
                    guard let action = plainText() else { return false }
                    if !action.isPlain { traits.formUnion(action.traits) }
                } else {
                    guard skipOdd(.action(count)) else { return false }
                    hasOdd = true
                }
                count += 1
                cursor.skipSpace()
                if cursor.isAt("]") { break }
                guard cursor.skip(",") else { return false }
                cursor.skipSpace()
            }
        }
        card.actions = slice(start, upTo: cursor.place, traits)
        cursor.skip()
        let isRepeatable = traits.isEmpty && !hasOdd
        lastActions = isRepeatable ? LastActions((start - 1 - base)..<(cursor.place - base)) : LastActions()
        return true
    }

    /// Passes a value of the wrong type, and records what was found.
    mutating func skipOdd(_ place: CardFault.Place) -> Bool {
        guard let kind = cursor.skipTellingKind(depth: depth + place.depth) else { return false }
        if let kind = kind.told { findings.note(place, kind) } else { isCertain = false }
        return true
    }

    @inline(__always)
    private mutating func slice(
        _ start: UnsafePointer<UInt8>, upTo end: UnsafePointer<UInt8>, _ traits: FeedTextTraits
    ) -> FeedSlice {
        let isShort = end - start < FeedSlice.longest
        if !isShort { isCertain = false }
        return FeedSlice(
            start: UInt32(truncatingIfNeeded: start - base), length: isShort ? end - start : 0,
            traits: traits)
    }
}
