import PaymentCardsEntity

// What is of another kind than the format says, and can be read all the same. A card that has it is decoded.

extension CardReader {
    /// An amount as a text. Any other text is a fault.
    mutating func textAmount() -> FeedSlice? {
        var inside = cursor
        guard let text = plainText() else { return nil }
        let isNumber = inside.skip("\"") && inside.number() != nil && inside.place == cursor.place - 1
        if isNumber || !text.isPlain { isOdd = true } else { note(.dueAmount, .text) }
        return .missing
    }
}
