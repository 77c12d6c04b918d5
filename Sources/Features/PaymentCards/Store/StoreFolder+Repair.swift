public import Foundation
import Journaling
import Storing
public import Values

extension StoreFolder {
    /// What can't be read of the files of this store: of the wallet, of what is done to other cards, of what is done to the demonstration, and
    /// of the orders to servers. Nothing is changed.
    ///
    /// - Returns: the damage, and why files can't be used that aren't damaged.
    public func damage() -> (found: [StoreDamage], faults: [StoreFault]) {
        var (found, faults): ([StoreDamage], [StoreFault]) = ([], [])
        for store in stores {
            do throws(StoreFault) {
                if let damage = try store.damage() { found.append(damage) }
            } catch {
                faults.append(error)
            }
        }
        return (found, faults)
    }

    /// Replaces a damaged file with one that has everything that can be read. The damaged one is kept, as it is.
    ///
    /// - Parameter date: becomes part of its new name.
    /// - Returns: its new path; `nil` if the file isn't damaged any more.
    public func repair(_ damage: StoreDamage, at date: Date = Date()) throws(StoreFault) -> String? {
        guard let store = stores.first(where: { $0.path == damage.path }) else { return nil }
        return try store.repair(date)
    }

    private var stores: [RepairableStore] {
        let own = wallet?.folder.map {
            RepairableStore(WalletStore.journal(in: $0, waits: journal.waits), state: WalletState())
        }
        let orders = Self.names(in: servers).map { "\(servers)/\($0)" }
        return [own].compactMap(\.self)
            + ([path, demonstration] + orders).map {
                RepairableStore(CardStore.journal(in: $0, waits: journal.waits), state: StoredLedger())
            }
    }
}

/// A file that may be damaged, whatever its records are.
private struct RepairableStore {
    let path: String
    let damage: () throws(StoreFault) -> StoreDamage?
    let repair: (Date) throws(StoreFault) -> String?

    init<State: EventState>(_ journal: Journal, state: State) {
        let store = EventStore<State, StoreFault>(.journal(journal), state: state)
        path = journal.path
        damage = { () throws(StoreFault) in
            var store = store
            try store.refresh()
            return store.damage
        }
        repair = { date throws(StoreFault) in try store.repair(at: date) }
    }
}
