import PaymentCardsPorts

/// Passes on in portions what would be much at once.
enum Portions {
    /// The maximum number of elements in a portion.
    static let size = 500

    /// Passes `all` to `take`, with the number of each portion, from 1, and whether it is the last one; none is empty but a first one
    /// that is the last. It stops when `take` returns that it doesn't want more.
    static func pass<Element: Sendable>(
        _ all: [Element],
        to take:
            @MainActor (ArraySlice<Element>, _ number: Int, _ isLast: Bool) async throws(CardsError) -> Bool
    ) async throws(CardsError) {
        var (rest, number) = (all[...], 0)
        repeat {
            guard !Task.isCancelled else { throw .cancelled }
            let portion = rest.prefix(size)
            rest = rest.dropFirst(size)
            number += 1
            guard try await take(portion, number, rest.isEmpty) else { return }
        } while !rest.isEmpty
    }
}
