// Longer than most: which step follows which, and what may come between, is read in one place.
package import PaymentCardsEntity
package import PaymentCardsPorts
package import PaymentCardsScreens
package import ScreenContract
import ScreenPresenter
import Values
import Words

/// Holds all state of the payment screen, and sees to it that an order is paid once.
@MainActor
// Longer than most: which step follows which, and what may come between, is read in one place.
package final class CardPaymentPresenter: Presenter {
    /// What the screen is opened for.
    package enum Purpose: Equatable, Sendable {
        case pay(PaymentSubject)
        /// To take a payment back.
        case undo(PaymentReference)
    }

    /// What the interactor is asked.
    enum Effect {
        /// What can be paid.
        case quote(PaymentSubject)
        /// The payment that the person has agreed to.
        case pay
        case undo(PaymentReference)
        /// The payment that the person wants to make although they have been told of an equal one.
        case payAgain
        /// Nothing but that the person knows of these payments.
        case acknowledge([Payment])
    }

    package weak var view: (any ViewInput<CardPaymentViewState>)? { didSet { render() } }

    private let purpose: Purpose
    let interactor: any CardPaymentInteractorInput
    private let router: any Routing<CardExitRoute>
    private(set) weak var output: (any Reporting<CardReport>)?
    let wording: CardPaymentWording
    var state: CardPaymentState
    private(set) lazy var effects = EffectRunner<Effect> { [weak self] effect in await self?.perform(effect) }

    /// A presenter for `purpose`, with amounts and digits hidden where they are `isPrivate`. What happens is reported to `output`, held
    /// weakly.
    package init(
        for purpose: Purpose, key: String? = nil, isPrivate: Bool = false, voice: CardVoice,
        interactor: any CardPaymentInteractorInput, router: any Routing<CardExitRoute>,
        output: (any Reporting<CardReport>)?
    ) {
        (self.purpose, wording) = (purpose, CardPaymentWording(voice: voice))
        (self.interactor, self.router, self.output) = (interactor, router, output)
        state = CardPaymentState()
        (state.surroundings.privacy.isOn, state.key) = (isPrivate, key)
        if case .pay(.item(let item)) = purpose { state.item = item }
    }

    package func handle(_ event: CardPaymentEvent) {
        switch event {
        case .screen(.appeared): appear()
        case .screen(.timeAdvanced(let time)):
            if state.advance(to: time, at: wording.voice.clock.moment) { render() }
        case .screen(.attentionChanged(let hasFocus)):
            state.surroundings.changeAttention(hasFocus: hasFocus)
            render()
        case .screen(.returned), .screen(.uncovered): return
        case .screen(.privacyToggled):
            state.surroundings.togglePrivacy(reportingTo: output)
            render()
        case .screen(.placesRequested): if state.canWait { router.navigate(to: .places) }
        case .screen(.closed), .steppedBack: stepBack()
        case .selected(let option): choose { $0.select(option) }
        case .selectionMoved(let count): move(by: count)
        case .pressed(let action): act(action)
        case .edited(let edit): choose { $0.edit(edit) }
        case .wentOn: goOn()
        case .proceeded: proceed()
        case .understood: noteTold()
        case .confirmed: confirm()
        case .agreedUnseen: say(PaymentStrings.unseen)
        case .undoRequested: requestUndo()
        case .copyRequested:
            if let message = state.copying { state.surroundings.say(message.reported(to: output)) }
            render()
        case .refreshRequested: refresh()
        }
    }

    package func settle() async { await effects.settle() }

    func render() { view?.render(wording.page(of: state)) }

    private func appear() {
        switch purpose {
        case .pay(let subject): ask(about: subject)
        case .undo(let reference): effects.request(.undo(reference))
        }
    }

    /// Has it asked what can be paid.
    func ask(about subject: PaymentSubject) {
        state.isBusy = true
        effects.request(.quote(subject))
    }
}

// MARK: - Steps

extension CardPaymentPresenter {
    /// Lets `change` happen to the choice of how much is paid.
    private func choose(_ change: (inout CardPaymentState) -> Void) {
        guard state.step == .choosing else { return }
        change(&state)
        render()
    }

    /// Goes to another amount, or to another button of a slip.
    private func move(by count: Int) {
        guard state.step == .choosing else {
            state.moveAction(by: count)
            return render()
        }
        choose { $0.moveSelection(by: count) }
    }

    /// Does what comes next where the person is.
    private func goOn() {
        switch state.step {
        case .waiting: refresh()
        case .choosing: proceed()
        case .confirming, .paying, .done, .undoing: state.action.map(act)
        }
    }

    /// Does what a button of a slip does. While something is under way, no button does anything, nor later.
    private func act(_ action: PaymentAction) {
        guard [.confirming, .done].contains(state.step), state.actions.contains(action) else { return }
        switch action {
        case .pay: confirm()
        case .askAgain:
            // What has gone wrong is read first, too: an Enter that was meant for the payment asks nothing.
            if state.surroundings.hasRead() { state.askAgain() }
            render()
        case .back, .done: stepBack()
        case .undo: requestUndo()
        }
    }

    /// Shows the payment that the choice comes to, so that it can be agreed to, or says why there can't be one.
    func proceed() {
        guard state.step == .choosing, let quote = state.quote else { return }
        guard state.failure?.saysPaid != true else { return payAgain() }
        (state.failure, state.isTypingOver) = (nil, true)
        switch state.choice {
        case .failure: break
        case .success(let choice):
            do throws(CardsError) {
                var order = try interactor.order(choice, of: quote, key: state.key)
                if let unresolved = state.unresolved, unresolved.amount == order.amount { order = unresolved }
                state.order = order
                state.step = .confirming
                state.surroundings.beginReading()
            } catch {
                fail(error)
            }
        }
        render()
    }

    /// Goes on to what was paid by an earlier order, too, once the person has had the time to read that.
    private func payAgain() {
        if state.surroundings.hasRead() {
            noteTold()
            effects.request(.payAgain)
        }
        render()
    }

    /// Has the payment made, once.
    private func confirm() {
        guard state.step == .confirming, state.order != nil else { return }
        if state.surroundings.hasRead() {
            state.step = .paying
            state.failure = nil
            effects.request(.pay)
        }
        render()
    }

    /// Has the payment taken back.
    private func requestUndo() {
        guard state.step == .done, state.canUndo, let report = state.report else {
            return say(ControlStrings.noUndo)
        }
        state.step = .undoing
        state.failure = nil
        effects.request(.undo(report.payment.id))
        render()
    }

    /// Says why a key does nothing, unless what is under way says enough.
    private func say(_ text: LocalizedText) {
        guard state.step != .paying, state.step != .undoing else { return }
        state.surroundings.say(.text(text))
        render()
    }

    /// Goes a step back. A payment that is under way is seen to its end.
    private func stepBack() {
        switch state.step {
        case .paying, .undoing: return
        case .waiting, .choosing, .done:
            if !wording.voice.isLive { acknowledge() }
            router.navigate(to: .back)
        case .confirming:
            state.step = .choosing
            state.failure = nil
            // What is due may not be what it was.
            if let order = state.unresolved { ask(about: .card(order.card)) }
            render()
        }
    }

    /// Asks again what can be paid.
    private func refresh() {
        guard !state.isBusy else { return }
        switch state.step {
        case .waiting where state.failure?.saysPaid == true:
            noteTold()
            render()
        case .waiting, .choosing:
            guard let subject = state.askedAgain else { return }
            state.failure = nil
            ask(about: subject)
            render()
        case .confirming, .paying, .done, .undoing: return
        }
    }
}
