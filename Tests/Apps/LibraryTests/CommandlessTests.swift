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
        let own = WalletCardsService(.memory, days: DayClock())
        let removal = try await removal(of: .gold, from: own, language)
        try expectNothingTyped(on: removal.screen)
        await removal.send(.agreed)
        try expectNothingTyped(on: removal.screen)
    }

    @Test("says what to type once it has commands, in its own words")
    func ownCommands() async throws {
        let own = WalletCardsService(.memory, days: DayClock())
        let removal = try await removal(of: .gold, from: own, .english, WalletCommands())
        await removal.send(.agreed)
        let space = CanvasSpace(columns: 100, theme: .standard(depth: .none))
        #expect(removal.screen.canvas(in: space).text.contains("wallet take back SW-"))
        let error = CardsError.removedCard(name: "1", removed: [])
        let alerts = ErrorAlerts(language: .english, commands: WalletCommands())
        #expect(alerts.alert(for: error).advice == "See how to bring it back: wallet log")
        #expect(ErrorAlerts(language: .english).alert(for: error).advice == "Undo brings it back.")
    }

    /// The question whether to remove a card that was just added.
    private func removal(
        of card: NewCard, from own: WalletCardsService, _ language: Language,
        _ commands: WalletCommands? = nil
    ) async throws -> BuiltScreen<CardQuestionEvent, CardChangeViewState> {
        let added = try await own.add(card)
        let removal = CardScreenBuilder(service: own, language: language, commands: commands)
            .change(.remove([added.id.feedID]), of: own, navigator: navigator, output: nil)
        await removal.send(.screen(.appeared))
        return removal
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

/// The command line of a program that has only two commands.
private struct WalletCommands: CardCommands {
    let program = "wallet"

    func line(for command: CardCommand) -> String? {
        switch command {
        case .undo(let reference): "wallet take back \(reference.text)"
        case .changes: "wallet log"
        default: nil
        }
    }

    func spelling(of option: CardOption) -> String? { nil }
}

extension NewCard {
    /// A card of one's own.
    static var gold: NewCard {
        NewCard(
            number: CardNumber(masking: "XXXX XXXX XXXX 4821"), network: .visa, holder: "", title: "GOLD")
    }
}
