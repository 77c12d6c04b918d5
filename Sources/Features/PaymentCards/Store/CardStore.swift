import Journaling
public import PaymentCardsPorts
public import Values

/// Where a person's actions are stored.
///
/// The store belongs to a person, not to a feed: cards are identified by what feeds say about them. A payment applies to the
/// due with its id, in its currency, on the card with its identity. So other feeds are not affected, but two copies of one feed are, or
/// today's and tomorrow's. Feeds with two different dues that have the same card id, due id and currency can't be distinguished.
public enum CardStore: Sendable {
    /// In memory only, until the service ends.
    case memory
    /// In a file in the folder at this path, which is created when first needed, accessible only to its owner.
    case folder(String)
    /// The wallet: the cards that the person adds, in the folder at this path, with what is done to others of their own. Cards that
    /// were added with older programs beside the demonstration are in its journal, and are taken over: copied, never moved.
    case wallet(String)
    /// What is done to demonstration cards: apart from the person's own, in ``StoreFolder/demonstration`` of the folder at this
    /// path. Cards that were added with older programs are the wallet's.
    case demonstration(inside: String)
    /// Nowhere, for this reason. The store is empty, and nothing can be stored.
    case missing(StoreFault)

    /// The journal in a folder.
    ///
    /// - Parameter waits: called with `true` before it waits for a lock that others hold, and with `false` afterwards.
    static func journal(
        in folder: String, waits: @escaping @Sendable (_ isWaiting: Bool) -> Void = { _ in }
    ) -> Journal {
        var journal = Journal(folder: folder, format: "swippy.state", version: 1)
        journal.waits = waits
        return journal
    }

    /// The journal in a folder, which says when it waits for others.
    static func journal(
        in folder: String, notice: @escaping @Sendable (StoreNotice) -> Void
    ) -> Journal {
        journal(in: folder, waits: { notice($0 ? .waiting : .waited) })
    }
}

/// What becomes of a service whose source is a demonstration when a card is added: it has the cards of a wallet from then on.
public struct WalletBeginning: Sendable {
    let wallet: any CardsService
    let noted: @Sendable () -> Void

    /// The cards are those of `wallet`; that it was begun is told to `noted`.
    public init(_ wallet: any CardsService, noted: @escaping @Sendable () -> Void = {}) {
        (self.wallet, self.noted) = (wallet, noted)
    }
}
