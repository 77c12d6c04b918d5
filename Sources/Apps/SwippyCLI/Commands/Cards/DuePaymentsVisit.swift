import CommandLine
import PaymentCardsBuilder
import PaymentCardsPorts
import PaymentCardsScreens
import ScreenContract
import ScreenProgram
import ScreenView
import TerminalKit

/// Pays everything that is due, or on several cards: plays a person who opens its screen, reads the list, confirms once, and looks at
/// the result. All that happens is told on standard error, and the first failure that leaves something
/// to do gives the exit code.
@MainActor
struct DuePaymentsVisit {
    let call: Call

    func run() async throws {
        let service = try ServiceChoice(call: call).service()
        let isDry = call.flag(PayCommand.dryRun)
        let query = DuePaymentsQuery(
            CardDuesQuery(
                days: call.integer(DueCommand.within), names: call.texts(PayCommand.card),
                isInParts: isDry && call.format.isForPrograms),
            paysMinimum: call.flag(PayCommand.minimum), paysAgain: call.flag(PayCommand.again))
        let visit = CardVisit(call, hearing: .several { $0.payingNothing(call) })
        func screen(
            _ navigator: any Navigator, _ output: CardListener
        ) -> BuiltScreen<DuePaymentsEvent, DuePaymentsViewState> {
            call.screens(of: service).duePayments(query, navigator: navigator, output: output)
        }
        guard !isDry else {
            let planned = try await visit.printed(screen)
            if planned.state?.record == nil { try visit.print(planned.screen) }
            visit.listener.tell()
            return try visit.listener.end()
        }
        let payments = try await visit.open(screen)
        var signal: Int32?
        if let question = payments.state?.body?.question {
            try await ask(question, payments)
            signal = await visit.carryOut { await payments.send(.agreed) }
        }
        try visit.printReceipt(payments.screen)
        if call.cardOrigin == .server { await payments.send(.screen(.closed)) }
        if let signal { Interruption.end(by: signal) }
        try visit.listener.end()
    }

    /// Shows what would be paid, and returns once the person has confirmed it.
    private func ask(
        _ question: PaymentQuestion, _ payments: BuiltScreen<DuePaymentsEvent, DuePaymentsViewState>
    ) async throws {
        let console = call.console
        if !call.flag(Confirmation.yes), console.isErrorTerminal {
            let theme = ScreenPrinter(call: call).theme(depth: call.colorDepth)
            let space = CanvasSpace(columns: console.size.columns, theme: theme)
            let picture = payments.screen.canvas(in: space).drawn(with: console.drawingCharacters)
                .standing(on: theme)
            console.writeError(
                theme.depth > .none
                    ? ANSIEncoder(depth: theme.depth).encode(picture)
                    : ANSIEncoder.plainText(picture) + "\n")
        }
        call.tellOfDemonstration()
        try Confirmation(call).ask(question.text, refusal: question.refusal)
    }
}
