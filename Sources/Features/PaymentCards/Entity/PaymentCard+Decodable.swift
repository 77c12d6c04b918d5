import JSONFeed

extension PaymentCard: Decodable {
    /// Decodes a card, as `CardReader` reads it.
    ///
    /// - Throws: the first field that can't be read.
    public init(from decoder: any Decoder) throws {
        self = try decoder.reading { json throws(UnreadableField) in
            var reader = CardReader()
            return try reader.card(json)
        }
    }
}

extension Due: Decodable {
    /// Decodes a due. Only the amount is required, and its currency, which may stand beside the amount.
    ///
    /// - Throws: the first field that can't be read.
    public init(from decoder: any Decoder) throws {
        self = try decoder.reading { json throws(UnreadableField) in
            let fields = try FieldReader(json, cleaning: .cards)
            var reader = CardReader()
            guard let due = try reader.due(fields) else {
                throw UnreadableField(path: "", expected: .object, found: .nothing)
            }
            return due
        }
    }
}
