import PaymentCardsBuilder
import PaymentCardsContract
import TerminalKit

/// `remove`: a person who asks on the list for a card to be taken away, agrees, and looks at what is then there.
@MainActor
struct RemoveCommand {
    let invocation: Invocation
    let language: Language
    let console: Console

    func run() async throws {
        guard case .remove(let card) = invocation.request else { return }
        let navigator = ScreenStack()
        let listener = CardCommandListener(
            console: console, language: language, hasTable: false, hidesAge: false)
        let service = try ServiceChoice(invocation: invocation, language: language, console: console)
            .service()
        let module = CardListBuilder(service: service, language: language)
            .list(CardQuery(page: .all, name: card), navigator: navigator, output: listener)
        navigator.push(module.screen)
        await module.gestures.appear()
        try listener.rethrow()
        module.gestures.remove(row: 0)
        try listener.rethrow()
        guard let screen = navigator.top, let removal = screen as? any CardRemovalGestures else {
            throw CommandStop.nothingDone(language)
        }
        try Confirmation(console: console, language: language, isGiven: invocation.flag(.yes))
            .ask(removal.question, refusal: Self.kept[language])
        await removal.agree()
        try listener.rethrow()
        try ScreenPrinter(invocation: invocation, console: console).print(screen)
    }

    private static let kept = LocalizedText(en: "the card was kept", uk: "картку залишено")
}
