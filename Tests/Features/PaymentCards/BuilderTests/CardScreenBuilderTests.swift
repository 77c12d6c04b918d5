import PaymentCardsBuilder
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import PaymentCardsTestSupport
import PaymentCardsView
import ScreenView
import SwipeKit
import TerminalKit
import TestSupport
import Testing
import Words

@MainActor
@Suite("CardScreenBuilder")
struct CardScreenBuilderTests {
    @Test(
        "A swipe reveals the actions, an action opens the details, and closing them comes back to the closed card"
    )
    func wholeStory() async throws {
        let scene = await ListScene(.fixtures(3))
        try same(scene.lines.map { $0[1] }, ["CARD 1", "CARD 2", "CARD 3"])
        scene.module.swipe(row: 1, by: -0.6)
        try same(scene.lines.map { $0[12] }, ["center", "left", "center"])
        #expect(scene.module.screen.canvas(in: .plain(120)).text.contains("pay now"))

        scene.module.choose(action: "view_details", row: 1)
        let details = try #require(scene.details)
        #expect(try details.text(as: .screenReader).hasPrefix("Card details, 2 of 3\n"))
        #expect(try details.text(as: .plain).contains("title\tCARD 2\n"))
        try await scene.press(.escape)
        #expect(scene.stack.top === scene.module.screen)
        try same(scene.lines.map { $0[12] }, ["center", "center", "center"])
        #expect(scene.output.errors.isEmpty)
    }

    @Test(
        "Every action leads to its screen, and Esc from there to the list",
        arguments: [
            ("view_details", "Card details"), ("pay_now", "Payment"),
            ("view_last_statement", "Last statement"),
        ])
    func actions(code: String, title: String) async throws {
        let card = PaymentCard.fixture(actions: [.viewDetails, .payNow, .viewLastStatement])
        let scene = await ListScene([card])
        scene.module.swipe(row: 0, by: 0.6)
        scene.module.choose(action: code, row: 0)
        let screen = try #require(scene.stack.top as? any InteractiveScreen)
        #expect(try screen.text(as: .screenReader).hasPrefix("\(title)\n"))
        screen.handle(.key(KeyEvent(key: .escape)), at: .zero)
        #expect(scene.stack.top === scene.module.screen)
    }

    @Test("A tap opens the details, which show themselves at once")
    func tap() async throws {
        let scene = await ListScene(.fixtures(2))
        scene.module.tap(row: 0)
        #expect(scene.details?.canvas(in: .plain(100)).text.contains("CARD 1") == true)
        same(scene.service.requestCount, 1)
    }

    @Test("A screen for programs has the same record as others, and writes no amounts for people")
    func forPrograms() async throws {
        let service = CardsServiceStub([.fixture()])
        let states = [false, true].map { isForPrograms in
            CardScreenBuilder(service: service).forPrograms(isForPrograms)
                .details(of: .fixture(), navigator: ScreenStack(), output: nil).state
        }
        #expect(states[0]?.record != nil && states[0]?.record == states[1]?.record)
        same(states.map { $0?.body?.row.due?.amount }, ["₹1,500.00", "•••••"])
    }

    @Test("What a refresh of the details brings is on the list when the person comes back")
    func refresh() async throws {
        let scene = await ListScene(.fixtures(2))
        scene.module.tap(row: 1)
        let details = try #require(scene.details)
        scene.service.answer([
            .fixture(id: "1", title: "CARD 1", number: "4221 XXXX XXXX 1001"),
            .fixture(id: "2", title: "RENAMED", due: .fixture(state: "fully_paid")),
        ])
        try await scene.press(.character("r"))
        #expect(try details.text(as: .plain).contains("title\tRENAMED\n"))
        try await scene.press(.escape)
        try same(scene.lines.map { $0[1] }, ["CARD 1", "RENAMED"])
        try same(scene.lines.map { $0[8] }, ["due", "paid"])
    }

    @Test("Query, values and language reach their layers")
    func injection() async throws {
        let config = try CardConfig(openPercentage: 0.5)
        let scene = await ListScene(
            CardsServiceStub(.fixtures(4)), query: CardQuery(page: .page(2, size: 3)), config: config,
            language: .ukrainian)
        scene.module.swipe(row: 0, by: 0.9)
        #expect(try scene.module.screen.text(as: .json).contains("\"reveal\" : 0.5"))
        let spoken = try scene.module.screen.text(as: .screenReader)
        #expect(spoken.hasPrefix("Ваші картки, 4 картки, сторінка 2 з 2\n\nКартка 4 з 4\n"))
        scene.module.swipe(row: 0, by: -0.5)
        scene.module.tap(row: 0)
        #expect(try scene.details?.text(as: .screenReader).hasPrefix("Подробиці картки, 4 з 4\n") == true)
    }

    @Test("A failure and skipped cards are reported to the list's owner")
    func output() async throws {
        let failing = await ListScene(CardsServiceStub(failure: .offline))
        same(failing.output.errors, [.offline])
        #expect(failing.module.screen.canvas(in: .plain(80)).text.contains("You are offline: no network"))
        let partial = await ListScene(
            CardsServiceStub(.success(.fixture([.card(.fixture()), .unreadable(at: 1)]))))
        same(partial.output.skipped, [["card[1].number: expected text, found null"]])
        try same(partial.lines.count, 1)
    }
}

extension CanvasSpace {
    /// A space without colours or an end.
    static func plain(_ columns: Int) -> CanvasSpace {
        CanvasSpace(columns: columns, theme: .standard(depth: .none))
    }
}
