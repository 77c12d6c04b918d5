import PaymentCardsBuilder
import PaymentCardsEntity
import PaymentCardsScreens
import PaymentCardsTestSupport
import ScreenContract
import ScreenView
import TerminalKit
import TestSupport
import Testing

@MainActor
@Suite("A list that was opened over another screen")
struct NestedListTests {
    private func scene(leadsBack: Bool = true) async -> ListScene {
        let scene = await ListScene(
            CardsServiceStub([PaymentCard].fixtures(2)), hasPlaces: true, leadsBack: leadsBack)
        await scene.module.send(.capacityChanged(cards: 3, across: 1))
        return scene
    }

    private func out(_ scene: ListScene) -> KeyHint<CardListEvent>? {
        scene.module.state?.controls?.hints.last
    }

    @Test("Esc takes off what was put on it, the last first, and then goes back")
    func peels() async throws {
        let scene = await scene()
        same(out(scene), KeyHint(.event(.cancelled), "back", orOnLastScreen: "quit"))
        for key in ["f", "j", .enter] as [Key] { try await scene.press(key) }
        same(out(scene), KeyHint(.event(.screen(.closed)), "back", orOnLastScreen: "quit"))
        try await scene.press("?")
        try await scene.press(.escape)
        try await scene.press(.escape)
        same(scene.stack.depth, 1)
        try await scene.press(.left)
        try await scene.press(.escape)
        same(scene.stack.depth, 1)
        try await scene.press(.escape)
        same(scene.stack.depth, 0)
    }

    @Test("q goes back at once")
    func leaves() async throws {
        let scene = await scene()
        try await scene.press("f")
        try await scene.press("j")
        try await scene.press(.enter)
        try await scene.press("q")
        same(scene.stack.depth, 0)
    }

    @Test("The first list of the program is quit by q, and never by Esc")
    func root() async throws {
        let scene = await scene(leadsBack: false)
        same(out(scene), KeyHint(.event(.screen(.closed)), "back", orOnLastScreen: "quit"))
        try await scene.press(.escape)
        same(scene.stack.depth, 1)
        try await scene.press("q")
        same(scene.stack.depth, 0)
    }

    @Test("Help says where the way out leads, and how to go elsewhere")
    func help() async throws {
        let scene = await scene()
        try await scene.press("?")
        let hints = try #require(scene.module.state?.controls?.help).flatMap(\.hints)
        same(hints.last, KeyHint(.event(.screen(.closed)), "back", orOnLastScreen: "quit"))
        #expect(hints.contains(KeyHint(.event(.screen(.placesRequested)), "go to")))
    }

    @Test(
        "g goes elsewhere from the list and the details, on a Cyrillic layout too, but not while words are typed"
    )
    func places() async throws {
        let scene = await scene()
        var count = 0
        scene.stack.onPlaces = { count += 1 }
        try await scene.press("g")
        try await scene.press("п")
        same(count, 2)
        for key in ["/", "g"] as [Key] { try await scene.press(key) }
        #expect(count == 2 && scene.module.state?.controls?.search?.text == "g")
        try await scene.press(.escape)
        try await scene.press(.enter)
        try await scene.press("g")
        #expect(count == 3 && scene.details != nil)
    }
}
