public import Foundation
public import PaymentCardsEntity
public import PaymentCardsPorts
public import PaymentCardsScreens
public import ScreenContract
import Values
public import Words

// Longer than most: it still has a method for each event.
/// Holds all state of the payment screen, and sees to it that an order is paid once.
@MainActor
public final class CardPaymentPresenter {
    /// What the screen is opened for.
    public enum Purpose: Equatable, Sendable {
        /// To pay on a card.
        case pay(PaymentSubject)
        /// To take a payment back.
        case undo(PaymentReference)
    }

    /// What the presenter needs of the world to tell orders apart and times.
    public struct Surroundings: Sendable {
        /// The time of day.
        let now: @Sendable () -> Date
        /// The time zone in which times are told.
        let timeZone: TimeZone
        /// A key that no other order has.
        let makeKey: @Sendable () -> String

        /// Surroundings.
        public init(
            now: @escaping @Sendable () -> Date, timeZone: TimeZone, makeKey: @escaping @Sendable () -> String
        ) {
            self.now = now
            self.timeZone = timeZone
            self.makeKey = makeKey
        }
    }

    /// What the state is drawn on; the view owns the presenter, so this is weak.
    public weak var view: (any CardPaymentViewInput)? { didSet { render() } }

    let interactor: any CardPaymentInteractorInput
    private let router: any Routing<CardPaymentRoute>
    private(set) weak var output: (any Reporting<CardReport>)?
    let surroundings: Surroundings
    let wording: CardPaymentWording
    var state: CardPaymentState

    /// A presenter for `purpose`, with amounts and digits hidden where they are `isPrivate`. What happens is reported to `output`, held weakly.
    public init(
        for purpose: Purpose, key: String? = nil, isPrivate: Bool = false, language: Language,
        surroundings: Surroundings, interactor: any CardPaymentInteractorInput,
        router: any Routing<CardPaymentRoute>, output: (any Reporting<CardReport>)?
    ) {
        self.surroundings = surroundings
        wording = CardPaymentWording(
            language: language, timeZone: surroundings.timeZone,
            days: DayClock(timeZone: surroundings.timeZone, now: surroundings.now))
        self.interactor = interactor
        self.router = router
        self.output = output
        state = CardPaymentState()
        state.isPrivate = isPrivate
        state.key = key
        switch purpose {
        case .pay(let subject):
            state.errand = .quote(subject)
            if case .item(let item) = subject { state.item = item }
        case .undo(let reference): state.errand = .undo(reference)
        }
    }

    func render() {
        view?.render(wording.viewState(for: state))
    }

    func fail(_ error: CardsError) {
        state.failure = error
        // It is said at the top.
        state.scroll = 0
        output?.report(.failed(error, wording.alert(for: error, in: state)))
    }
}

// MARK: - Choosing

extension CardPaymentPresenter: CardPaymentViewOutput {
    /// Goes to a choice.
    public func didSelect(_ option: PaymentOption) {
        guard state.step == .choosing else { return }
        state.option = option
        state.isTypingOver = false
        state.failure = nil
        render()
    }

    /// Goes on to another choice, as far as there are any.
    public func didMoveSelection(by count: Int) {
        let options = PaymentOption.allCases
        guard let index = options.firstIndex(of: state.option) else { return }
        let bounded = min(max(-options.count, count), options.count)
        didSelect(options[min(max(0, index + bounded), options.count - 1)])
    }

    /// Goes on with another amount, or begins one.
    public func didType(_ text: String) {
        change(typed: state.option == .other ? state.typed + text : text)
    }

    /// Takes back what has been typed.
    public func didErase(all: Bool) {
        guard state.option == .other else { return }
        change(typed: all ? "" : String(state.typed.dropLast()))
    }

    private func change(typed: String) {
        guard state.step == .choosing else { return }
        state.option = .other
        state.typed = String(typed.prefix(Self.mostTyped))
        state.isTypingOver = false
        state.failure = nil
        render()
    }

