import PaymentCards
import Testing

@MainActor
@Suite("A program without a command line")
struct CommandlessTests {
    private let navigator = ScreenStack()

    @Test("shows screens that name no program and nothing to type", arguments: Language.allCases)
    func texts(language: Language) async throws {
        let service = StoredCardsService(over: FeedCards(MockNetworkService()))
        let screens = CardScreenBuilder(service: service, language: language)
        let list = screens.list(navigator: navigator, output: nil)
        navigator.push(list.screen)
        await list.settle()
        list.swipe(row: 0, by: -0.05)
        try expectNothingTyped(on: list.screen)
        list.swipe(row: 0, by: -0.6)
        try expectNothingTyped(on: list.screen)
        list.tap(row: 0)
        let details = try #require(navigator.top as? any InteractiveScreen)
        await details.settle()
        try expectNothingTyped(on: details)

        let payment = screens.payment(on: "6564", navigator: navigator, output: nil)
        for event in [CardPaymentEvent.screen(.appeared), .wentOn, .wentOn] { await payment.send(event) }
        try expectNothingTyped(on: payment.screen)
        let removal = screens.removal(of: "6564", navigator: navigator, output: nil)
        for event in [CardQuestionEvent.screen(.appeared), .agreed] { await removal.send(event) }
        try expectNothingTyped(on: removal.screen)
        let restoration = screens.restoration(of: "6564", navigator: navigator, output: nil)
        await restoration.send(.screen(.appeared))
        try expectNothingTyped(on: restoration.screen)
    }

    @Test("says what to type once it has commands, in its own words")
    func ownCommands() async throws {
        let service = StoredCardsService(over: FeedCards(MockNetworkService()))
        let screens = CardScreenBuilder(service: service, commands: WalletCommands())
        let removal = screens.removal(of: "6564", navigator: navigator, output: nil)
        for event in [CardQuestionEvent.screen(.appeared), .agreed] { await removal.send(event) }
        let text = try removal.screen.text(as: .screenReader)
        #expect(text.contains("Bring it back, with its payments: wallet put back 48822394455"))
        let alerts = ErrorAlerts(language: .english, commands: WalletCommands())
        #expect(alerts.alert(for: .removedCard(name: "1", removed: [])).advice.hasSuffix("put back …"))
    }

    private func expectNothingTyped(on screen: any Screen) throws {
        let space = CanvasSpace(columns: 100, theme: .standard(depth: .trueColor))
        let texts = try [
            screen.text(as: .plain), screen.text(as: .screenReader), screen.canvas(in: space).text,
        ]
        for text in texts {
            #expect(!text.isEmpty)
            #expect(!text.lowercased().contains("swippy") && !text.contains(" --") && !text.contains("{"))
        }
    }
}

/// The command line of a program that has only one command.
private struct WalletCommands: CardCommands {
    let program = "wallet"

    func line(for command: CardCommand) -> String? {
        if case .restore(let card) = command { "wallet put back \(card ?? "…")" } else { nil }
    }

    func spelling(of option: CardOption) -> String? { nil }
}
