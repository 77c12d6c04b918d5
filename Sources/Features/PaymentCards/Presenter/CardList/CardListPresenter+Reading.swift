import PaymentCardsEntity
import PaymentCardsPorts

// A list that another program reads: nothing is drawn, and the cards go by window by window.

extension CardListPresenter {
    /// Fetches every card of the query, and shows one window of them after another as data.
    public func didRequestRecords() async {
        guard state.phase != .loading else { return }
        state = CardListState(phase: .loading)
        browsing.isReading = true
        render()
        // They are reported once, for all windows together.
        var oddities = CardOddityWording(language: wording.language)
        defer { report(oddities: oddities) }
        do throws(CardsError) {
            try await interactor.everyCard(matching: query) { listing in
                oddities.add(listing.items)
                show(listing)
                return browsing.isReading
            }
        } catch {
            state = CardListState(phase: .failed(error))
            report(failure: error)
            render()
        }
    }

    /// Lets no further window come.
    public func didStopReading() {
        browsing.isReading = false
    }

    private func show(_ listing: CardListing) {
        if listing.page == 1 {
            report(skipped: listing.unreadable)
            report(kept: listing.kept)
        }
        state = CardListState(phase: .reading(listing))
        render()
    }
}
