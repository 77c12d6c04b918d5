import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import ScreenContract
import Values

// What the payment screen asks of the interactor, one thing after the other.

extension CardPaymentPresenter {
    func perform(_ effect: Effect) async {
        state.isBusy = true
        render()
        switch effect {
        case .quote(let subject): await fetchQuote(for: subject)
        case .pay: await pay()
        case .undo(let reference): await undo(reference)
        case .note(let payments): await interactor.acknowledge(payments)
        case .payAgain: if state.failure == nil { proceed() }
        }
        state.isBusy = false
        render()
    }

    private func fetchQuote(for subject: PaymentSubject) async {
        state.subject = subject
        do {
            let quote = try await interactor.quote(
                for: subject, key: state.key ?? state.unresolved?.idempotencyKey, knowing: state.told)
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
                state.unresolved = nil
                ask(about: subject)
            } else if state.quote == nil || error.saysPaid || error == .paymentRefused(.nothingDue) {
                state.step = .waiting
            }
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
            state.beginReading()
            if error.leavesUnknown {
                state.unresolved = order
                output?.report(.outcome(.listChanged))
            } else if error.leavesOtherChoice {
                // Another program has paid or undone since.
                if case .spentKey = error { state.unresolved = nil }
                state.step = .choosing
                ask(about: .card(order.card))
            }
            fail(error)
        }
    }

    private func undo(_ reference: PaymentReference) async {
        do {
            show(try await interactor.undo(reference))
        } catch {
            state.step = state.report == nil ? .waiting : .done
            state.isUndoUnresolved = error.leavesUnknown
            if error.leavesUnknown { output?.report(.outcome(.listChanged)) }
            if case .undoRefused(_, let problem) = error {
                state.undoEnd = nil
                if problem == .alreadyUndone { await showNewest() }
            }
            fail(error)
        }
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

    /// Shows what went wrong, and reports it.
    func fail(_ error: CardsError) {
        state.failure = error
        if error.saysPaid { state.beginReading() }
        output?.report(.failed(error, wording.alert(for: error, in: state)))
    }

    /// Shows the receipt, and tells the screen that opened this one what has changed on the card.
    private func show(_ report: PaymentReport) {
        state.show(report, at: wording.voice.clock.moment)
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
        return false
    }
}
