import PaymentCardsBuilder
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import PaymentCardsTestSupport
import ScreenContract
import ScreenView
import TerminalKit
import TestSupport
import Testing
import Trace

@MainActor
@Suite("All payments, built")
struct HistoryModuleTests {
    private let stack = ScreenStack()
    private let service = CardsServiceStub([.fixture()])

    init() { service.answer(records: PaymentRecords(payments: [.fixture("SW-1")], isComplete: true)) }

    @Test("They are listed as soon as the screen comes up, and can be put into every form")
    func history() async throws {
        let module = CardScreenBuilder(service: service).history(navigator: stack, output: nil)
        await module.send(.screen(.appeared))
        same(module.state?.record?.lines.map(\.reference), ["SW-1"])
        #expect((module.screen as? any TabularScreen)?.table().hasPrefix("date,name") == true)
    }

    @Test("They are traced, and freed with their owner")
    func lifetime() async {
        weak var screen: (any Screen)?
        let trace = Tracer(clock: ContinuousClock())
        await {
            let module = CardScreenBuilder(service: service, trace: trace).history(
                navigator: stack, output: nil)
            await module.send(.screen(.appeared))
            screen = module.screen
        }()
        #expect(screen == nil)
        #expect(trace.messages.contains { $0.receiver == "CardHistoryInteractor" })
        #expect(trace.messages.contains { $0.sender == "CardHistoryInteractor" })
    }
}
