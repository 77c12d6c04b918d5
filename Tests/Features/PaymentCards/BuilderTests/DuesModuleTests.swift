import Foundation
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
@Suite("What is due, built")
struct DuesModuleTests {
    private let stack = ScreenStack()
    private let output = CardReportSpy()
    private let service = CardsServiceStub([
        PaymentCard.fixture(id: "1", due: .fixture(state: "due in 3 days")),
        PaymentCard.fixture(id: "2", due: .fixture(amount: 7, state: "overdue by 1 day")),
        PaymentCard.fixture(id: "3", due: nil),
    ])

    @Test("It is found as soon as the screen comes up, and can be put into every form")
    func dues() async throws {
        let module = CardScreenBuilder(service: service)
            .dues(CardDuesQuery(days: 7), navigator: stack, output: output)
        await module.send(.screen(.appeared))
        same(module.state?.record?.lines.map(\.name), ["2", "1"])
        #expect((module.screen as? any TabularScreen)?.table().hasPrefix("name,title") == true)
        let calendar = (module.screen as? any CalendarScreen)?.calendar()
        #expect(calendar?.contains("UID:due-2-1@paymentcards") == true)
        #expect(output.reports.isEmpty)
    }

    @Test("It is traced, and freed with its owner")
    func lifetime() async {
        weak var screen: (any Screen)?
        let trace = Tracer(clock: ContinuousClock())
        await {
            let module = CardScreenBuilder(service: service, trace: trace).dues(navigator: stack, output: nil)
            await module.send(.screen(.appeared))
            screen = module.screen
        }()
        #expect(screen == nil)
        #expect(trace.messages.contains { $0.receiver == "CardDuesInteractor" })
    }
}
