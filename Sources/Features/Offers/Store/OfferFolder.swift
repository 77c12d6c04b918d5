public import Foundation
import Journaling
import Storing
public import Values

/// The decisions in a folder, for deleting them.
public struct OfferFolder: Sendable {
    private let store: OfferStore
    private let journal: Journal

    /// The decisions stored at `store`; `nil` if that is in memory only.
    public init?(_ store: OfferStore) {
        guard let journal = store.journal else { return nil }
        (self.store, self.journal) = (store, journal)
    }

    /// How many decisions stand; `nil` if nothing is stored there, not even what was undone.
    public func contents() throws(StoreFault) -> OfferContents? {
        let reading = try journal.use(isWriting: false) { journal throws(JournalError) in
            try journal.read()
        }
        var ledger = OfferLedger()
        try ledger.take(reading, of: journal)
        let elder = store.elderPosition
        ledger = ledger.with(store.news(for: ledger, at: Date()))
        return ledger.isEmpty
            ? nil
            : OfferContents(decisions: ledger.current.count, position: reading.position, elder: elder)
    }

    /// Deletes what is stored there, unless something was stored after `contents` was read.
    ///
    /// What older programs stored about built-in offers stays where it is, and is not taken over again.
    ///
    /// - Returns: whether it was deleted.
    public func forget(_ contents: OfferContents) throws(StoreFault) -> Bool {
        guard store.elderPosition == contents.elder else { return false }
        let note = try journal.lines(for: contents.elder == .start ? [] : [.forgotten(contents.elder)])
        return try journal.use { journal throws(JournalError) in
            let transaction = try journal.begin()
            guard transaction.reading.position == contents.position else { return false }
            _ = try transaction.replaceAll(with: note)
            return true
        }
    }

    /// Renames the file if this version can't read it, so that it isn't lost.
    ///
    /// - Parameter date: becomes part of the name.
    /// - Returns: the file's new path; `nil` if there is nothing to rename.
    public func putAside(at date: Date = Date()) throws(StoreFault) -> String? {
        try journal.putAside(at: date) { reading in
            var ledger = OfferLedger()
            try ledger.take(reading, of: journal)
        }
    }
}

/// How much is stored about offers.
public struct OfferContents: Sendable {
    /// The number of offers that are kept or passed.
    public let decisions: Int
    /// The position up to which these are the contents.
    let position: JournalPosition
    /// The same of what older programs stored.
    let elder: JournalPosition
}
