import JSONFeed

// What is of another kind than the format says. Some of it can be read all the same: a card that has that is decoded.

extension CardReader {
    /// Goes past a value of another kind than the one that belongs to `place`.
    mutating func odd(_ place: CardFault.Place, isFirst: Bool) -> FeedSlice? {
        guard isFirst else { return cursor.value(depth: depth + place.depth) ? .missing : nil }
        switch place {
        case .id, .dueID:
            if cursor.isAt("-") || 0x30...0x39 ~= cursor.place.pointee { return numericID(place) }
        case .dueAmount:
            if cursor.isAt("\"") { return textAmount() }
        default: break
        }
        return skipOdd(place) ? .missing : nil
    }

    /// A number as an id. One that is no whole number in digits alone is a fault.
    private mutating func numericID(_ place: CardFault.Place) -> FeedSlice? {
        let start = cursor.place
        guard cursor.number() != nil else { return nil }
        let isID = JSONNumber.isID(UnsafeBufferPointer(start: start, count: cursor.place - start))
        if isID { isOdd = true } else { note(place, .number) }
        return .missing
    }

    /// A text as an amount. One that is no number is a fault.
    private mutating func textAmount() -> FeedSlice? {
        var inside = cursor
        guard let text = plainText() else { return nil }
        let isNumber = inside.skip("\"") && inside.number() != nil && inside.place == cursor.place - 1
        if isNumber || !text.isPlain { isOdd = true } else { note(.dueAmount, .text) }
        return .missing
    }
}
