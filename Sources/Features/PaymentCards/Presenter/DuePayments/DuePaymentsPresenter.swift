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
    private enum Effect { case plan, pay, note }

    package weak var view: (any ViewInput<DuePaymentsViewState>)? { didSet { render() } }

    private let query: DuePaymentsQuery
    private let dues: CardDuesInteractorInput
    private let payments: any CardPaymentInteractorInput
    private let router: any Routing<BackRoute>
    private weak var output: (any Reporting<CardReport>)?
    private let wording: DuePaymentsWording
    private var privacy: Privacy
    private var state = DuePaymentsState()
    private lazy var effects = EffectRunner<Effect> { [weak self] effect in await self?.perform(effect) }

    /// A presenter of the payments for `query`: `dues` finds what is due, and `payments` has the rules of paying. Events
    /// are reported to `output`, held weakly.
    package init(
        _ query: DuePaymentsQuery, isPrivate: Bool = false, voice: CardVoice,
        dues: @escaping CardDuesInteractorInput,
        payments: any CardPaymentInteractorInput, router: any Routing<BackRoute>,
        output: (any Reporting<CardReport>)?
    ) {
        self.query = query
        privacy = Privacy(isOn: isPrivate)
        wording = DuePaymentsWording(voice: voice, query: query)
        (self.dues, self.payments) = (dues, payments)
        (self.router, self.output) = (router, output)
    }

    package func handle(_ event: DuePaymentsEvent) {
        switch event {
        case .screen(.appeared): return effects.request(.plan)
        case .screen(.timeAdvanced), .screen(.placesRequested), .screen(.returned), .screen(.uncovered):
            return
        case .screen(.told): return effects.request(.note)
        case .screen(.closed): return close()
        case .screen(.attentionChanged(let hasFocus)): privacy.hasAttention = hasFocus
        case .screen(.privacyToggled):
            privacy.isOn.toggle()
            output?.report(.noted(.privacySet(privacy.isOn)))
        case .consented(let agrees): consent(agrees)
        case .moved(let items): state.answer.move(by: items)
        case .chose(let index):
            guard let agrees = state.answer.agrees(index) else { return }
            return handle(agrees ? .agreed : .screen(.closed))
        case .agreed: agree()
        }
        render()
    }

    /// Finds out what is to be paid, or pays it, if that was requested. Cancelling it stops the payments that haven't begun.
    package func settle() async { await effects.settle() }

    private func agree() {
        guard case .asking = state.phase, !state.planned.isEmpty else { return }
        for place in state.awaitingConsent {
            state.entries[place].outcome = .refused
            state.entries[place].error = .paymentRefused(.needsConsent)
            tell(state.entries[place])
        }
        state.phase = .paying
        effects.request(.pay)
    }

    /// Pays on the cards that need it, too, or leaves them out.
    private func consent(_ agrees: Bool) {
        guard case .asking = state.phase else { return }
        for place in state.awaitingConsent {
            if agrees {
                state.entries[place].needsConsent = false
            } else {
                state.entries[place].outcome = .leftOut
            }
        }
    }

    /// Goes back. Payments that are under way are completed.
    private func close() {
        if case .paying = state.phase { return }
        router.navigate(to: .back)
    }

    private func render() { view?.render(wording.viewState(of: state, isPrivate: privacy.isHidden)) }

    private func perform(_ effect: Effect) async {
        switch effect {
        case .plan: await plan()
        case .pay: await pay()
        case .note: return await payments.acknowledge(state.made + (query.isAsked ? state.untold : []))
        }
        render()
    }
}

// MARK: - Effects

extension DuePaymentsPresenter {
    private func plan() async {
        do throws(CardsError) {
            let dues =
                query.items.isEmpty
                ? try await self.dues(query.dues)
                : CardDues(items: query.items, today: wording.voice.clock.today)
            state.today = dues.today
            if !dues.unreadable.isEmpty {
                output?.report(.noted(.skipped(dues.unreadable.map(wording.errors.text(for:)))))
            }
            let oddities = CardOddityWording(dues.oddities, language: wording.voice.language).lines
            if !oddities.isEmpty { output?.report(.noted(.accepted(oddities))) }
            if dues.undatedCount > 0 { remark([wording.leftOut(dues.undatedCount)]) }
            remark(dues.items.compactMap(wording.isListedAgain))
            remark(dues.repeated.map { wording.isRepeated($0) })
            for (item, plan) in zip(dues.items, try await plans(for: dues.items)) {
                let entry = entry(for: item, plan)
                state.entries.append(entry)
                tell(entry)
            }
            if query.dues.names.isEmpty, query.items.isEmpty { try await planUnfinished() }
            state.phase = .asking
        } catch {
            state.phase = .failed(error)
            output?.report(.failed(error, wording.errors.alert(for: error)))
        }
    }

