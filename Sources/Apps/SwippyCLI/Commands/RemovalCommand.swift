import PaymentCardsBuilder
import PaymentCardsScreens
import TerminalKit
import Words

/// `remove` and `restore`: a person who brings up the screen on which a card is taken away, agrees, and looks at what is then
/// there; or who has the card brought back.
@MainActor
struct RemovalCommand {
    let invocation: Invocation
    let language: Language
    let console: Console

    func run() async throws {
        let listener = ScreenListener(console: console, language: language)
        let navigator = ScreenStack()
        let service = try ServiceChoice(invocation: invocation, language: language, console: console)
            .service()
        let builder = CardRemovalBuilder(service: service, language: language)
        switch invocation.request {
        case .remove(let card):
            let module = builder.removal(of: card, navigator: navigator, output: listener)
            await console.waiting(for: invocation.wait) { await module.gestures.appear() }
            try listener.rethrow()
            try Confirmation(console: console, language: language, isGiven: invocation.flag(.yes))
                .ask(module.gestures.question, refusal: Self.kept[language])
            await console.waiting(for: .answer) { await module.gestures.agree() }
            try listener.rethrow()
            try ScreenPrinter(invocation: invocation, console: console).print(module.screen)
        case .restore(let card):
            let module = builder.restoration(of: card, navigator: navigator, output: listener)
            await console.waiting(for: invocation.wait) { await module.gestures.appear() }
            try listener.rethrow()
            try ScreenPrinter(invocation: invocation, console: console).print(module.screen)
        case .live, .list, .swipe, .show, .pay, .undo, .statement, .add, .reset, .counter, .config, .doctor,
            .completions, .help, .version:
            break
        }
    }

    private static let kept = LocalizedText(en: "the card was kept", uk: "картку залишено")
}
