import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import ScreenContract
import Values
import Words

// What is said of orders of which it is unknown whether they were paid.

extension CardPaymentWording {
    /// An alert that words `error`. If it is unknown whether an order was paid, or a payment undone, it says so, and how to find
    /// out.
    func alert(for error: CardsError, in state: CardPaymentState) -> AlertState {
        let voice = wording(hiding: state.surroundings.isHidden).voice
        let alert = ErrorWording(voice: voice).alert(for: error)
        guard error.leavesUnknown else { return alert }
        let (facts, advice): ([String], String)
        if let reference = state.undoInDoubt {
            let again = voice.line(.undo(reference)).map {
                voice[PaymentStrings.undoAgainBy].filled(with: $0)
            }
            (facts, advice) = (
                [
                    voice(
                        "The payment {} may or may not have been undone.", "Невідомо, чи платіж {} скасовано."
                    )
                    .filled(with: reference.text.safeText)
                ],
                again ?? voice[PaymentStrings.undoAgain]
            )
        } else if let order = state.unresolved {
            let key = voice[PaymentStrings.orderKey].filled(with: order.idempotencyKey.safeText)
            (facts, advice) = (
                [voice[PaymentStrings.unknownOutcome], key],
                voice[voice.isLive ? PaymentStrings.sameOrder : PaymentStrings.sameKey]
            )
        } else {
            return alert
        }
        return AlertState(
            title: voice[PaymentStrings.inDoubt], message: alert.message, facts: facts, advice: advice)
    }
}

extension DuePaymentsWording {
    /// A remark on an order that was sent before, or has to wait for one that was; `nil` for any other.
    func isInDoubt(_ entry: DuePaymentsState.Entry) -> String? {
        let words =
            entry.isInDoubt
            ? PaymentStrings.sentAgain[language]
            : entry.order?.unsettled.first.map {
                PaymentStrings.sentFirst[language].filled(with: voice($0.money))
            }
        return words.map { "\(name(of: entry.item)): \($0)" }
    }

    /// What is wrong with the payment of `entry`, with the name of its card, and its key if the outcome is unknown.
    func alert(for error: CardsError, of entry: DuePaymentsState.Entry) -> AlertState {
        var alert = errors.alert(for: error)
        alert.message = "\(name(of: entry.item)): \(alert.message)"
        guard entry.status == .inDoubt, let order = entry.order else { return alert }
        return AlertState(
            title: alert.title, message: alert.message,
            facts: [
                PaymentStrings.unknownOutcome[language],
                PaymentStrings.orderKey[language].filled(with: order.idempotencyKey.safeText),
            ],
            advice: voice(
                "Run the command again, or pay with this key: an order is paid only once.",
                "Виконайте команду ще раз або сплатіть із цим ключем: доручення виконується один раз."))
    }
}