    /// What is to be done about earlier orders on cards on which nothing is due any more, so that none stays untold.
    private func planUnfinished() async throws(CardsError) {
        for order in try await payments.unfinished(besides: state.entries.map(\.item)) {
            if query.paysAgain, case .failure(.ordersPaid(let paid)) = order.answer {
                remark([wording.remark(.ordersPaid(paid), on: order.item)])
                output?.settle(paid)
                await payments.acknowledge(paid)
            } else {
                let entry = DuePaymentsState.Entry(order.item, order.answer)
                state.entries.append(entry)
                tell(entry)
            }
        }
    }

    /// The orders for `items`. If what was paid is to be paid again, the person is told first: who pays again knows what is said.
    private func plans(
        for items: [CardListing.Item]
    ) async throws(CardsError) -> [Result<PaymentPlan, CardsError>] {
        var plans = try await payments.plans(query.choice, on: items, knowing: []).map(\.saidFirst)
        guard query.paysAgain else { return plans }
        var (places, told): ([Int], [Payment]) = ([], [])
        for (place, plan) in plans.enumerated() {
            guard case .failure(let error) = plan, !error.paymentsToTell.isEmpty else { continue }
            remark([wording.remark(error, on: items[place])])
            places.append(place)
            told += error.paymentsToTell
        }
        guard !places.isEmpty else { return plans }
        await payments.acknowledge(told)
        let again = try await payments.plans(query.choice, on: places.map { items[$0] }, knowing: told)
        for (place, plan) in zip(places, again) { plans[place] = plan }
        return plans
    }

    /// What becomes of the due of `item`. A card that was named, and can't be paid on, is refused.
    private func entry(
        for item: CardListing.Item, _ plan: Result<PaymentPlan, CardsError>
    ) -> DuePaymentsState.Entry {
        let isNamed = !query.dues.names.isEmpty
        if !isNamed, query.paysMinimum, case .success(let plan) = plan, plan.earlier != nil {
            // What is left beyond the minimum is listed as due, and isn't what should be paid.
            return DuePaymentsState.Entry(item, .failure(.paymentRefused(.minimumPaid)))
        }
        var entry = DuePaymentsState.Entry(item, plan, isNamed: isNamed)
        // A card that was chosen was agreed to.
        if !query.items.isEmpty { entry.needsConsent = false }
        return entry
    }

    /// Pays what the person agreed to, one due after another. A refusal doesn't stop the next. The list is drawn when all is done:
    /// to draw it after each payment takes longer than the payments.
    private func pay() async {
        for place in state.planned {
            guard !Task.isCancelled else {
                state.entries[place].outcome = .untried
                continue
            }
            await pay(place)
            tell(state.entries[place])
        }
        state.phase = .done
        output?.report(.outcome(.listChanged))
        let paid = state.entries.filter { $0.outcome == .paid }.compactMap { entry in
            entry.payment.map { CardDeed.paid($0, title: entry.item.card.title) }
        }
        if let deed = CardDeed(paid) { output?.report(.outcome(.done(deed))) }
    }

    private func pay(_ place: Int) async {
        let entry = state.entries[place]
        guard let order = entry.order else { return }
        do throws(CardsError) {
            let receipt = try await payments.carryOut(order)
            state.entries[place].payment = receipt.payment
            state.entries[place].outcome = receipt.isRepeat ? .repeated : .paid
        } catch {
            state.entries[place].error = error
            state.entries[place].outcome = error.leavesUnknown ? .unknown : .refused
            if error.leavesUnknown { output?.report(.noted(.doubted(order.idempotencyKey))) }
        }
    }

    private func remark(_ remarks: [String]) {
        if !remarks.isEmpty { output?.report(.noted(.remarked(remarks))) }
    }

    /// Reports why a due isn't paid, or that it may have been already.
    private func tell(_ entry: DuePaymentsState.Entry) {
        if entry.isInDoubt || entry.outcome == .repeated || !entry.untold.isEmpty {
            output?.settle(entry.told)
        }
        if entry.outcome == .planned {
            if entry.isInDoubt { remark([wording.isInDoubt(entry)]) }
            if entry.needsConsent { remark([wording.needsConsent(entry)]) }
            if !entry.untold.isEmpty { remark([wording.remark(.ordersPaid(entry.untold), on: entry.item)]) }
        }
        guard let error = entry.error else { return }
        let alert = wording.alert(for: error, of: entry)
        output?.report(entry.outcome == .leftOut ? .noted(.remarked([alert.message])) : .failed(error, alert))
    }
}

extension Result<PaymentPlan, CardsError> {
    /// The same; what was paid already, and the person has not been told of, is an error.
    fileprivate var saidFirst: Self {
        guard case .success(let plan) = self, plan.earlier != nil, !plan.untold.isEmpty else { return self }
        return .failure(.ordersPaid(plan.untold))
    }
}
