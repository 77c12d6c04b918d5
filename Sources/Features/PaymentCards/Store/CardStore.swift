import Journaling
public import PaymentCardsPorts

/// Where what a person does is kept.
///
/// It belongs to a person, not to a feed: cards are known by what feeds say of them. A payment is of the due with its id, in
/// its currency, on the card with its identity; a card is removed by its identity and its masked number. So another
/// feed is not affected, and two copies of one feed, or today's and tomorrow's, are. Feeds that give two different
/// dues the same ids for card and due, in the same currency, can't be told apart.
public enum CardStore: Sendable {
    /// Nowhere: it is gone with the service.
    case memory
    /// A file in the folder at this path, which is created when there is something to keep, for its owner only.
    case folder(String)
    /// Nowhere, because of this. What was done is nothing, and nothing can be done.
    case missing(StoreFault)

    /// The journal of a folder.
    ///
    /// - Parameter waits: called when others have it locked, with `true` before it waits for them and with `false` after that.
    static func journal(
        in folder: String, waits: @escaping @Sendable (_ isWaiting: Bool) -> Void = { _ in }
    ) -> Journal {
        var journal = Journal(folder: folder, format: "swippy.state", version: 1)
        journal.waits = waits
        return journal
    }
}