    /// Does what comes next where the person is.
    public func didGoOn() {
        switch state.step {
        case .waiting: didRequestRefresh()
        case .choosing: didProceed()
        case .confirming: didConfirm()
        case .done: didStepBack()
        case .paying, .undoing: return
        }
    }

    /// Shows the payment that the choice comes to, so that it can be agreed to, or says why there can't be one.
    public func didProceed() {
        guard state.step == .choosing, let quote = state.quote else { return }
        state.failure = nil
        switch state.choice {
        case .failure: state.isTypingOver = true
        case .success(let choice):
            do throws(CardsError) {
                var order = try interactor.order(choice, of: quote, key: state.key ?? surroundings.makeKey())
                if let unresolved = state.unresolved, unresolved.amount == order.amount { order = unresolved }
                state.order = order
                state.step = .confirming
                state.readableAt = state.now + CardPaymentState.readingTime
                state.scroll = 0
            } catch {
                fail(error)
            }
        }
        render()
    }

    /// Has the payment made, once, as soon as the events have been told.
    public func didConfirm() {
        guard state.step == .confirming, let order = state.order else { return }
        guard state.isReadable else {
            state.readableAt = state.now + CardPaymentState.readingTime
            return render()
        }
        state.step = .paying
        state.failure = nil
        state.errand = .pay(order)
        render()
    }

    /// Has the payment taken back, as soon as the events have been told.
    public func didRequestUndo() {
        guard state.step == .done, state.undoSeconds != nil, let report = state.report else { return }
        state.step = .undoing
        state.failure = nil
        state.errand = .undo(report.payment.id)
        render()
    }

    /// Goes a step back. A payment that is under way is seen to its end.
    public func didStepBack() {
        switch state.step {
        case .paying, .undoing: return
        case .waiting, .choosing, .done: router.navigate(to: .back)
        case .confirming:
            state.step = .choosing
            state.failure = nil
            state.scroll = 0
            // What is due may not be what it was.
            if let order = state.unresolved { state.errand = .quote(.card(order.card)) }
            render()
        }
    }

    /// Asks again what can be paid.
    public func didRequestRefresh() {
        guard !state.isBusy, state.errand == nil else { return }
        switch state.step {
        case .waiting, .choosing:
            guard let subject = state.item.map({ .card($0.id) }) ?? state.subject else { return }
            state.failure = nil
            state.errand = .quote(subject)
            render()
        case .confirming, .paying, .done, .undoing: return
        }
    }

    /// More than anybody owes.
    private static let mostTyped = 40
}

// MARK: - The screen

extension CardPaymentPresenter {
    /// Lets the time to read and the time to take back go by.
    public func didAdvance(to time: Duration) {
        let before = (state.isReadable, state.undoSeconds, state.nextChange)
        state.now = max(state.now, time)
        if before != (state.isReadable, state.undoSeconds, state.nextChange) { render() }
    }

    /// Keeps the last row in reach.
    public func didChangeOverflow(rows: Int) {
        guard rows != state.overflow else { return }
        state.overflow = max(0, rows)
        state.scroll = min(state.scroll, state.overflow)
        render()
    }

    /// Scrolls, as far as there is something to see.
    public func didScroll(by rows: Int) {
        let overflow = state.overflow
        state.scroll = min(max(0, state.scroll + min(max(-overflow, rows), overflow)), overflow)
        render()
    }

    /// Hides amounts and digits, or shows them, here and elsewhere.
    public func didTogglePrivacy() {
        state.isPrivate.toggle()
        output?.report(.privacySet(state.isPrivate))
        render()
    }

    /// Hides amounts and digits while nobody looks. What nobody saw can't be agreed to before it has been read.
    public func didChangeAttention(hasFocus: Bool) {
        if hasFocus, !state.hasAttention { state.readableAt = state.now + CardPaymentState.readingTime }
        state.hasAttention = hasFocus
        render()
    }
}
