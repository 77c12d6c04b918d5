public import Foundation
import Journaling
public import PaymentCardsContract

/// How much a store holds.
public struct StoreContents: Equatable, Sendable {
    /// Payments, undone ones too.
    public let payments: Int
    /// Cards that were added and are there.
    public let added: Int
    /// Cards of sources that are gone.
    public let removed: Int
}

/// The folder of a store, for whoever wants to be rid of what is in it.
public struct StoreFolder: Sendable {
    /// The folder's path.
    public let path: String
    private let journal: Journal

    /// The store in the folder at `path`, if there is one.
    public init(path: String) {
        self.path = path
        journal = CardStore.journal(in: path)
    }

    /// What is kept there; `nil` when nothing is.
    public func contents() throws(StoreFault) -> StoreContents? {
        var store = LedgerStore(.folder(path)) { _ in }
        do throws(CardsError) {
            try store.refresh()
        } catch {
            guard case .store(let fault) = error else { return nil }
            throw fault
        }
        guard store.ledger.eventCount > 0 else { return nil }
        return StoreContents(
            payments: store.ledger.payments.count, added: store.ledger.changes.added.count,
            removed: store.ledger.changes.removed.count)
    }

    /// Forgets what is kept there.
    public func forget() throws(StoreFault) {
        do {
            try journal.remove()
        } catch {
            throw StoreFault(error, isWriting: true)
        }
    }

    /// Gives the file another name, for what this version can't read and somebody else may: what is damaged, or what a newer
    /// version wrote. The store is empty then.
    ///
    /// - Parameter date: goes into the name.
    /// - Returns: the file's new path.
    public func putAside(at date: Date = Date()) throws(StoreFault) -> String {
        let time = date.formatted(.iso8601.dateSeparator(.omitted).timeSeparator(.omitted))
        let path = "\(journal.path).kept-\(time)"
        do {
            try FileManager.default.moveItem(atPath: journal.path, toPath: path)
        } catch {
            throw StoreFault(path: path, problem: .unwritable(reason: error.localizedDescription))
        }
        return path
    }
}
