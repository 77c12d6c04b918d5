public import Foundation
import Journaling
public import OffersPorts

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
    public func contents() throws(OffersError) -> OfferContents? {
        let reading: JournalReading
        do throws(JournalError) {
            reading = try journal.read()
        } catch {
            throw .store(OfferStoreFault(error))
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
    public func forget(_ contents: OfferContents) throws(OffersError) -> Bool {
        guard store.elderPosition == contents.elder else { return false }
        let note =
            contents.elder == .start ? [] : [try store.line(for: .forgotten(contents.elder), in: journal)]
        do throws(JournalError) {
            let transaction = try journal.begin()
            guard transaction.reading.position == contents.position else { return false }
            _ = try transaction.replaceAll(with: note)
            return true
        } catch {
            throw .store(OfferStoreFault(error))
        }
    }

    /// Renames the file if this version can't read it, so that it isn't lost.
    ///
    /// - Parameter date: becomes part of the name.
    /// - Returns: the file's new path; `nil` if there is nothing to rename.
    public func putAside(at date: Date = Date()) throws(OffersError) -> String? {
        let time = date.formatted(.iso8601.dateSeparator(.omitted).timeSeparator(.omitted))
        do throws(JournalError) {
            let isAside = try journal.putAside(
                as: "\((journal.path as NSString).lastPathComponent).kept-\(time)"
            ) { reading in
                var ledger = OfferLedger()
                do {
                    try ledger.take(reading, of: journal)
                    return false
                } catch {
                    return true
                }
            }
            return isAside ? "\(journal.path).kept-\(time)" : nil
        } catch {
            throw .store(OfferStoreFault(error))
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
