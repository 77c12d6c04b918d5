import Foundation
import PaymentCardsEntity
package import PaymentCardsPorts
package import PaymentCardsScreens
package import ScreenContract
import ScreenPresenter
import Words
import Values

/// Holds all state of the details screen.
@MainActor
package final class CardDetailsPresenter: Presenter {
    private enum Effect {
        case fetch
        case undo(CardDeed)

        /// A newer fetch also brings what an older one would.
        static func overtakes(_ newer: Effect, _ older: Effect) -> Bool {
            if case (.fetch, .fetch) = (newer, older) { true } else { false }
        }
    }

    package weak var view: (any ViewInput<CardDetailsViewState>)? {
        didSet { render() }
    }

    private let interactor: any CardDetailsInteractorInput
    private let undoer: CardUndoInteractorInput
    private let router: any Routing<CardRoute>
    private weak var output: (any Reporting<CardReport>)?
    private let wording: CardDetailsWording
    private var state: CardDetailsState
    /// When the words on the screen were found, and when they next change by themselves.
    private var words = (date: Date.distantPast, nextChange: Duration?.none)
    private lazy var effects = EffectRunner<Effect>(overtaking: Effect.overtakes) { [weak self] effect in
        switch effect {
        case .fetch: await self?.fetch()
        case .undo(let deed): await self?.undo(deed)
        }
    }

    /// A presenter of `item`, at its `place` of a list, with amounts and digits hidden where they are `isPrivate`. What happens
    /// is reported to `output`, held weakly.
    package init(
        item: CardListing.Item, isPrivate: Bool = false, deed: CardDeed? = nil,
        place: CardPlace? = nil, voice: CardVoice,
        interactor: any CardDetailsInteractorInput, undoer: @escaping CardUndoInteractorInput,
        router: any Routing<CardRoute>, output: (any Reporting<CardReport>)?
    ) {
        state = CardDetailsState(item: item, isPrivate: isPrivate, deed: deed, place: place)
        wording = CardDetailsWording(voice: voice)
        (self.interactor, self.undoer, self.router, self.output) = (interactor, undoer, router, output)
    }

    package func handle(_ event: CardDetailsEvent) {
        if case .screen(.timeAdvanced) = event {} else { state.wantsToPay = false }
        switch event {
        // While a fetch is under way, another one could only bring the same.
        case .refreshRequested where state.isRefreshing: return
        case .screen(.appeared), .screen(.returned), .refreshRequested: return effects.request(.fetch)
        // What is being undone is seen to its end.
        case .screen(.closed) where state.isUndoing, .screen(.placesRequested) where state.isUndoing: return
        case .screen(.closed): return router.navigate(to: .back)
        case .screen(.placesRequested): return router.navigate(to: .places)
        case .screen(.uncovered): return
        case .screen(.timeAdvanced(let time)):
            guard state.surroundings.advance(to: time, at: now) || isOutdated else { return }
        case .screen(.attentionChanged(let hasFocus)): state.surroundings.privacy.hasAttention = hasFocus
        case .screen(.privacyToggled): state.surroundings.togglePrivacy(reportingTo: output)
        case .undoRequested:
            request(state.surroundings.beginUndoing(state.offeredDeed(at: now)))
        case .paymentChosen where state.isUndoing, .neighbourRequested where state.isUndoing: return
        case .neighbourRequested(let cards) where state.place?.hasNeighbour(by: cards) == false:
            state.surroundings.say(
                .text(cards > 0 ? CardDetailsStrings.lastCard : CardDetailsStrings.firstCard))
        // Whoever led here knows which card that is.
        case .neighbourRequested(let cards):
            return output?.report(.outcome(.neighbourWanted(by: cards))) ?? ()
        case .copyRequested:
            let message = CardMessage.copiedDigits(state.item.card.number.lastFour)
            state.surroundings.say(message.reported(to: output))
        case .paymentChosen: pay()
        case .statementChosen:
            go(
                to: .viewLastStatement,
                by: .statement(
                    state.item, isPrivate: isPrivate, deed: state.offeredDeed(at: now)))
        }
        render()
    }

    package func settle() async { await effects.settle() }

    private var now: Date { wording.voice.clock.moment }

    private var isPrivate: Bool { state.surroundings.privacy.isOn }

    /// Whether the words on the screen are out of date, such as at midnight. Both clocks are asked, since the one for days may be a little
    /// behind.
    private var isOutdated: Bool {
        if let nextChange = words.nextChange, nextChange <= state.surroundings.now { return true }
        return !wording.isSame(state, at: words.date, and: now)
    }

    /// Puts what is known into words, and has it drawn.
    private func render() {
        let date = now
        let viewState = wording.viewState(for: state, at: date)
        words = (date, viewState.nextChange)
        view?.render(viewState)
    }

    private func fail(_ errors: [CardsError]) {
        state.failures = errors
        guard let error = errors.first, let alert = wording.alert(for: errors) else { return }
        output?.report(.failed(error, alert))
    }

    /// Goes to the payment, or says why not. That nothing is due is only said of the card as it is fetched now: another program may
    /// have undone a payment.
    private func pay(isFresh: Bool = false) {
        let offer = state.item.offers.first { $0.action == .payNow }
        guard isFresh || offer?.obstacle != .nothingDue else {
            state.wantsToPay = true
            return effects.request(.fetch)
        }
        let route = CardRoute.payment(state.item, isPrivate: isPrivate)
        // What was paid on one's own card can be recorded whatever is due.
        if wording.voice.ownsCards { router.navigate(to: route) } else { go(to: .payNow, by: route) }
    }

    /// Goes to where `action` leads, or says why not.
    private func go(to action: CardAction, by route: CardRoute) {
        let offers = state.item.offers
        guard let offer = offers.first(where: { $0.action == action }) else {
            return fail([.actionNotOffered(code: action.code, offered: offers.map(\.action))])
        }
        if let obstacle = offer.obstacle { return fail([.actionUnavailable(action, obstacle)]) }
        state.failures = []
        router.navigate(to: route)
    }

    private func request(_ deed: CardDeed?) {
        guard let deed else { return }
        state.failures = []
        effects.request(.undo(deed))
    }

    /// Undoes what can be undone.
    private func undo(_ deed: CardDeed) async {
        render()
        let answer = await Result { () async throws(CardsError) in try await undoer(deed) }
        for outcome in state.surroundings.end(deed, answer) { output?.report(.outcome(outcome)) }
        if case .success(let report) = answer {
            if let item = report.item, item.id == state.item.id { state.item = item }
            if deed.adds(state.item.id) { return router.navigate(to: .back) }
            effects.request(.fetch)
        }
        if let error = answer.problem { fail([error]) }
        render()
    }

    private func fetch() async {
        state.isRefreshing = true
        state.failures = []
        render()
        do throws(CardsError) {
            let dossier = try await interactor.card(state.item.id)
            // An answer that comes although it was overtaken may be older than what is known by now.
            if Task.isCancelled { throw .cancelled }
            let isNew = dossier.item != state.item
            state.take(dossier)
            if isNew { output?.report(.outcome(.updated(dossier.item))) }
            if let age = wording.age(of: state, at: now) { output?.report(.noted(.shown(age))) }
            fail(dossier.failures)
            if state.wantsToPay { pay(isFresh: true) }
        } catch .cancelled {
            // The person left; what is on the screen is still what is known.
        } catch {
            fail([error])
        }
        (state.isRefreshing, state.wantsToPay) = (false, false)
        render()
    }
}

// MARK: - The screens that the details opened

extension CardDetailsPresenter: Reporting {
    /// Takes note of what another screen reports, and passes on what the list has to know. What changes the card has the rest
    /// fetched again: a payment that changed the due is one more payment, too.
    package func report(_ report: CardReport) {
        state.surroundings.take(report, says: false)
        switch report {
        case .outcome(.updated(let item)):
            guard item.id == state.item.id else { break }
            state.item = item
            effects.request(.fetch)
        case .outcome(.listChanged), .outcome(.removed), .outcome(.added): effects.request(.fetch)
        case .outcome(.done), .outcome(.undone), .outcome(.neighbourWanted): break
        case .failed, .noted(.privacySet), .noted(.copied), .noted(.doubted), .noted(.settled): break
        case .noted: return
        }
        output?.report(report)
        render()
    }
}
