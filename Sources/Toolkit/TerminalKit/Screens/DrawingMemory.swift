import Synchronization

/// A cache of drawings that are expensive to make, shared by all frames of a session.
///
/// A theme makes one of its own; code that draws in several themes sets the same one in all of them. Without one, everything is
/// drawn anew. A cached drawing looks the same as a new one.
public final class DrawingMemory: Sendable {
    private let stores = Mutex<[any AnyObject & Sendable]>([])

    public init() {}

    /// The part of the cache that has this type. `make` creates it on first use.
    package func store<Store: AnyObject & Sendable>(_ make: () -> Store) -> Store {
        stores.withLock { stores in
            if let known = stores.lazy.compactMap({ $0 as? Store }).first { return known }
            let new = make()
            stores.append(new)
            return new
        }
    }
}

extension DrawingMemory: Equatable {
    /// A theme looks the same with any memory.
    public static func == (one: DrawingMemory, other: DrawingMemory) -> Bool { true }
}
