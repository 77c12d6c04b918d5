import Foundation
import PaymentCardsEntity
package import PaymentCardsPorts
package import PaymentCardsScreens
package import ScreenContract
import ScreenPresenter
import Values

/// Decides what every event on the screen with everything that is due means. Its rows lead to the cards and to their payments.
@MainActor
package final class CardDuesPresenter: Presenter {
    private enum Effect: Equatable {
        case fetch
        case undo(CardDeed)
    }

    package weak var view: (any ViewInput<CardDuesViewState>)? { didSet { render() } }

    private let query: CardDuesQuery
    private let interactor: CardDuesReading
    private let undoer: CardUndoInteractorInput
    private let router: any Routing<CardRoute>
    private weak var output: (any Reporting<CardReport>)?
    private let wording: CardDuesWording
    private var state = CardDuesState()
    /// Whether the person has left the screen, so that no more parts are needed.
    private var isLeft = false
    /// A second request replaces one that is still waiting.
    private lazy var effects = EffectRunner<Effect>(overtaking: ==) { [weak self] effect in
        switch effect {
        case .fetch: await self?.fetch()
        case .undo(let deed): await self?.undo(deed)
        }
    }

    /// A presenter of what is due according to `query`. Events are reported to `output`, held weakly.
    package init(
        _ query: CardDuesQuery, voice: CardVoice, interactor: @escaping CardDuesReading,
        undoer: @escaping CardUndoInteractorInput, router: any Routing<CardRoute>,
        output: (any Reporting<CardReport>)?
    ) {
        wording = CardDuesWording(voice: voice, within: query.days)
        (self.query, self.interactor, self.undoer) = (query, interactor, undoer)
        (self.router, self.output) = (router, output)
    }

    package func handle(_ event: CardDuesEvent) {
        switch event {
        // Another program may have paid or undone something meanwhile.
        case .screen(.appeared), .screen(.returned), .screen(.uncovered): return effects.request(.fetch)
        case .refreshRequested:
            state.closeAlert()
            effects.request(.fetch)
        case .screen(.timeAdvanced(let time)):
            guard state.surroundings.advance(to: time, at: wording.voice.clock.moment) else { return }
        // What is being undone is seen to its end.
        case .screen(.closed) where isUndoing, .screen(.placesRequested) where isUndoing: return
        case .screen(.closed) where state.hasAlert: state.closeAlert()
        case .screen(.closed) where !state.marks.isEmpty: _ = state.marks.letGo()
        case .screen(.closed):
            isLeft = true
            return router.navigate(to: .back)
        case .screen(.placesRequested): return router.navigate(to: .places)
        case .screen(.attentionChanged(let hasFocus)): state.surroundings.privacy.hasAttention = hasFocus
        case .screen(.privacyToggled): state.surroundings.togglePrivacy(reportingTo: output)
        case .moved(let rows): state.move(by: rows)
        case .opened(let row): open(row)
        case .markToggled(let row):
            if let row { state.select(row) }
            if let item = state.item { state.marks.toggle(item) }
        case .paymentChosen where !state.marks.isEmpty:
            go(to: .payments(state.marks.items, isPrivate: isPrivate))
        case .paymentChosen: pay()
        case .removalRequested:
            let items = state.marks.isEmpty ? [state.item].compactMap(\.self) : state.marks.items
            if !wording.voice.ownsCards {
                state.surroundings.say(.text(ControlStrings.notRemovable))
            } else if !items.isEmpty {
                go(to: .removal(items, isPrivate: isPrivate))
            }
        case .undoRequested where wording.voice.ownsCards: go(to: .undoing(nil, isPrivate: isPrivate))
        case .undoRequested: request(state.surroundings.beginUndoing())
        }
        render()
    }

    package func settle() async { await effects.settle() }

    private var isPrivate: Bool { state.surroundings.privacy.isOn }
    private var isUndoing: Bool { state.surroundings.isUndoing }

    private func render() { view?.render(wording.page(of: state)) }

    /// Shows everything about the card in `row`, or in the one that the person is at.
    private func open(_ row: Int?) {
        if let row { state.select(row) }
        guard let item = state.item else { return }
        go(
            to: .details(
                item, isPrivate: isPrivate, deed: state.surroundings.undoable.offered, place: state.place))
    }

    private func go(to route: CardRoute) {
        guard !isUndoing else { return }
        state.closeAlert()
        router.navigate(to: route)
    }

    /// Goes to the payment of what is due, or says why it can't be paid here.
    private func pay() {
        guard let item = state.item else { return }
        do throws(CardsError) {
            if !wording.voice.ownsCards { try item.checkThatPayingIsPossible() }
            go(to: .payment(item, isPrivate: isPrivate))
        } catch {
            fail(error)
        }
    }

    private func fail(_ error: CardsError, inFetching isFetching: Bool = false) {
        state.fail(error, inFetching: isFetching)
        output?.report(.failed(error, ErrorWording(voice: wording.voice).alert(for: error)))
    }

    private func fetch() async {
        if state.failedToFetch { state.closeAlert() }
        isLeft = false
        render()
        do throws(CardsError) {
            try await interactor(query) { [self] dues in
                state.take(dues)
                output?.report(.fetched(dues), in: wording.voice)
                render()
                await view?.waitForRoom()
                return !isLeft
            }
        } catch .cancelled {
            // The person left; what is known stays.
        } catch {
            fail(error, inFetching: true)
            render()
        }
    }

    private func request(_ deed: CardDeed?) {
        guard let deed else { return }
        state.closeAlert()
        effects.request(.undo(deed))
    }

    private func undo(_ deed: CardDeed) async {
        render()
        let answer = await Result { () async throws(CardsError) in try await undoer(deed) }
        for outcome in state.surroundings.end(deed, answer) { output?.report(.outcome(outcome)) }
        if let error = answer.problem { fail(error) }
        effects.request(.fetch)
        render()
    }
}

extension CardDues: CardsAnswer {
    package var isLast: Bool { part?.isLast ?? true }
}

// MARK: - The screens that the dues led to

extension CardDuesPresenter: Reporting {
    /// Takes note of what a screen reports that a row has led to. Whatever changed a card may have changed what is due.
    package func report(_ report: CardReport) {
        state.surroundings.take(report)
        switch report {
        case .outcome(.updated), .outcome(.listChanged), .outcome(.added): effects.request(.fetch)
        case .outcome(.removed(let cards)):
            state.marks.letGo(of: cards)
            effects.request(.fetch)
        case .outcome(.done(let deed)): state.marks.letGo(after: deed)
        case .outcome(.neighbourWanted(let rows)): return showNeighbour(by: rows)
        case .outcome(.undone), .failed, .noted: break
        }
        output?.report(report)
        render()
    }

    /// Shows the card so many rows further on, instead of the one that is shown.
    private func showNeighbour(by rows: Int) {
        let before = state.selected
        state.move(by: rows)
        guard state.selected != before else { return }
        router.navigate(to: .back)
        open(nil)
        render()
    }
}
