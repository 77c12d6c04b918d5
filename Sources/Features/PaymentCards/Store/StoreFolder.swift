public import Foundation
import Journaling
public import PaymentCardsPorts

/// How much a store contains.
public struct StoreContents: Sendable {
    /// The number of payments, including undone ones.
    public let payments: Int
    /// The number of added cards that are still in the list.
    public let added: Int
    /// The number of removed cards of sources.
    public let removed: Int

    /// The position up to which these are the contents.
    let position: JournalPosition
}

/// The folder of a store, for deleting what is in it.
public struct StoreFolder: Sendable {
    /// The folder's path.
    public let path: String
    private let journal: Journal

    /// The folder at `path`, which may not exist.
    ///
    /// - Parameter waits: called with `true` before it waits for a lock that others hold, and with `false` afterwards.
    public init(path: String, waits: @escaping @Sendable (_ isWaiting: Bool) -> Void = { _ in }) {
        self.path = path
        journal = CardStore.journal(in: path, waits: waits)
    }

    /// What is stored there; `nil` if nothing is.
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
            removed: ledger.changes.removals.count, position: reading.position)
    }

    /// Deletes what is stored there, unless something was stored after `contents` was read.
    ///
    /// - Returns: whether it was deleted.
    public func forget(_ contents: StoreContents) throws(StoreFault) -> Bool {
        do throws(JournalError) {
            return try journal.remove { $0.position == contents.position }
        } catch {
            throw StoreFault(error, isWriting: true)
        }
    }

    /// Renames the file if this version can't read it, because it is damaged or a newer version wrote it, so that it isn't
    /// lost. The store is empty afterwards.
    ///
    /// - Parameter date: becomes part of the name.
    /// - Returns: the file's new path; `nil` if there is nothing to rename, because the file has been fixed or moved.
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

/// Something about the store that a person should know and that prevents nothing.
public enum StoreNotice: Equatable, Sendable {
    /// The last entry is cut off, and this many bytes of it in the file at `path` are ignored: either a power failure
    /// prevented it from being stored, before it was reported as stored, or the file was damaged later.
    case dropped(bytes: Int, path: String)
    /// An order is sent to a server although it couldn't be recorded here: if its outcome stays unknown, the history won't
    /// tell.
    case unrecorded(StoreFault)
    /// Another program has locked the store, and this one waits for it.
    case waiting
    /// The wait is over, whether or not it got the lock.
    case waited
}

extension StoreFault {
    /// The fault for a journal's error while reading or writing the store.
    init(_ error: JournalError, isWriting: Bool) {
        func failed(_ reason: JournalError.SystemReason) -> Problem {
            isWriting
                ? .unwritable(reason: reason.description) : .unreadable(reason: reason.description)
        }
        switch error {
        case .notAllowed(let path, let reason): self.init(path: path, problem: failed(reason))
        case .full(let path, let reason), .unwritable(let path, let reason):
            self.init(path: path, problem: .unwritable(reason: reason.description))
        case .unreadable(let path, let reason):
            self.init(path: path, problem: .unreadable(reason: reason.description))
        case .uncertain(let path, let reason):
            self.init(path: path, problem: .uncertain(reason: reason.description))
        case .corrupt(let path, let record, let offset):
            self.init(path: path, problem: .corrupt(record: record, offset: offset))
        case .notAJournal(let path): self.init(path: path, problem: .notAStore)
        case .link(let path): self.init(path: path, problem: .link)
        case .newerFormat(let path, let found, let supported):
            self.init(path: path, problem: .newerFormat(found: found, supported: supported))
        case .busy(let path): self.init(path: path, problem: .busy)
        case .otherOwner(let path): self.init(path: path, problem: .otherOwner)
        case .writableByOthers(let path): self.init(path: path, problem: .writableByOthers)
        case .tooLarge(let path, _, _): self.init(path: path, problem: failed(.init(code: EFBIG)))
        case .unfit:
            // A record is JSON, which has neither line feeds nor NULs.
            self.init(
                path: "", problem: .unwritable(reason: JournalError.SystemReason(code: EINVAL).description))
        }
    }
}
