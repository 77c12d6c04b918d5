import CommandLine
import PaymentCardsEntity
import PaymentCardsPorts
import Synchronization
import Words

/// What makes the payments of a command, for the case that they can't be told.
final class Payer: CallAddition {
    private let service = Mutex<(any CardsService)?>(nil)

    init(call: Call) {}

    /// Keeps `service`, which is about to pay.
    func pays(with service: any CardsService) { self.service.withLock { $0 = service } }

    /// Adds to `stop`, because of which the receipt or the trace is incomplete, which payments were made: nobody must make them
    /// again. The next command that would is told of them first. The command line `history` shows them.
    func naming(_ stop: CommandStop, _ language: Language, history: String) async -> CommandStop {
        guard stop.exitCode == .inputOutput, let service = service.withLock(\.self) else { return stop }
        let made = await service.noteUntold().map(\.id.text)
        guard !made.isEmpty else { return stop }
        var stop = stop
        let text = made.count == 1 ? Self.wasMade : Self.wereMade
        stop.details.append(text[language].replacing("{}", with: made.joined(separator: ", ")))
        let advice = Self.dontPayAgain[language].replacing("{history}", with: history)
        stop.advice = [stop.advice, advice].compactMap(\.self).joined(separator: " ")
        return stop
    }

    private static let wasMade = LocalizedText(en: "The payment was made: {}", uk: "Платіж зроблено: {}")
    private static let wereMade = LocalizedText(en: "Payments were made: {}", uk: "Платежі зроблено: {}")
    private static let dontPayAgain = LocalizedText(
        en: "What was paid stays paid: see {history}.",
        uk: "Сплачене лишається сплаченим: див. {history}.")
}

extension Call {
    /// What makes the payments of this command.
    var payer: Payer { self[Payer.self] }
}
