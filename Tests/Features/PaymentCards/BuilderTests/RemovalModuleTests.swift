import PaymentCardsBuilder
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import PaymentCardsTestSupport
import PaymentCardsView
import ScreenContract
import ScreenView
import TerminalKit
import TestSupport
import Testing
import Words

@MainActor
@Suite("A built removal")
struct RemovalModuleTests {
    private let stack = ScreenStack()
    private let output = CardReportSpy()
    private let service = CardsServiceStub([PaymentCard].fixtures(2))

    @Test("By a card's name, it asks, and takes the card away when the person agrees")
    func removal() async throws {
        let module = CardScreenBuilder(service: service)
            .removal(of: "1002", navigator: stack, output: output)
        #expect(module.state == nil)
        await module.send(.screen(.appeared))
        same(module.state?.body?.notice.headline, "Remove the card CARD 2, •••• 1002?")
        #expect(service.removed.isEmpty)
        await module.send(.agreed)
        same(service.removed.map(\.id.feedID), ["2"])
        #expect(try module.screen.text(as: .plain).hasPrefix("removed\ttrue\nname\t2\n"))
        #expect(output.errors.isEmpty)
    }

    @Test("A removed card comes back as soon as the screen comes up")
    func restoration() async throws {
        service.answer(restorable: [PaymentCard].fixtures(2))
        let module = CardScreenBuilder(service: service, language: .ukrainian, commands: RemovalCommand())
            .restoration(of: "1001", navigator: stack, output: output)
        await module.send(.screen(.appeared))
        same(service.restored.map(\.id.feedID), ["1"])
        #expect(try module.screen.text(as: .plain).hasPrefix("removed\tfalse\nname\t1\n"))
        #expect(try module.screen.text(as: .screenReader).contains("demo remove 1"))
    }

    @Test("A name that no card has is reported")
    func unknown() async {
        let builder = CardScreenBuilder(service: service)
        await builder.removal(of: "nobody", navigator: stack, output: output).send(.screen(.appeared))
        await builder.restoration(of: "2", navigator: stack, output: output).send(.screen(.appeared))
        same(output.errors.count, 2)
        same(output.errors.last, .notRemoved(name: "2", removed: []))
    }

    @Test("It is freed with its owner")
    func lifetime() async {
        weak var screen: (any Screen)?
        await {
            let module = CardScreenBuilder(service: service)
                .removal(of: "1002", navigator: stack, output: output)
            await module.send(.screen(.appeared))
            screen = module.screen
        }()
        #expect(screen == nil)
    }
}

/// The commands of a program that can only remove.
private struct RemovalCommand: CardCommands {
    let program = "demo"

    func line(for command: CardCommand) -> String? {
        if case .remove(let card) = command { "demo remove \(card)" } else { nil }
    }

    func spelling(of option: CardOption) -> String? { nil }
}
