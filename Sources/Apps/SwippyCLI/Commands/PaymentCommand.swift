import PaymentCardsBuilder
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import TerminalKit
import Words

/// `pay` and `undo`: a person who brings the payment screen up, chooses, agrees, and looks at the receipt.
@MainActor
struct PaymentCommand {
    let invocation: Invocation
    let language: Language
    let console: Console

    func run() async throws {
        let listener = ScreenListener(console: console, language: language)
        let navigator = ScreenStack()
        let service = try ServiceChoice(invocation: invocation, language: language, console: console)
            .service()
        let builder = CardPaymentBuilder(service: service, language: language)
        switch invocation.request {
        case .pay(let card):
            let module = builder.payment(
                on: card, key: invocation.text(.idempotencyKey), navigator: navigator, output: listener)
            try await pay(module, listener)
        case .undo(let reference):
            let reference = PaymentReference(typed: reference)
            let module = builder.undo(reference, navigator: navigator, output: listener)
            await console.waiting(for: .answer) { await module.gestures.appear() }
            try listener.rethrow()
            try print(module.screen)
        case .live, .list, .swipe, .show, .statement, .add, .remove, .restore, .reset, .counter, .config,
            .doctor,
            .completions,
            .help, .version:
            break
        }
    }

    private func pay(_ module: CardPaymentModule, _ listener: ScreenListener) async throws {
        await console.waiting(for: invocation.wait) { await module.gestures.appear() }
        try listener.rethrow()
        module.gestures.choose(option, amount: invocation.text(.amount) ?? "")
        try listener.rethrow()
        guard !invocation.flag(.dryRun) else { return try print(module.screen) }
        if let question = module.gestures.question {
            try Confirmation(console: console, language: language, isGiven: invocation.flag(.yes))
                .ask(question.text, refusal: question.refusal)
        }
        try await confirm(module, listener)
        try print(module.screen)
    }

    /// Orders the payment. Who interrupts an order that is on its way to a server is told its key, without which nobody could
    /// find out what became of it.
    private func confirm(_ module: CardPaymentModule, _ listener: ScreenListener) async throws {
        guard console.connect != nil else {
            await console.waiting(for: .answer) { await module.gestures.confirm() }
            return try listener.rethrow()
        }
        let signal = await console.waiting(for: .answer) {
            await Interruption.cancelling { await module.gestures.confirm() }
        }
        do throws(CommandStop) {
            try listener.rethrow()
        } catch {
            if let signal {
                for line in error.lines { console.writeError(line + "\n") }
                Interruption.end(by: signal)
            }
            throw error
        }
    }

    private var option: PaymentOption {
        if invocation.text(.amount) != nil { return .other }
        return invocation.flag(.minimum) ? .minimum : .full
    }

    /// Prints the receipt. Where standard output can't be written, money has been moved all the same, so that standard error
    /// gets it.
    private func print(_ screen: any Screen) throws {
        do {
            try ScreenPrinter(invocation: invocation, console: console).print(screen)
        } catch let error as Console.OutputError {
            console.writeError(try screen.text(as: .plain))
            throw error
        }
    }
}

/// Hears what a screen reports that no other screen has opened: skipped cards go to standard error at once, a failure ends the
/// command.
@MainActor
final class ScreenListener: CardScreenModuleOutput {
    private let console: Console
    private let language: Language
    private var stop: CommandStop?

    init(console: Console, language: Language) {
        self.console = console
        self.language = language
    }

    func cardScreen(didUpdate item: CardListing.Item) {
        // The screen that is printed shows it.
    }

    func cardScreen(didSetPrivacy isPrivate: Bool) {
        // What is printed hides nothing.
    }

    func cardScreenDidChangeList() {
        // There is no list.
    }

    func cardScreen(didFailWith error: CardsError, alert: AlertState) {
        stop = CommandStop(error, alert)
    }

    func cardScreen(didSkip unreadable: [String]) {
        for card in unreadable { console.writeError("swippy: \(CommandStrings.skipped[language]) \(card)\n") }
    }

    func rethrow() throws(CommandStop) {
        if let stop { throw stop }
    }
}
