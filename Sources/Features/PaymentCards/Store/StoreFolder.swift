public import Foundation
import Journaling
public import PaymentCardsEntity
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
    /// How far what older programs stored elsewhere has been taken over.
    let taken: JournalPosition
}

/// The folder of a store, for deleting what is in it.
public struct StoreFolder: Sendable {
    /// The folder's path.
    public let path: String
    private let journal: Journal
    /// What is done to demonstration cards, if that is what the folder is for.
    private var demonstrationStore: CardStore?

    /// The folder at `path`, which may not exist.
    ///
    /// - Parameter waits: called with `true` before it waits for a lock that others hold, and with `false` afterwards.
    public init(path: String, waits: @escaping @Sendable (_ isWaiting: Bool) -> Void = { _ in }) {
        self.path = path
        journal = CardStore.journal(in: path, waits: waits)
    }

    /// The folder for what is done to demonstration cards, ``demonstration`` of the folder at `path`.
    ///
    /// - Parameters:
    ///   - cards: the demonstration cards.
    ///   - waits: as for any folder.
    public init(
        demonstrationIn path: String, cards: @escaping @Sendable () -> [PaymentCard],
        waits: @escaping @Sendable (_ isWaiting: Bool) -> Void = { _ in }
    ) {
        self.init(path: Self.demonstration(in: path), waits: waits)
        demonstrationStore = .demonstration(inside: path, cards: cards)
    }

    /// The folder for what is done to demonstration cards, inside the folder at `path`.
    static func demonstration(in path: String) -> String { "\(path)/demo" }

    /// The folder inside this one for what is done to demonstration cards.
    public var demonstration: String { Self.demonstration(in: path) }

    /// Whether there is a journal, of whatever contents. Nothing is read.
    public var hasJournal: Bool { FileManager.default.fileExists(atPath: journal.path) }

    /// What is stored there; `nil` if nothing is.
    public func contents() throws(StoreFault) -> StoreContents? {
        takeOver()
        let reading: JournalReading
        do throws(JournalError) {
            reading = try journal.read()
        } catch {
            throw StoreFault(error, isWriting: false)
        }
        let ledger = CardLedger(try LedgerStore.events(in: reading, of: journal))
        guard !ledger.isEmpty else { return nil }
        return StoreContents(
            payments: ledger.payments.count, added: ledger.changes.added.count,
            removed: ledger.changes.removals.count, position: reading.position, taken: ledger.taken)
    }

    /// Deletes what is stored there, unless something was stored after `contents` was read.
    ///
    /// - Returns: whether it was deleted.
    public func forget(_ contents: StoreContents) throws(StoreFault) -> Bool {
        let note: Data
        do {
            note = try LedgerRecord(.taken(contents.taken)).bytes
        } catch {
            throw StoreFault(path: path, problem: .unwritable(reason: error.localizedDescription))
        }
        do throws(JournalError) {
            guard contents.taken != .start else {
                return try journal.remove { $0.position == contents.position }
            }
            // What was taken over would be taken over again.
            let transaction = try journal.begin()
            guard transaction.reading.position == contents.position else { return false }
            _ = try transaction.replaceAll(with: [note])
            return true
        } catch {
            throw StoreFault(error, isWriting: true)
        }
    }

    /// Takes over what older programs stored, so that it is forgotten, too.
    private func takeOver() {
        guard let demonstrationStore else { return }
        var store = LedgerStore(demonstrationStore) { _ in }
        do throws(CardsError) {
            try store.refresh()
        } catch {
            // Whoever reads the folder next meets the same error.
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
