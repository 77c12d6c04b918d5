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
@Suite("What was spent, built")
struct SpendingModuleTests {
    private let stack = ScreenStack()
    private let output = CardReportSpy()
    private let service = CardsServiceStub([.fixture(title: "GOLD")])

    init() { service.answer(statement: .success(.fixture())) }

    @Test("It is summed up as soon as the screen comes up, and can be put into every form")
    func spending() async throws {
        let module = CardScreenBuilder(service: service).spending(navigator: stack, output: output)
        #expect(module.state?.content == .loading("Fetching your statements…"))
        await module.send(.screen(.appeared))
        let record = try #require(module.state?.record)
        let amounts = Statement.fixture().transactions.map(\.amount).filter { $0 > 0 }
        #expect(record.sums.map(\.amount) == [amounts.reduce(0, +)] && !record.lines.isEmpty)
        #expect((module.screen as? any TabularScreen)?.table().hasPrefix("name,amount") == true)
        #expect(try module.screen.text(as: .json).contains("\"schema\" : \"swippy.spending/1\""))
        let plain = try module.screen.text(as: .plain).split(separator: "\n")
        #expect(plain.count == record.lines.count && plain.allSatisfy { $0.count { $0 == "\t" } == 4 })
        #expect(try module.screen.text(as: .screenReader).contains("transaction"))
        #expect(output.reports.isEmpty)
    }

    @Test("Amounts can be hidden, and then no bar tells them")
    func hidden() async throws {
        let module = CardScreenBuilder(service: service)
            .spending(CardSpendingQuery(by: .card), navigator: stack, output: output)
        await module.send(.screen(.appeared))
        await module.send(.screen(.privacyToggled))
        guard case .body(let charts)? = module.state?.content else { throw CardsError.unsupported }
        #expect(charts.flatMap(\.bars).allSatisfy { $0.share == 0 && $0.label == "GOLD •••• ••••" })
        #expect(charts.allSatisfy { $0.heading.hasSuffix("•••••") && !$0.isByCategory })
    }

    @Test(
        "A category can be named in any language; the title says what was asked for",
        arguments: ["fuel", "Пальне"])
    func narrow(category: String) async throws {
        let module = CardScreenBuilder(service: service)
            .spending(
                CardSpendingQuery(card: "@1", category: category, merchant: "x"), navigator: stack,
                output: output)
        await module.send(.screen(.appeared))
        #expect(module.state?.title.hasPrefix("Spending by category: Fuel, “x”, GOLD") == true)
        same(module.state?.record?.category, "fuel")
        guard case .empty(let notice)? = module.state?.content else { throw CardsError.unsupported }
        #expect(notice.headline == "No spending matches" && notice.advice.contains("they cover"))
    }

    @Test("The picture is as wide as is asked for, and the live screen as large")
    func sizes() async {
        let module = CardScreenBuilder(service: service).spending(navigator: stack, output: nil)
        await module.send(.screen(.appeared))
        for columns in [1, 8, 20, 40, 80, 200] {
            let space = CanvasSpace(columns: columns, theme: .standard(depth: .none))
            same(module.screen.canvas(in: space).size.columns, columns)
        }
    }

    @Test("A statement that can't be had is left out and named; a failed refresh keeps the sums")
    func failures() async throws {
        let module = CardScreenBuilder(service: service).spending(navigator: stack, output: output)
        await module.send(.screen(.appeared))
        service.answer(statement: .failure(.timeout))
        await module.send(.refreshRequested)
        #expect(module.state?.alert != nil && module.state?.record?.lines.isEmpty == false)
        service.answer(statement: .success(nil))
        await module.send(.refreshRequested)
        #expect(module.state?.record?.missing == 1 && module.state?.summary == nil)
    }

    @Test("It is traced, and freed with its owner")
    func lifetime() async {
        weak var screen: (any Screen)?
        let trace = Tracer(clock: ContinuousClock())
        await {
            let module = CardScreenBuilder(service: service, trace: trace).spending(
                navigator: stack, output: nil)
            await module.send(.screen(.appeared))
            screen = module.screen
        }()
        #expect(screen == nil)
        #expect(trace.messages.contains { $0.receiver == "CardSpendingInteractor" })
    }
}
