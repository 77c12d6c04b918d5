import PaymentCardsEntity
package import PaymentCardsPorts
package import PaymentCardsScreens
package import ScreenContract
import ScreenPresenter
import Values
import Words

/// Holds all state of the screen on which everything due is paid, each due by an order of its own.
@MainActor
package final class DuePaymentsPresenter: Presenter {
    enum Effect {
        case plan, pay
        case undo(CardDeed)
        /// Nothing but that the person knows of these payments.
        case acknowledge([Payment])
    }

    package weak var view: (any ViewInput<DuePaymentsViewState>)? { didSet { render() } }

    private let query: DuePaymentsQuery
    private let dues: CardDuesReading
    private let payments: any CardPaymentInteractorInput
    let undoer: CardUndoInteractorInput
    private let router: any Routing<BackRoute>
    private(set) weak var output: (any Reporting<CardReport>)?
    let wording: DuePaymentsWording
    /// Whether the person has left the screen, so that no more parts are needed.
    private var isLeft = false
    var state = DuePaymentsState()
    private(set) lazy var effects = EffectRunner<Effect> { [weak self] effect in await self?.perform(effect) }

    /// A presenter of the payments for `query`: `dues` finds what is due, `payments` has the rules of paying, and `undoer` takes them
    /// back. Events are reported to `output`, held weakly.
    package init(
        _ query: DuePaymentsQuery, isPrivate: Bool = false, voice: CardVoice,
        dues: @escaping CardDuesReading,
        payments: any CardPaymentInteractorInput, undoer: @escaping CardUndoInteractorInput,
        router: any Routing<BackRoute>,
        output: (any Reporting<CardReport>)?
    ) {
        self.query = query
        wording = DuePaymentsWording(voice: voice, query: query)
        (self.dues, self.payments, self.undoer) = (dues, payments, undoer)
        (self.router, self.output) = (router, output)
        (state.items, state.surroundings.privacy.isOn) = (query.items, isPrivate)
    }

    package func handle(_ event: DuePaymentsEvent) {
        switch event {
        case .screen(.appeared): return effects.request(.plan)
        case .screen(.timeAdvanced(let time)):
            guard state.surroundings.advance(to: time, at: wording.voice.clock.moment) else { return }
        case .screen(.returned), .screen(.uncovered): return
        case .screen(.placesRequested): return state.canWait ? router.navigate(to: .places) : ()
        case .screen(.closed): return close()
        case .screen(.attentionChanged(let hasFocus)): state.surroundings.changeAttention(hasFocus: hasFocus)
        case .screen(.privacyToggled): state.surroundings.togglePrivacy(reportingTo: output)
        case .moved(let items): state.answer.move(by: items)
        case .chose(let index):
            if state.answer.agrees(index) == false { return close() }
            if state.answer.agrees(index) == true, state.surroundings.hasRead() { agree() }
        case .agreed: agree()
        case .agreedUnseen: state.surroundings.say(.text(PaymentStrings.unseen))
        case .undoRequested: undo()
        }
        render()
    }

    /// Finds out what is to be paid, or pays it, if that was requested. Cancelling it stops the payments that haven't begun.
    package func settle() async { await effects.settle() }

    private func agree() {
        guard case .asking = state.phase, state.part == nil, !state.planned.isEmpty else { return }
        state.phase = .paying
        effects.request(.pay)
    }

    /// Goes back. Payments that are under way are completed.
    private func close() {
        if state.isUnderWay { return }
        isLeft = true
        if !wording.voice.isLive { acknowledge() }
        router.navigate(to: .back)
    }

    func render() { view?.render(wording.viewState(of: state).withOrigin(in: wording.voice)) }

    private func perform(_ effect: Effect) async {
        switch effect {
        case .plan: await plan()
        case .pay:
            await pay()
            render()
            if wording.voice.isLive { acknowledge() }
        case .acknowledge(let payments): await self.payments.acknowledge(payments)
        case .undo(let deed):
            await undo(deed)
            render()
        }
    }
}

// MARK: - Effects

extension DuePaymentsPresenter {
    private func plan() async {
        do throws(CardsError) {
            guard state.items.isEmpty else {
                return try await plan(CardDues(items: state.items, today: wording.voice.clock.today))
            }
            try await dues(query.dues) { [self] part throws(CardsError) in
                try await plan(part)
                await view?.waitForRoom()
                return !isLeft
            }
        } catch {
            state.phase = .failed(error)
            output?.report(.failed(error, wording.errors.alert(for: error)))
            render()
        }
    }

    /// Plans the payments of `dues`, in place of the part before.
    private func plan(_ dues: CardDues) async throws(CardsError) {
        state.begin(dues)
        output?.report(.fetched(dues), in: wording.voice)
        if dues.isLast, dues.undatedCount > 0 { remark([wording.leftOut(dues.undatedCount)]) }
        remark(dues.repeated.map { wording.isRepeated($0) })
        let plans = try await payments.plans(
            query.choice, on: dues.items,
            telling: query.paysAgain ? remark(_:on:) : nil)
        for (item, plan) in zip(dues.items, plans) {
            // A card that was named, and can't be paid on, is refused.
            let entry = DuePaymentsState.Entry(item, plan, isNamed: !query.dues.names.isEmpty)
            state.entries.append(entry)
            tell(entry)
        }
        if query.dues.names.isEmpty, query.items.isEmpty { try await planUnfinished(besides: dues) }
        state.phase = .asking
        state.surroundings.beginReading()
        render()
    }

    /// What is to be done about earlier orders on cards on which nothing is due any more. That is known with the last part of what is due.
    private func planUnfinished(besides dues: CardDues) async throws(CardsError) {
        state.open += try await payments.open(among: state.entries.map(\.item))
        guard dues.isLast else { return }
        for order in try await payments.unfinished(besides: state.open) {
            if query.paysAgain, case .failure(.paidAlready(let paid)) = order.answer {
                remark(.paidAlready(paid), on: order.item)
                output?.settle(paid)
            } else {
                let entry = DuePaymentsState.Entry(order.item, order.answer)
                state.entries.append(entry)
                tell(entry)
            }
        }
    }

    /// Pays what the person agreed to, one due after another. A refusal doesn't stop the next. The list is drawn when all is done:
    /// to draw it after each payment takes longer than the payments.
    private func pay() async {
        for place in state.planned {
            guard !Task.isCancelled else {
                state.entries[place].status = .untried
                continue
            }
            await pay(place)
            tell(state.entries[place])
        }
        state.phase = .done
        output?.report(.outcome(.listChanged))
        let paid = state.entries.filter { $0.status == .paid }.compactMap { entry in
            entry.payment.map { CardDeed.paid($0, title: entry.item.card.title) }
        }
        guard let deed = CardDeed(paid) else { return }
        state.surroundings.note(deed)
        output?.report(.outcome(.done(deed)))
    }

    private func pay(_ place: Int) async {
        let entry = state.entries[place]
        guard let order = entry.order else { return }
        do throws(CardsError) {
            let receipt = try await payments.carryOut(order)
            state.entries[place].payment = receipt.payment
            state.entries[place].status = receipt.isRepeat ? .repeated : .paid
        } catch {
            state.entries[place].error = error
            state.entries[place].payment = error.paymentsToTell.first
            state.entries[place].status =
                error.leavesUnknown ? .inDoubt : error.paymentsToTell.isEmpty ? .refused : .repeated
            if error.leavesUnknown { output?.report(.noted(.doubted(order.idempotencyKey))) }
        }
    }
}
