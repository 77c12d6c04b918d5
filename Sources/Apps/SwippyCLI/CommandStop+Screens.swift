import CommandLine
import PaymentCardsEntity
import PaymentCardsPorts
import ScreenContract

extension CommandStop {
    /// The error of the cards that it words, if it words one.
    var cardsError: CardsError? { cause as? CardsError }

    /// Ends a command that failed with `error`, worded by `alert`.
    init(_ error: CardsError, _ alert: AlertState) {
        self.init(exitCode: ExitCode(error), alert)
        cause = error
    }

    /// Ends a command with what `alert` says.
    init(exitCode: ExitCode, _ alert: AlertState) {
        self.init(
            exitCode: exitCode, message: alert.message,
            candidates: alert.choices.map { Candidate(name: $0.name, number: $0.number, title: $0.title) },
            details: alert.facts, advice: alert.advice)
    }
}
