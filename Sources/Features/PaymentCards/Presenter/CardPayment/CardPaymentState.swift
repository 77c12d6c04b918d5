import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import ScreenContract
import ScreenPresenter
import Values

/// All that changes on a payment screen.
struct CardPaymentState {
    /// How far the person is.
    enum Step: Equatable {
        /// Nothing is known yet.
        case waiting
        /// How much is being chosen.
        case choosing
        /// It is chosen, and the person has yet to agree.
        case confirming
        /// The person has agreed, and the answer is not there.
        case paying
        /// There is a receipt.
        case done
        /// The payment is being taken back.
        case undoing
    }

    var step = Step.waiting { didSet { if step != oldValue { chosenAction = nil } } }
    /// The button of the slip that the person went to; `nil` for the one where they begin.
    private var chosenAction: PaymentAction?
    /// Whether the interactor is being asked for something, or is about to be asked what can be paid.
    var isBusy = false

    /// The key that the person has given to the order; `nil` where it is derived from what the order is for.
    var key: String?
    /// Which card was asked for last.
    var subject: PaymentSubject?
    /// The card as far as it is known.
    var item: CardListing.Item?
    var quote: PaymentQuote?
    var option = PaymentOption.full
    var typed = EditedText()
    /// Whether the amount was filled in for the person, so that typing replaces it.
    private var isFilledIn = false
    /// Whether a person has tried to go on with what is typed, so that what is missing is said too.
    var isTypingOver = false
    var order: PaymentOrder?
    /// An order in doubt: it is unknown whether it was paid. The same amount is ordered with the same key again.
    var unresolved: PaymentOrder?
    /// The payment of which it is unknown whether it was taken back.
    var undoInDoubt: PaymentReference?
    /// Whether something is in doubt, here or since an earlier screen.
    var isInDoubt: Bool { unresolved != nil || undoInDoubt != nil || quote?.inDoubt.isEmpty == false }
    var report: PaymentReport?
    /// The payments of which the person has been told on this screen.
    private(set) var told: [Payment] = []
    /// The payments that the screen says were made, and has said so.
    var saidPayments: [Payment] {
        told + (failure?.paymentsToTell ?? []) + [report?.payment].compactMap(\.self)
    }
    var failure: CardsError? { didSet { if (failure == nil) != (oldValue == nil) { chosenAction = nil } } }
    var surroundings = ScreenSurroundings()
    /// Until when the payment can be taken back; `nil` where it can't, or at any time.
    var undoEnd: Duration?

    private var now: Duration { surroundings.now }
    /// The card to ask about again.
    var askedAgain: PaymentSubject? { item.map { .card($0.id) } ?? subject }

    /// Whether the person has had the time to read what is to be agreed to.
    var isReadable: Bool { surroundings.isReadable }

    /// Whether the person may go elsewhere meanwhile. What is to be agreed to is not left out of sight, nor is what is under way.
    var canWait: Bool {
        switch step {
        case .waiting, .choosing, .done: true
        case .confirming, .paying, .undoing: false
        }
    }

    /// What copying means: the reference of the receipt, before there is one the card's last four digits.
    var copying: CardMessage? {
        report.map { .copiedReference($0.payment.id) } ?? item.map { .copiedDigits($0.card.number.lastFour) }
    }

    /// How many seconds are left to take the payment back, begun ones included; `nil` where it can't be any more.
    var undoSeconds: Int? {
        guard let undoEnd, undoEnd > now, step == .done || step == .undoing else { return nil }
        let (seconds, attoseconds) = (undoEnd - now).components
        return Int(seconds) + (attoseconds > 0 ? 1 : 0)
    }

    /// When something on the screen next changes by itself; `nil` for never.
    var nextChange: Duration? {
        [stepChange, surroundings.nextChange].compactMap(\.self).min()
    }

    private var stepChange: Duration? {
        if step == .confirming, !isReadable {
            return now < surroundings.readableAt ? surroundings.readableAt : nil
        }
        guard let undoEnd, let undoSeconds else { return nil }
        return undoEnd - .seconds(undoSeconds - 1)
    }

