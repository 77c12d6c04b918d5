import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import ScreenContract
import ScreenPresenter
import Values

// What the payment screen asks of the interactor, one thing after the other.

extension CardPaymentPresenter {
    func perform(_ effect: Effect) async {
        if case .acknowledge(let payments) = effect { return await interactor.acknowledge(payments) }
        state.isBusy = true
        render()
        switch effect {
        case .quote(let subject): await fetchQuote(for: subject)
        case .pay: await pay()
        case .undo(let reference): await undo(reference)
        case .payAgain: if state.failure == nil { proceed() }
        case .acknowledge: break
        }
        state.isBusy = false
        render()
    }

    private func fetchQuote(for subject: PaymentSubject) async {
        state.subject = subject
        do {
            let quote = try await interactor.quote(
                for: subject, key: state.key ?? state.unresolved?.idempotencyKey,
                knowing: state.told.map(\.id))
            if !quote.unreadable.isEmpty {
                output?.report(
                    .noted(.skipped(quote.unreadable.map(ErrorWording(voice: wording.voice).text(for:)))))
            }
            if let known = state.item, known != quote.item { output?.report(.outcome(.updated(quote.item))) }
            state.item = quote.item
            state.quote = quote
            state.chooseOrder(of: quote)
            if let order = state.unresolved, let earlier = quote.earlier,
                earlier.idempotencyKey == order.idempotencyKey
            {
                // The order in doubt has been paid.
                return show(PaymentReport(payment: earlier, item: quote.item))
            }
            if state.step == .waiting { state.step = .choosing }
        } catch .cancelled {
            // The person left; what is on the screen is still what is known.
        } catch {
            if case .spentKey = error, state.key == nil {
                // The order in doubt was paid and taken back, so the next one is another.
                output?.settle(state.unresolved.take())
                ask(about: subject)
            } else if state.quote == nil || error.saysPaid || error == .paymentRefused(.nothingDue) {
                state.step = .waiting
            }
            // What the other screens say is due is not what it is.
            if error == .paymentRefused(.nothingDue) { output?.report(.outcome(.listChanged)) }
            fail(error)
        }
    }

    /// Pays what the person has agreed to, unless an answer that came since has led to another step.
    private func pay() async {
        guard state.step == .paying, let order = state.order, let item = state.item else { return }
        do {
            show(try await interactor.pay(order, of: item))
        } catch {
            state.step = .confirming
            state.surroundings.beginReading()
            if error.leavesUnknown {
                state.unresolved = order
                doubt(order.idempotencyKey)
            } else if error.leavesOtherChoice {
                // Another program has paid or undone since.
                if case .spentKey = error { output?.settle(state.unresolved.take()) }
                output?.report(.outcome(.listChanged))
                state.step = .choosing
                if !error.saysPaid { ask(about: .card(order.card)) }
            }
            fail(error)
        }
    }

    private func undo(_ reference: PaymentReference) async {
        do {
            show(try await interactor.undo(reference))
        } catch {
            state.step = state.report == nil ? .waiting : .done
            state.undoInDoubt = error.leavesUnknown ? reference : nil
            if error.leavesUnknown { doubt(reference.text) }
            if case .undoRefused(_, let problem) = error {
                output?.report(.noted(.settled(reference.text)))
                state.undoEnd = nil
                if problem == .alreadyUndone { await showNewest() }
            }
            fail(error)
        }
    }

    /// Reports that it is unknown what became of the order with this key.
    private func doubt(_ order: String) {
        output?.report(.noted(.doubted(order)))
        output?.report(.outcome(.listChanged))
    }

    /// Shows what another program has done to the payment.
    private func showNewest() async {
        guard let report = state.report else { return }
        do {
            show(try await interactor.report(on: report.payment))
        } catch {
            // Why it can't be taken back is said all the same, and the receipt stays the one of then.
        }
    }

    /// Takes note that the person knows what was paid before, and asks what can be paid besides.
    func noteTold() {
        if state.noteTold(), let subject = state.askedAgain { ask(about: subject) }
    }

    /// Takes note that the person knows what this screen has said of payments at a server: a person who looks, as soon as it is drawn; a
    /// command, once it is printed and the screen is closed.
    func acknowledge() {
        let payments = state.saidPayments
        guard wording.voice.meaning == .order, !payments.isEmpty else { return }
        effects.request(.acknowledge(payments))
    }

    /// Shows what went wrong, and reports it.
    func fail(_ error: CardsError) {
        state.failure = error
        if wording.voice.isLive { acknowledge() }
        if error.saysPaid { state.surroundings.beginReading() }
        output?.settle(error.paymentsToTell)
        output?.report(.failed(error, wording.alert(for: error, in: state)))
    }

    /// Shows the receipt, and tells the screen that opened this one what has changed on the card.
    private func show(_ report: PaymentReport) {
        if report.isRepeat || state.isInDoubt { output?.settle([report.payment]) }
        state.show(report, at: wording.voice.clock.moment)
        if wording.voice.isLive { acknowledge() }
        output?.report(.outcome(report.item.map { .updated($0) } ?? .listChanged))
        let deed = CardDeed.paid(report.payment, title: state.item?.card.title ?? "")
        output?.report(.outcome(report.payment.undone == nil ? .done(deed) : .undone(deed)))
    }
}

extension CardsError {
    /// Whether the person has to read first what was paid before.
    var saysPaid: Bool { !paymentsToTell.isEmpty }

    /// Whether an order failed because what can be chosen is something else by now.
    fileprivate var leavesOtherChoice: Bool {
        if case .spentKey = self { return true }
        if case .paymentRefused = self { return true }
        return saysPaid
    }
}
