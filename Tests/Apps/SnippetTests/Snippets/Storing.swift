import Storing

/// What happens to a shopping list, as it is stored.
enum ShoppingEvent: Codable, StoredEvent {
    case added(String), bought(String)
    /// The last event that still stood was taken back.
    case undone
}

/// What follows from that.
struct ShoppingList: EventState {
    private(set) var standing: [ShoppingEvent] = []

    mutating func apply(_ event: ShoppingEvent) {
        if case .undone = event { _ = standing.popLast() } else { standing.append(event) }
    }

    /// What is still to be bought, in the order in which it was added.
    var missing: [String] {
        standing.reduce(into: []) { missing, event in
            switch event {
            case .added(let thing): missing.append(thing)
            case .bought(let thing): missing.removeAll { $0 == thing }
            case .undone: break
            }
        }
    }
}

/// Keeps a shopping list in a folder, where other programs may change it, too.
actor ShoppingStore {
    private var store: EventStore<ShoppingList, StoreFault>

    init(folder: String) {
        store = EventStore(.journal(Journal(folder: folder, format: "shopping")), state: ShoppingList())
    }

    func list() throws(StoreFault) -> ShoppingList {
        try store.refresh()
        return store.state
    }

    /// Stores `event`, unless it means nothing to the list as it is now, whatever other programs have done meanwhile.
    func store(_ event: ShoppingEvent) throws(StoreFault) -> ShoppingList {
        try store.change { list throws(StoreFault) in
            switch event {
            case .bought(let thing) where !list.missing.contains(thing): ([], ())
            case .undone where list.standing.isEmpty: ([], ())
            case .added, .bought, .undone: ([event], ())
            }
        }
        return store.state
    }
}
