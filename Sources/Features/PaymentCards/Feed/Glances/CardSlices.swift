package import JSONFeed

/// The positions of a card's fields in the bytes it was read from.
package struct CardSlices: Sendable {
    package var id = FeedSlice.missing
    package var title = FeedSlice.missing
    package var number = FeedSlice.missing
    package var holder = FeedSlice.missing
    package var network = FeedSlice.missing
    package var bank = FeedSlice.missing
    /// Either complete or empty.
    package var due = DueSlices()
    /// The contents of the list, without brackets; nothing for null.
    package var actions = FeedSlice.missing

    package init() {}

    /// Whether all required fields of a card are present.
    package var isWhole: Bool {
        !(id.isMissing || title.isMissing || number.isMissing || holder.isMissing || network.isMissing
            || bank.isMissing)
    }
}

/// The positions of a due's fields.
package struct DueSlices: Sendable {
    package var id = FeedSlice.missing
    package var amount = FeedSlice.missing
    package var currency = FeedSlice.missing
    package var state = FeedSlice.missing
    /// Any value: ten bytes that name a day, or something unexpected.
    package var date = FeedSlice.missing

    package init() {}

    /// Whether all required fields of a due are present.
    package var isWhole: Bool { !(amount.isMissing || currency.isMissing) }
}
