import PaymentCardsEntity
import PaymentCardsPorts

/// Everything that the screen with the dues remembers.
struct CardDuesState {
    /// What is due; `nil` before it is known.
    private(set) var dues: CardDues?
    /// The row that the person is at, from 0.
    private(set) var selected = 0
    /// What went wrong last.
    private(set) var failure: CardsError?
    /// Whether that was fetching the dues, which is worth another try.
    private(set) var failedToFetch = false
    var surroundings = ScreenSurroundings()
    var marks = CardMarks()

    /// The card in the row that the person is at; `nil` if nothing is due.
    var item: CardListing.Item? {
        dues.flatMap { $0.items.indices.contains(selected) ? $0.items[selected] : nil }
    }

    /// Its place among those with a due; `nil` if it stands alone.
    var place: CardPlace? {
        guard let dues, dues.items.count > 1 else { return nil }
        return CardPlace(number: selected + 1, count: dues.items.count)
    }

    /// Whether something is said over the dues, which stay.
    var hasAlert: Bool { failure != nil && dues != nil }

    /// Moves by `rows`, as far as there are any.
    mutating func move(by rows: Int) {
        let count = dues?.items.count ?? 0
        select(selected + min(max(-count, rows), count))
    }

    /// The person is at `row` from now on, or at the nearest one there is. What was said about another one is over.
    mutating func select(_ row: Int) {
        selected = min(max(0, row), max(0, (dues?.items.count ?? 0) - 1))
        if !failedToFetch { failure = nil }
    }

    /// The dues have come. The person stays at their card, wherever its row is now, or else at that row.
    mutating func take(_ dues: CardDues) {
        let card = item?.id
        self.dues = dues
        if failedToFetch { closeAlert() }
        if dues.part?.isLast ?? true {
            let gone = marks.keep(among: dues.items)
            if gone > 0 { surroundings.say(CardMarksWording.gone(gone)) }
        }
        let alert = failure
        select(card.flatMap { id in dues.items.firstIndex { $0.id == id } } ?? selected)
        failure = alert
    }

    /// Something could not be done.
    mutating func fail(_ error: CardsError, inFetching: Bool) {
        (failure, failedToFetch) = (error, inFetching)
    }

    /// Nothing is said over the dues any more.
    mutating func closeAlert() { (failure, failedToFetch) = (nil, false) }
}

extension CardListing.Item {
    /// Throws why what is due on the card can't be paid here now.
    func checkThatPayingIsPossible() throws(CardsError) {
        guard let offer = offers.first(where: { $0.action == .payNow }) else {
            throw .actionNotOffered(code: CardAction.payNow.code, offered: offers.map(\.action))
        }
        if let obstacle = offer.obstacle { throw .actionUnavailable(.payNow, obstacle) }
    }
}