    /// The choice as far as it is made.
    var choice: Result<PaymentChoice, AmountText.Problem> {
        switch option {
        case .full: .success(.full)
        case .minimum: .success(.minimum)
        case .other:
            Result { () throws(AmountText.Problem) in
                .amount(try AmountText.amount(of: typed.text, in: quote?.due.money.currency))
            }
        }
    }

    /// Takes note that the person has been told of the payments that are in the way of another order: they no longer are.
    ///
    /// - Returns: whether any were.
    mutating func noteTold() -> Bool {
        guard let failure, failure.saysPaid else { return false }
        told += failure.paymentsToTell
        self.failure = nil
        return true
    }
}

// MARK: - The buttons of a slip

extension CardPaymentState {
    /// What the buttons of the slip do, in order; empty where there is none.
    var actions: [PaymentAction] {
        switch step {
        case .waiting, .choosing: []
        case .confirming: [failure == nil ? .pay : .askAgain, .back]
        case .paying: [.pay, .back]
        case .done, .undoing: (canUndo ? [.undo] : []) + [.done]
        }
    }

    /// What the button does that the person is at. They begin at what the slip is for; on a receipt, at leaving it.
    var action: PaymentAction? {
        let actions = actions
        if let chosenAction, actions.contains(chosenAction) { return chosenAction }
        return actions.contains(.done) ? .done : actions.first
    }

    /// Goes on to another button; from either end to the other.
    mutating func moveAction(by count: Int) {
        guard let place = action.flatMap(actions.firstIndex) else { return }
        chosenAction = actions[(place + count % actions.count + actions.count) % actions.count]
    }

    /// Asks once more whether to pay what couldn't be paid. It is read anew before it can be agreed to.
    mutating func askAgain() {
        failure = nil
        surroundings.beginReading()
    }

    /// Goes to a choice.
    mutating func select(_ option: PaymentOption) {
        self.option = option
        isTypingOver = false
        failure = nil
    }

    /// Goes on to another choice, as far as there are any.
    mutating func moveSelection(by count: Int) {
        if let next = PaymentOption.allCases.element(count, after: option) { select(next) }
    }

    /// Chooses what the order with the person's key was to pay, if it was sent before.
    mutating func chooseOrder(of quote: PaymentQuote) {
        guard key != nil || quote.onlyOrder(for: .full) != nil,
            let (money, rest) = quote.earlier.map({ ($0.money, $0.rest) })
                ?? quote.inDoubt.first.map({ ($0.money, $0.rest) }), let rest
        else { return }
        choose(money.amount, leaving: rest)
    }

    /// Chooses to pay `amount`, which left `rest`.
    mutating func choose(_ amount: Decimal, leaving rest: Money) {
        (typed, isFilledIn) = (EditedText("\(amount)"), true)
        select(rest.isPositive ? .other : .full)
    }

    /// Goes on with another amount. What is typed at another choice, or over an amount that was filled in, begins one.
    mutating func edit(_ edit: TextEdit) {
        let isTyped = if case .inserted = edit { true } else { false }
        guard isTyped || option == .other else { return }
        if isTyped, option != .other || isFilledIn { typed = EditedText() }
        isFilledIn = false
        typed.apply(edit)
        select(.other)
    }
}

// MARK: - The time, and the receipt

extension CardPaymentState {
    /// Lets the time to read and the time to take back go by.
    ///
    /// - Returns: whether that changes something on the screen.
    mutating func advance(to time: Duration, at date: Date) -> Bool {
        let before = (isReadable, undoSeconds, nextChange)
        let isOver = surroundings.advance(to: time, at: date)
        return isOver || before != (isReadable, undoSeconds, nextChange)
    }

    /// Shows the receipt. `date` is the time of day, by which the service counts the time to take back.
    mutating func show(_ report: PaymentReport, at date: Date) {
        (self.report, unresolved, failure, step, undoInDoubt) = (report, nil, nil, .done, nil)
        undoEnd = report.payment.undoDeadline(at: date).map { now + .seconds($0.timeIntervalSince(date)) }
        if let item = report.item { self.item = item }
    }
}
