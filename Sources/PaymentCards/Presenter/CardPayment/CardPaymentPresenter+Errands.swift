import Foundation
import PaymentCardsContract
import PaymentCardsEntity

// What the payment screen asks of the interactor, one thing after the other.

extension CardPaymentPresenter {
    /// Fetches, pays or takes back what the events have made necessary. Whoever calls again meanwhile waits for nothing: the
    /// first sees to everything.
    public func didHandleEvents() async {
        guard !state.isBusy else { return }
        state.isBusy = true
        while let errand = state.errand {
            state.errand = nil
            render()
            switch errand {
            case .quote(let subject): await fetchQuote(for: subject)
            case .pay(let order): await pay(order)
            case .undo(let reference): await undo(reference)
            }
        }
        state.isBusy = false
        render()
    }

    private func fetchQuote(for subject: PaymentSubject) async {
        state.subject = subject
        do {
            let quote = try await interactor.quote(for: subject, key: state.key)
            if !quote.unreadable.isEmpty {
                output?.cardScreen(didSkip: quote.unreadable.map(wording.errors.text(for:)))
            }
            if let known = state.item, known != quote.item { output?.cardScreen(didUpdate: quote.item) }
            state.item = quote.item
            state.quote = quote
            if state.step == .waiting { state.step = .choosing }
        } catch .cancelled {
            // The person left; what is on the screen is still what is known.
        } catch {
            if state.quote == nil || error == .paymentRefused(.nothingDue) { state.step = .waiting }
            fail(error)
        }
    }

    private func pay(_ order: PaymentOrder) async {
        guard let item = state.item else { return }
        do {
            show(try await interactor.pay(order, of: item))
        } catch {
            state.step = .confirming
            state.readableAt = state.now + CardPaymentState.readingTime
            if error.leavesUnknown {
                state.unresolved = order
            } else if case .paymentRefused = error {
                // Somebody else has paid since, so that the choice is another one now.
                state.step = .choosing
                state.errand = .quote(.card(order.card))
            }
            fail(error)
        }
    }

    private func undo(_ reference: PaymentReference) async {
        do {
            show(try await interactor.undo(reference))
        } catch {
            state.step = state.report == nil ? .waiting : .done
            if case .undoRefused = error { state.undoEnd = nil }
            fail(error)
        }
    }

    /// Shows the receipt, and tells whoever opened the screen what has changed on the card.
    private func show(_ report: PaymentReport) {
        state.report = report
        state.unresolved = nil
        state.failure = nil
        state.step = .done
        state.scroll = 0
        let age = surroundings.now().timeIntervalSince(report.payment.date)
        state.undoEnd =
            report.payment.undone == nil
            ? state.now + Payment.undoWindow - .seconds(max(0, age)) : nil
        if let item = report.item {
            state.item = item
            output?.cardScreen(didUpdate: item)
        } else {
            output?.cardScreenDidChangeList()
        }
    }
}

extension CardsError {
    /// Whether an order that failed with this may have been paid all the same.
    var leavesUnknown: Bool {
        switch self {
        // It may have been sent before the connection was gone, and what came of it got lost.
        case .timeout, .offline, .cancelled, .unreachable, .uselessAnswer: true
        case .store(let fault): if case .uncertain = fault.problem { true } else { false }
        case .server(let status, _, _): status >= 500 || status == 408
        case .noSuchFile, .deniedFile, .unreadableFile, .tooLarge, .malformed, .notAFeed,
            .unreadableStatement,
            .changedFile, .refused, .insecure, .unknownCard, .ambiguousCard, .actionNotOffered,
            .actionUnavailable,
            .actionHidden, .paymentRefused, .reusedKey, .unusableKey, .unknownPayment, .undoRefused,
            .duplicateCard, .unsupported:
            false
        }
    }
}
