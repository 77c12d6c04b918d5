/// Collects what is passed on in portions of at most 500.
struct Portions<Item> {
    private var items: [Item] = []
    private var start = 0
    /// How many portions were taken, and how many items.
    private(set) var number = 0, taken = 0

    private static var size: Int { 500 }

    mutating func add(_ item: Item) { items.append(item) }

    /// Takes out the next full portion; `nil` if there is none yet.
    mutating func next() -> [Item]? {
        if items.count - start >= Self.size { return last() }
        items.removeFirst(start)
        start = 0
        return nil
    }

    /// Takes out the last portion. It may be empty: the end is known only after everything has been examined.
    mutating func last() -> [Item] {
        let portion = Array(items[start...].prefix(Self.size))
        start += portion.count
        number += 1
        taken += portion.count
        return portion
    }
}
