public import Foundation
import Journaling
import Storing
public import Values

/// The decisions in a folder, for deleting them.
public struct OfferFolder: Sendable {
    private let store: OfferStore

    /// The decisions stored at `store`; `nil` if that is in memory only.
    public init?(_ store: OfferStore) {
        guard store.journal != nil else { return nil }
        self.store = store
    }

    private var events: EventStore<OfferLedger, StoreFault> { store.events(at: { Date() }) }

    /// The number of decisions in effect; `nil` if nothing is stored there, not even undone ones.
    public func contents() throws(StoreFault) -> OfferContents? {
        let elder = store.elderPosition
        var events = events
        try events.refresh()
        return events.state.isEmpty
            ? nil
            : OfferContents(
                decisions: events.state.current.count, position: events.position, elder: elder)
    }

    /// Deletes what is stored there, unless something was stored after `contents` was read.
    ///
    /// Older programs' decisions about built-in offers stay where they are, and aren't imported again.
    ///
    /// - Returns: whether it was deleted.
    public func forget(_ contents: OfferContents) throws(StoreFault) -> Bool {
        guard store.elderPosition == contents.elder else { return false }
        let note = contents.elder == .start ? [] : [OfferLedger.Event.forgotten(contents.elder)]
        return try events.forget(upTo: contents.position, leaving: note)
    }

    /// Renames the file if this version can't read it, so that it isn't lost.
    ///
    /// - Parameter date: becomes part of the name.
    /// - Returns: the file's new path; `nil` if there is nothing to rename.
    public func putAside(at date: Date = Date()) throws(StoreFault) -> String? {
        try events.putAside(at: date)
    }
}

/// How much is stored about offers.
public struct OfferContents: Sendable {
    /// The number of offers that are kept or passed.
    public let decisions: Int
    /// The position up to which the contents were read.
    let position: JournalPosition
    /// The same position in the older programs' journal.
    let elder: JournalPosition
}
