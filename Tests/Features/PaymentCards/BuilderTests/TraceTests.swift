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
@Suite("A trace of each screen")
struct TraceTests {
    private let stack = ScreenStack()
    private let trace = Tracer()
    private let service = CardsServiceStub([PaymentCard].fixtures(2))
    private var builder: CardScreenBuilder {
        CardScreenBuilder(service: service, now: { .moment }, trace: trace)
    }

    /// What each question says, without what was asked about.
    private var questions: Set<String> {
        Set(trace.messages.compactMap { $0.text.split(separator: "(").first.map(String.init) })
    }

    @Test("that reads has what its presenter asks, and the answer is the same")
    func reading() async {
        await builder.history(navigator: stack, output: nil).send(.screen(.appeared))
        await builder.spending(navigator: stack, output: nil).send(.screen(.appeared))
        await builder.dues(navigator: stack, output: nil).send(.screen(.appeared))
        await builder.statement(of: .fixture(), navigator: stack, output: nil).send(.screen(.appeared))
        let picker = builder.picker(navigator: stack, output: nil)
        await picker.send(.screen(.appeared))
        same(picker.state?.body?.rows.count, 2)
        let details = builder.details(of: .fixture(), navigator: stack, output: nil)
        await details.send(.screen(.appeared))
        await details.send(.refreshRequested)
        await builder.check(of: NothingWrong(), navigator: stack, output: nil).send(.screen(.appeared))
        #expect(
            questions.isSuperset(of: [
                "everyPayment", "spending", "everyDue", "report", "cards", "card", "check",
            ]))
    }

    private struct NothingWrong: FeedChecking {
        func findings() async throws(CardsError) -> FeedFindings { FeedFindings() }
    }

    @Test("that pays has the quote, the order and the payment, and of an undo the reference")
    func paying() async {
        let payment = builder.payment(on: "2", navigator: stack, output: nil)
        await payment.send(.screen(.appeared))
        payment.input.handle(.edited(.inserted(TypedText("12.50"))))
        payment.input.handle(.proceeded)
        payment.input.handle(.screen(.timeAdvanced(to: .seconds(1))))
        await payment.send(.confirmed)
        await builder.undo(PaymentReference("SW-7K3M-9QPD-2X"), navigator: stack, output: nil).send(
            .screen(.appeared))
        let all = builder.duePayments(navigator: stack, output: nil)
        await all.send(.screen(.appeared))
        #expect(questions.isSuperset(of: ["quote", "order", "pay", "undo", "everyDue", "plans"]))
    }

    @Test("that changes the cards has what it changes, and never what was typed")
    func changing() async {
        let details = builder.details(
            of: .fixture(), undoable: .added(.fixture()), navigator: stack, output: nil)
        await details.send(.undoRequested)
        same(service.removed, [.fixture()])
        let form = builder.form(navigator: stack, output: nil)
        await form.send(.edited(.inserted(TypedText("TRAVEL\n4821\nSBI"))))
        await form.send(.submitted)
        #expect(questions.isSuperset(of: ["undo", "remove", "check", "duplicate", "add"]))
        #expect(!trace.messages.contains { $0.text.contains("4821") })
    }

    @Test("below the service has all that a source is asked, and the source answers it")
    func source() async throws {
        let source = (service as any CardsSource).traced(by: trace, for: Self.self)
        try await same(source.wallet().cards.count, 2)
        service.answer(gone: [PaymentCard].fixtures(2))
        try await same(source.removedCards().count, 2)
        _ = try await source.statement(of: CardID(feedID: "1"))
        _ = try await source.datedStatement(of: CardID(feedID: "1"))
        _ = try await source.statements(of: CardID(feedID: "1"))
        _ = try await source.written()
        try await source.admitOrder()
        same(
            trace.messages.filter { $0.kind == .call }.map { $0.text.prefix { $0 != "(" } },
            ["wallet", "removedCards", "statement", "datedStatement", "statements", "written", "admitOrder"])
    }
}
