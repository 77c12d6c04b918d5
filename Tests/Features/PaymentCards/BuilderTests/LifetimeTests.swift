import PaymentCardsBuilder
import PaymentCardsEntity
import PaymentCardsScreens
import PaymentCardsTestSupport
import PaymentCardsView
import ScreenView
import TerminalKit
import TestSupport
import Testing
import Trace

@MainActor
@Suite("The life of a screen")
struct LifetimeTests {
    @Test("Details that were left are freed, and the list below stays")
    func poppedDetails() async throws {
        let scene = await ListScene(.fixtures(1))
        scene.module.tap(row: 0)
        weak var details: PureViewScreen<CardDetailsView>?
        details = scene.details
        #expect(details != nil)
        details?.handle(.key(KeyEvent(key: .escape)), at: .zero)
        #expect(details == nil)
        same(scene.stack.depth, 1)
    }

    @Test("A statement that was left while it was on its way is freed")
    func poppedStatement() async throws {
        let service = CardsServiceStub([PaymentCard].fixtures(1))
        let scene = await ListScene(service)
        scene.module.swipe(row: 0, by: 0.6)
        scene.module.choose(action: "view_last_statement", row: 0)
        weak var statement: PureViewScreen<CardStatementView>?
        let load: Task<Void, Never>
        do {
            let view = try #require(scene.stack.top as? PureViewScreen<CardStatementView>)
            statement = view
            load = Task { await view.settle() }
        }
        scene.stack.pop()
        await load.value
        #expect(statement == nil)
    }

    @Test("Details that are freed while they refresh report nothing, and don't stay for it")
    func refreshingDetails() async throws {
        let scene = await ListScene(.fixtures(1))
        scene.module.tap(row: 0)
        weak var details: PureViewScreen<CardDetailsView>?
        let refresh: Task<Void, Never>
        do {
            let view = try #require(scene.details)
            details = view
            refresh = Task { await view.settle() }
        }
        scene.stack.pop()
        await refresh.value
        #expect(details == nil)
        try same(scene.lines.count, 1)
    }

    @Test("The whole list is freed with the stack, the open card and the details included")
    func wholeList() async {
        weak var screen: (any Screen)?
        weak var details: (any Screen)?
        weak var output: CardReportSpy?
        weak var service: CardsServiceStub?
        weak var stack: ScreenStack?
        await {
            let scene = await ListScene(.fixtures(2))
            scene.module.swipe(row: 0, by: 0.6)
            scene.module.tap(row: 1)
            screen = scene.module.screen
            details = scene.stack.top
            output = scene.output
            service = scene.service
            stack = scene.stack
        }()
        #expect(screen == nil)
        #expect(details == nil)
        #expect(output == nil)
        #expect(service == nil)
        #expect(stack == nil)
    }

    @Test("A screen is freed with its wrappers when it is traced, too")
    func traced() async throws {
        let (trace, stack) = (Tracer(), ScreenStack())
        weak var list: (any Screen)?
        weak var details: (any Screen)?
        do {
            let service = CardsServiceStub([PaymentCard].fixtures(1))
            let module = CardScreenBuilder(service: service, trace: trace).list(navigator: stack, output: nil)
            stack.push(module.screen)
            await module.settle()
            module.tap(row: 0)
            (list, details) = (module.screen, stack.top)
        }
        #expect(list != nil)
        #expect(details !== list)
        stack.pop()
        #expect(details == nil)
        stack.pop()
        #expect(list == nil)
        #expect(trace.messages.contains { $0.receiver == "ScreenRouter" })
    }

    @Test("Pages are freed with their owner, when they are traced, too")
    func pages() async {
        let builder = CardScreenBuilder(service: CardsServiceStub([PaymentCard].fixtures(1)), trace: Tracer())
        let stack = ScreenStack()
        weak var dues: (any Screen)?
        weak var history: (any Screen)?
        weak var spending: (any Screen)?
        await {
            let modules = (
                builder.dues(navigator: stack, output: nil), builder.history(navigator: stack, output: nil),
                builder.spending(navigator: stack, output: nil)
            )
            await modules.0.send(.screen(.appeared))
            await modules.1.send(.screen(.appeared))
            await modules.2.send(.screen(.appeared))
            (dues, history, spending) = (modules.0.screen, modules.1.screen, modules.2.screen)
            #expect(dues != nil && history != nil && spending != nil)
        }()
        #expect(dues == nil && history == nil && spending == nil)
    }

    @Test("A list keeps neither its owner nor its navigator alive")
    func weakOutside() async {
        let service = CardsServiceStub([PaymentCard].fixtures(1))
        let module: BuiltScreen<CardListEvent, CardListViewState>
        weak var stack: ScreenStack?
        weak var output: CardReportSpy?
        do {
            let (navigator, listener) = (ScreenStack(), CardReportSpy())
            (stack, output) = (navigator, listener)
            module = CardScreenBuilder(service: service).list(navigator: navigator, output: listener)
        }
        module.screen.appear()
        await module.settle()
        module.tap(row: 0)
        #expect(stack == nil)
        #expect(output == nil)
    }
}
