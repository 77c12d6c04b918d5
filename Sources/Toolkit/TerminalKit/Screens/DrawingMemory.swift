import Synchronization

/// What takes long to draw, kept from frame to frame.
///
/// Each theme has one from where it is made; whoever drives screens in several themes gives them all one. Without it, everything is
/// drawn anew. What is kept never changes what is seen.
public final class DrawingMemory: Sendable {
    private let stores = Mutex<[ObjectIdentifier: any AnyObject & Sendable]>([:])

    public init() {}

    /// What is kept in a store of this type, which `make` makes the first time.
    package func store<Store: AnyObject & Sendable>(_ make: () -> Store) -> Store {
        stores.withLock { stores in
            if let known = stores[ObjectIdentifier(Store.self)] as? Store { return known }
            let new = make()
            stores[ObjectIdentifier(Store.self)] = new
            return new
        }
    }
}

extension DrawingMemory: Equatable {
    /// A theme looks the same with any memory.
    public static func == (one: DrawingMemory, other: DrawingMemory) -> Bool { true }
}
