import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens

// What is done with the cards at hand, or why it can't be.

extension CardListPresenter {
    /// Goes to the payments of what is due on the marked cards, or says that nothing is, once that is known anew.
    func payMarked(isFresh: Bool = false) {
        guard state.marks.sums.isEmpty else {
            return go(to: .payments(state.marks.items, isPrivate: isPrivate))
        }
        guard isFresh else { return pay(.marked) }
        state.overlay.alert = .paymentRefused(.nothingDue)
        render()
        reports.failure(.paymentRefused(.nothingDue))
    }

    /// Closes the card and goes where the action leads, or says why not.
    func choose(
        _ code: String, of item: CardListing.Item?, unseen: Bool = false, isFresh: Bool = false
    ) {
        guard let item else { return }
        do throws(CardsError) {
            let action = try state.action(code, of: item, unseen: unseen)
            state.swipes.close(item.id)
            state.overlay.alert = nil
            render()
            navigate(to: state.route(for: action, of: item))
        } catch .actionUnavailable(_, .nothingDue) where state.isLive && !isFresh {
            pay(.on(item.id, code: code, unseen: unseen))
        } catch {
            state.overlay.alert = error
            render()
            reports.failure(error)
        }
    }

    /// Fetches the cards anew before it is said that nothing is due: another program may have undone a payment.
    private func pay(_ payment: CardListState.Payment) {
        state.payment = payment
        request(.reload)
    }

    /// Goes on to what was to be paid, now that the newest cards are here.
    func payFresh() {
        switch state.payment.take() {
        case .marked: payMarked(isFresh: true)
        case .on(let card, let code, let unseen):
            choose(code, of: state.item(card), unseen: unseen, isFresh: true)
        case nil: break
        }
    }
}
