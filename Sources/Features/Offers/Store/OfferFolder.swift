public import Foundation
import Journaling
public import OffersPorts

/// The decisions in a folder, for deleting them.
public struct OfferFolder: Sendable {
    private let journal: Journal

    /// The folder at `path`, which may not exist.
    public init(path: String) { journal = OfferStore.journal(in: path) }

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
        return ledger.eventCount == 0
            ? nil : OfferContents(decisions: ledger.current.count, position: reading.position)
    }

    /// Deletes what is stored there, unless something was stored after `contents` was read.
    ///
    /// - Returns: whether it was deleted.
    public func forget(_ contents: OfferContents) throws(OffersError) -> Bool {
        do throws(JournalError) {
            return try journal.remove { $0.position == contents.position }
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
            let isAside = try journal.putAside(as: "offers.kept-\(time)") { reading in
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
}
