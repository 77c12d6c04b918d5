public import Foundation
import Journaling
public import PaymentCardsPorts

/// How much a store holds.
public struct StoreContents: Sendable {
    /// Payments, undone ones too.
    public let payments: Int
    /// Cards that were added and are there.
    public let added: Int
    /// Cards of sources that are gone.
    public let removed: Int

    /// Up to where these are the contents.
    let position: JournalPosition
}

/// The folder of a store, for whoever wants to be rid of what is in it.
public struct StoreFolder: Sendable {
    /// The folder's path.
    public let path: String
    private let journal: Journal

    /// The folder at `path`, which may not exist.
    ///
    /// - Parameter waits: called when others have it locked, with `true` before it waits for them and with `false` after that.
    public init(path: String, waits: @escaping @Sendable (_ isWaiting: Bool) -> Void = { _ in }) {
        self.path = path
        journal = CardStore.journal(in: path, waits: waits)
    }

    /// What is kept there; `nil` when nothing is.
    public func contents() throws(StoreFault) -> StoreContents? {
        let reading: JournalReading
        do throws(JournalError) {
            reading = try journal.read()
        } catch {
            throw StoreFault(error, isWriting: false)
        }
        let ledger = CardLedger(try LedgerStore.events(in: reading, of: journal))
        guard ledger.eventCount > 0 else { return nil }
        return StoreContents(
            payments: ledger.payments.count, added: ledger.changes.added.count,
            removed: ledger.changes.removed.count, position: reading.position)
    }

    /// Forgets what is kept there, unless something was stored since it was `contents`.
    ///
    /// - Returns: whether it is forgotten.
    public func forget(_ contents: StoreContents) throws(StoreFault) -> Bool {
        do throws(JournalError) {
            return try journal.remove { $0.position == contents.position }
        } catch {
            throw StoreFault(error, isWriting: true)
        }
    }

    /// Gives the file another name, for what this version can't read and somebody else may: what is damaged, or what a newer
    /// version wrote. The store is empty then.
    ///
    /// - Parameter date: goes into the name.
    /// - Returns: the file's new path; `nil` where there is nothing to put aside, as somebody has mended or moved it.
    public func putAside(at date: Date = Date()) throws(StoreFault) -> String? {
        let time = date.formatted(.iso8601.dateSeparator(.omitted).timeSeparator(.omitted))
        let isAside: Bool
        do throws(JournalError) {
            isAside = try journal.putAside(as: "journal.kept-\(time)") { reading in
                do {
                    _ = try LedgerStore.events(in: reading, of: journal)
                    return false
                } catch {
                    return true
                }
            }
        } catch {
            throw StoreFault(error, isWriting: true)
        }
        return isAside ? "\(journal.path).kept-\(time)" : nil
    }
}
