import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import ScreenContract

/// Tells the command or the screen that opened the list what came of it, in words.
@MainActor
struct CardListReports {
    let wording: CardListWording
    weak var output: (any Reporting<CardReport>)?

    /// A page has come.
    func loaded(_ listing: CardListing) {
        skipped(listing.unreadable)
        oddities(CardOddities(of: listing.items))
        kept(listing.kept)
    }

    /// The first window of a list that is read as data has come. If it has no cards for `query`, its lines don't say why.
    func window(_ listing: CardListing, for query: CardQuery) {
        skipped(listing.unreadable)
        kept(listing.kept)
        guard listing.items.isEmpty, query.isNarrowed || listing.total != 0 else { return }
        let notice = wording.emptiness(of: listing, query)
        output?.report(.noted(.remarked(["\(notice.headline). \(notice.advice)"])))
    }

    /// What is odd about cards.
    func oddities(_ oddities: CardOddities) {
        let lines = CardOddityWording(oddities, language: wording.language).lines
        if !lines.isEmpty { output?.report(.noted(.accepted(lines))) }
    }

    /// Something failed.
    func failure(_ error: CardsError) {
        output?.report(.failed(error, wording.errors.alert(for: error)))
    }

    /// Says that the last swipe was too short, which a person who sees no picture would not know.
    func shortSwipe(in state: CardListState) {
        guard case .sprangBack = state.swipes.end, let notice = wording.notice(of: state) else { return }
        output?.report(.noted(.remarked(["\(notice.headline) \(notice.advice)"])))
    }

    private func skipped(_ unreadable: [UnreadableCard]) {
        guard !unreadable.isEmpty else { return }
        output?.report(.noted(.skipped(unreadable.map(wording.errors.text(for:)))))
    }

    private func kept(_ kept: KeptCards?) {
        if let kept { output?.report(.noted(.shown(kept.state(in: wording.language)))) }
    }
}
