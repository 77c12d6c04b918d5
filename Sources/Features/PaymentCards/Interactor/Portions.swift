import PaymentCardsPorts

/// Collects what is passed on in portions of at most 500.
struct Portions<Item> {
    private var items: [Item] = []
    private var start = 0
    /// How many portions were taken, and how many items.
    private(set) var number = 0, taken = 0

    /// The maximum number of items in a portion.
    static var size: Int { 500 }

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

extension CardSurvey {
    /// Has `take` see, one after another, the parts that `read` passes on, each while the next is read: on two cores it takes little
    /// longer than the slower of both. At most one part waits.
    ///
    /// - Parameter read: passes parts on as long as that returns `true`.
    static func handOver<Part: Sendable>(
        to take: @escaping PartTaking<Part>,
        read: ((Part) async throws(CardsError) -> Bool) async throws(CardsError) -> Void
    ) async throws(CardsError) {
        let outcome = await withTaskGroup(of: Result<Bool, CardsError>.self) {
            group -> Result<Void, CardsError> in
            do throws(CardsError) {
                try await read { part throws(CardsError) in
                    guard try await group.next()?.get() ?? true else { return false }
                    group.addTask {
                        do throws(CardsError) { return .success(try await take(part)) } catch {
                            return .failure(error)
                        }
                    }
                    return true
                }
                _ = try await group.next()?.get()
                return .success(())
            } catch {
                return .failure(error)
            }
        }
        try outcome.get()
    }
}
