package import PaymentCardsEntity
package import Values

extension Wallet {
    /// The places of the cards on which something is due within so many days, or a bill is awaited that would be, the most urgent first; and
    /// of those on which something is due at an unknown time, which may be one of these days.
    package func dues(
        within days: Int?, on today: CalendarDate?
    ) -> (places: [Int], undated: [Int]) {
        let timings = cards.indices.compactMap { place in
            cards[place].due.map {
                (
                    timing: $0.timingWithAwaited(on: today), isPast: $0.standing?.isPastItsDay ?? false,
                    place: place
                )
            }
        }
        let open = timings.filter { $0.isPast || $0.timing.isOpen(within: days) }
            .map { (rank: DueRank($0.timing), place: $0.place) }
        let undated = days == nil ? [] : timings.filter { !$0.isPast && $0.timing == .unknown }
        return (
            open.sorted { ($0.rank, $0.place) < ($1.rank, $1.place) }.map(\.place), undated.map(\.place)
        )
    }
}
