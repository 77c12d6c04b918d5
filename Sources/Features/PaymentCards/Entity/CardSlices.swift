package import JSONFeed

/// Where the fields of a card stand among the bytes it was read with.
package struct CardSlices: Sendable {
    package var id = FeedSlice.missing
    package var title = FeedSlice.missing
    package var number = FeedSlice.missing
    package var holder = FeedSlice.missing
    package var network = FeedSlice.missing
    package var bank = FeedSlice.missing
    /// All of a due or nothing.
    package var due = DueSlices()
    /// The inside of the list.
    package var actions = FeedSlice.missing

    package init() {}

    /// Whether every field is there that a card must have.
    package var isWhole: Bool {
        !(id.isMissing || title.isMissing || number.isMissing || holder.isMissing || network.isMissing
            || bank.isMissing)
    }
}

/// Where the fields of a due stand.
package struct DueSlices: Sendable {
    package var id = FeedSlice.missing
    package var amount = FeedSlice.missing
    package var currency = FeedSlice.missing
    package var state = FeedSlice.missing
    /// Whatever stands there: ten bytes that name a day, or something odd.
    package var date = FeedSlice.missing

    package init() {}

    /// Whether every field is there that a due must have.
    package var isWhole: Bool {
        !(id.isMissing || amount.isMissing || currency.isMissing || state.isMissing)
    }
}
