public import Foundation
import Journaling
import PaymentCardsEntity
import PaymentCardsPorts
import Storing
public import Values

/// How much a store contains.
public struct StoreContents: Sendable {
    /// The number of payments, including undone ones.
    public let payments: Int
    /// The number of added cards that are still in the list.
    public let added: Int
    /// The number of bills.
    public let bills: Int
    /// The number of imports.
    public var imports: Int { rows.count }

    /// The names of what holds the rows of imports.
    let rows: [String]

    /// The positions up to which these are the contents, of the store and of the wallet.
    let position: JournalPosition, walletPosition: JournalPosition
    /// How far what older programs stored elsewhere has been taken over.
    let taken: JournalPosition
}

/// The folder of a store, for deleting what is in it.
public struct StoreFolder: Sendable {
    /// The folder's path.
    public let path: String
    let journal: Journal
    /// The cards that older programs added are taken over into this one before anything is deleted.
    private let elder: CardStore
    /// The person's own cards, which are counted and deleted as well; `nil` for others.
    let wallet: WalletStore?

    /// The folder at `path`, which may not exist, for what is done to the person's own cards, and the wallet that belongs to it.
    ///
    /// - Parameter waits: called with `true` before it waits for a lock that others hold, and with `false` afterwards.
    public init(
        path: String, wallet: WalletStore? = nil,
        waits: @escaping @Sendable (_ isWaiting: Bool) -> Void = { _ in }
    ) {
        self.init(path: path, in: path, wallet: wallet, waits: waits)
    }

    private init(
        path: String, in folder: String, wallet: WalletStore?, waits: @escaping @Sendable (Bool) -> Void
    ) {
        (self.path, elder, self.wallet) = (path, .wallet(folder), wallet)
        journal = CardStore.journal(in: path, waits: waits)
    }

    /// The folder for what is done to demonstration cards, ``demonstration`` of the folder at `path`.
    ///
    /// - Parameter waits: as for any folder.
    public init(
        demonstrationIn path: String, waits: @escaping @Sendable (_ isWaiting: Bool) -> Void = { _ in }
    ) {
        self.init(path: Self.demonstration(in: path), in: path, wallet: nil, waits: waits)
    }

    /// The folder for what is done to demonstration cards, inside the folder at `path`.
    static func demonstration(in path: String) -> String { "\(path)/demo" }

    /// The folder inside this one for what is done to demonstration cards.
    public var demonstration: String { Self.demonstration(in: path) }

    /// Whether there is a journal, of whatever contents. Nothing is read.
    public var hasJournal: Bool { FileManager.default.fileExists(atPath: journal.path) }

    /// Whether a wallet was begun here: a card was added, though it may have been removed since. Also if that can't be told, since
    /// whoever shows the wallet then says why.
    public var hasWallet: Bool {
        do throws(StoreFault) {
            let store = try readWallet()
            return store.hasHadCards || store.damage != nil
        } catch {
            return true
        }
    }

    /// The wallet, into which what older programs stored elsewhere has been taken over.
    private func readWallet() throws(StoreFault) -> LedgerStore {
        var store = LedgerStore(elder, isPersonal: true) { _ in }
        do throws(CardsError) {
            try store.refresh()
            return store
        } catch {
            guard case .store(let fault) = error else { return store }  // Never: a store has no other errors.
            throw fault
        }
    }

    /// What is stored there; `nil` if nothing is. A damaged store is refused.
    public func contents() throws(StoreFault) -> StoreContents? {
        // With the demonstration's journal, cards would be deleted that are the wallet's.
        try readWallet().damage?.check()
        var store = Self.store(journal)
        try store.refresh()
        try store.damage?.check()
        let ledger = store.state.ledger
        guard let wallet else {
            guard !ledger.isEmpty else { return nil }
            return StoreContents(
                payments: ledger.payments.count, added: ledger.added.count, bills: 0, rows: [],
                position: store.position, walletPosition: .start, taken: ledger.taken)
        }
        var own = wallet.events(days: DayClock()) { _ in }
        try own.refreshing()
        try own.damage?.check()
        let cards = own.state.cards
        guard !ledger.isEmpty || !cards.changes.isEmpty else { return nil }
        return StoreContents(
            payments: ledger.payments.count + cards.payments.count, added: cards.count,
            bills: cards.billCount,
            rows: cards.changes.compactMap { recorded in
                if case .imported(let entry) = recorded.change { entry.rows } else { nil }
            }, position: store.position,
            walletPosition: own.position, taken: ledger.taken)
    }

    /// Deletes what is stored there, unless something was stored after `contents` was read.
    ///
    /// - Returns: whether it was deleted.
    public func forget(_ contents: StoreContents) throws(StoreFault) -> Bool {
        // What was taken over would be taken over again.
        let note = contents.taken == .start ? [] : [StoredLedger.Event(.taken(contents.taken))]
        if let wallet, contents.walletPosition != .start {
            let own = wallet.events(days: DayClock()) { _ in }
            guard try own.forgetting(upTo: contents.walletPosition) else { return false }
            wallet.rows.delete(contents.rows)
        }
        return try Self.store(journal).forget(upTo: contents.position, leaving: note)
    }

    static func store(_ journal: Journal) -> EventStore<StoredLedger, StoreFault> {
        EventStore(.journal(journal), state: StoredLedger())
    }

    /// Renames the file if this version can't read it, because it is damaged or a newer version wrote it, so that it isn't
    /// lost. The store is empty afterwards.
    ///
    /// - Parameter date: becomes part of the name.
    /// - Returns: the file's new path; `nil` if there is nothing to rename, because the file has been fixed or moved.
    public func putAside(at date: Date = Date()) throws(StoreFault) -> String? {
        if let wallet, let path = try wallet.events(days: DayClock(), notice: { _ in }).puttingAside(at: date)
        {
            return path
        }
        return try Self.store(journal).putAside(at: date)
    }
}

extension EventStore<WalletState, CardsError> {
    // The same as of any store, with the faults of a store alone.

    fileprivate mutating func refreshing() throws(StoreFault) {
        do throws(CardsError) { try refresh() } catch { throw error.fault }
    }

    fileprivate func forgetting(upTo position: JournalPosition) throws(StoreFault) -> Bool {
        do throws(CardsError) {
            return try forget(upTo: position, leaving: [])
        } catch {
            throw error.fault
        }
    }

    fileprivate func puttingAside(at date: Date) throws(StoreFault) -> String? {
        do throws(CardsError) { return try putAside(at: date) } catch { throw error.fault }
    }
}

extension StoreDamage {
    /// Refuses a store that can't be read whole.
    fileprivate func check() throws(StoreFault) { throw fault }
}

extension CardsError {
    /// The fault of a store, which has no other errors.
    fileprivate var fault: StoreFault {
        if case .store(let fault) = self { fault } else { StoreFault(path: "", problem: .nowhere) }
    }
}

/// Something about the store that a person should know and that prevents nothing.
public enum StoreNotice: Equatable, Sendable {
    /// The last entry is cut off, and this many bytes of it in the file at `path` are ignored: either a power failure
    /// prevented it from being stored, before it was reported as stored, or the file was damaged later.
    case dropped(bytes: Int, path: String)
    /// Something in a file has changed since it was written. The rest was read; nothing can be stored until the file is repaired.
    case damaged(StoreDamage)
    /// What became of an order to a server can't be recorded. The order stays open, and the server is asked again.
    case unrecorded(StoreFault)
    /// Another program has locked the store, and this one waits for it.
    case waiting
    /// The wait is over, whether or not it got the lock.
    case waited
}
