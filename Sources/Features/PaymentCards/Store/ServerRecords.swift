import Foundation
import Storing

/// How many orders to servers are recorded in the folder of a store.
public struct ServerRecords: Equatable, Sendable {
    /// The number of servers.
    public var servers = 0
    /// The number of payments that came of the orders.
    public var payments = 0
    /// The number of orders whose outcome is unknown here, or whose payment the person has not been told of: only the server knows
    /// which.
    public var open = 0
    /// The number of servers whose records can't be read, or not all of them.
    public var unreadable = 0

    public init() {}
}

extension StoreFolder {
    /// Where the orders to each server are recorded, in a folder of its own.
    public var servers: String { "\(path)/servers" }

    /// What is recorded of orders to servers; `nil` if nothing is. Nothing is changed, and no lock is waited for.
    public func serverRecords() -> ServerRecords? {
        var records = ServerRecords()
        for name in Self.names(in: servers) {
            var store = Self.store(CardStore.journal(in: "\(servers)/\(name)"))
            do {
                try store.refresh()
                if store.damage != nil { records.unreadable += 1 }
                let ledger = store.state.ledger
                guard ledger.eventCount > 0 else { continue }
                records.payments += ledger.payments.count
                records.open += ledger.orders.all.count
            } catch {
                records.unreadable += 1
            }
            records.servers += 1
        }
        return records.servers > 0 ? records : nil
    }

    static func names(in folder: String) -> [String] {
        do {
            return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        } catch {
            return []  // No order was ever sent to a server.
        }
    }
}
