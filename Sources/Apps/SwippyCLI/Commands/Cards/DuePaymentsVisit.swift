import CommandLine
import PaymentCardsBuilder
import PaymentCardsPorts
import PaymentCardsScreens
import ScreenContract
import ScreenView
import TerminalKit
import Words

/// Pays everything that is due, or on several cards: plays a person who opens its screen, reads the list, confirms once, and looks at the result.
@MainActor
struct DuePaymentsVisit {
    private let call: Call
    private let service: any CardsService
    private let navigator = ScreenStack()
    private let listener: DuePaymentsListener

    init(_ call: Call) throws {
        self.call = call
        service = try ServiceChoice(call: call).service()
        listener = DuePaymentsListener(call)
    }

    func run() async throws {
        let query = DuePaymentsQuery(
            CardDuesQuery(days: call.integer(DueCommand.within), names: call.texts(PayCommand.card)),
            paysMinimum: call.flag(PayCommand.minimum), paysAgain: call.flag(PayCommand.again),
            isAsked: Confirmation(call).asks)
        let payments = call.screens(of: service)
            .duePayments(query, navigator: navigator, output: listener)
        navigator.push(payments.screen)
        await call.console.waiting(for: call.wait) { await payments.settle() }
        var signal: Int32?
        let confirmation = Confirmation(call)
        if !call.flag(PayCommand.dryRun), confirmation.canAsk, let consent = payments.state?.body?.consent {
            await payments.send(.consented(confirmation.isConfirmed(consent)))
        }
        if !call.flag(PayCommand.dryRun), let question = payments.state?.body?.question {
            try await ask(question, payments)
            call.payer.pays(with: service)
            signal = await call.console.waiting(for: .answer) {
                await Interruption.cancelling { await payments.send(.agreed) }
            }
        }
        try print(payments.screen)
        if !call.flag(PayCommand.dryRun) { await payments.send(.screen(.told)) }
        if let signal { Interruption.end(by: signal) }
        try listener.rethrow()
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
        if Confirmation(call).asks { await payments.send(.screen(.told)) }
        call.tellOfDemonstration()
        try Confirmation(call).ask(question.text, refusal: question.refusal)
    }

    /// Prints the result. If standard output can't be written, it goes to standard error, since money has been moved.
    private func print(_ screen: any Screen) throws {
        do {
            try ScreenPrinter(call: call).print(screen)
        } catch let error as Console.OutputError {
            call.console.writeError(try screen.text(as: .plain))
            throw error
        }
    }
}

/// Receives what happens while everything due is paid. All of it is reported on standard error; the first failure gives the exit
/// code.
@MainActor
private final class DuePaymentsListener: Reporting {
    private let call: Call
    private var exitCode: ExitCode?

    init(_ call: Call) {
        self.call = call
    }

    func report(_ report: CardReport) {
        switch report {
        case .failed(let error, let alert):
            let stop = CommandStop(error, alert).payingNothing(call)
            exitCode = exitCode ?? stop.exitCode
            ErrorOutput(call).warn(stop)
        case .skipped(let cards): call.console.tellSkipped(cards, call.language)
        case .accepted(let remarks), .remarked(let remarks): call.console.tell(remarks)
        // The screen that is printed shows it, and there is no list.
        case .updated, .privacySet, .listChanged, .done, .undone, .added, .shown, .copied, .mouseSet: break
        }
    }

    func rethrow() throws(ExitCode) {
        if let exitCode { throw exitCode }
    }
}
