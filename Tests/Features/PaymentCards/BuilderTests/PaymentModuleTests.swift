import Foundation
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
import Values

@MainActor
@Suite("A built payment")
struct PaymentModuleTests {
    @Test("The list leads to it, and it is freed when it is left")
    func fromTheList() async throws {
        let scene = await ListScene(.fixtures(1))
        scene.module.swipe(row: 0, by: -0.6)
        scene.module.choose(action: "pay_now", row: 0)
        weak var payment: PureViewScreen<CardPaymentView>?
        do {
            let view = try #require(scene.stack.top as? PureViewScreen<CardPaymentView>)
            await view.settle()
            #expect(try view.text(as: .plain).contains("status\topen\n"))
            payment = view
        }
        payment?.handle(.key(KeyEvent(key: .escape)), at: .zero)
        #expect(payment == nil)
        same(scene.stack.depth, 1)
    }

    @Test("By a card's name, it goes from the choice to the question; a service that can't pay says so")
    func byName() async throws {
        let (stack, output) = (ScreenStack(), CardReportSpy())
        let service = CardsServiceStub([PaymentCard].fixtures(2))
        let module = CardScreenBuilder(service: service).payment(on: "2", navigator: stack, output: output)
        await module.send(.screen(.appeared))
        #expect(question(of: module) == nil)
        module.input.handle(.edited(.inserted(TypedText("12.50"))))
        module.input.handle(.proceeded)
        #expect(question(of: module)?.contains("₹12.50 on CARD 2") == true)
        await agree(on: module)
        same(output.errors, [.unsupported])
        #expect(try module.screen.text(as: .plain).contains("status\tplanned\n"))
    }

    @Test("It uses the clock and the time zone that it is given")
    func surroundings() async throws {
        let (stack, output) = (ScreenStack(), CardReportSpy())
        let date = Date(timeIntervalSince1970: 1_000_000_000)
        let zone = try #require(TimeZone(secondsFromGMT: 2 * 3600))
        let module = CardScreenBuilder(service: PayingStub(date: date), timeZone: zone, now: { date + 60 })
            .payment(on: "8776", navigator: stack, output: output)
        await module.send(.screen(.appeared))
        await agree(on: module)
        let text = try module.screen.text(as: .screenReader)
        #expect(text.contains(" 2001, 03:46.\n"))
        #expect(text.contains("It can be undone until 03:51:40.\n"))
    }

    @Test("A payment is taken back as soon as the screen comes up")
    func undo() async {
        let (stack, output) = (ScreenStack(), CardReportSpy())
        let reference = PaymentReference("SW-7K3M-9QPD-2X")
        let module = CardScreenBuilder(service: CardsServiceStub([]))
            .undo(reference, navigator: stack, output: output)
        await module.send(.screen(.appeared))
        same(output.errors, [.unknownPayment(reference)])
    }

    private func question(of module: BuiltScreen<CardPaymentEvent, CardPaymentViewState>) -> String? {
        guard let slip = module.state?.body?.slip else { return nil }
        return slip.question?.text
    }

    /// Goes on with what is chosen, and agrees to it once it could be read.
    private func agree(on module: BuiltScreen<CardPaymentEvent, CardPaymentViewState>) async {
        module.input.handle(.proceeded)
        module.input.handle(.screen(.timeAdvanced(to: .seconds(1))))
        await module.send(.confirmed)
    }
}

/// A service of one card, which was paid at a certain time.
struct PayingStub: CardsService {
    let date: Date

    func wallet() async throws(CardsError) -> Wallet { Wallet([.fixture()]) }

    func statement(of card: CardID) async throws(CardsError) -> Statement? { nil }
    func payments(of card: CardID, number: CardNumber?) async throws(CardsError) -> [Payment] { [] }
    func pay(_ order: PaymentOrder) async throws(CardsError) -> PaymentReceipt {
        PaymentReceipt(payment: .fixture(amount: order.amount, rest: 0, date: date))
    }
    func undo(_ reference: PaymentReference, of payment: Payment?) async throws(CardsError) -> Payment {
        throw .unsupported
    }
    func add(_ card: NewCard) async throws(CardsError) -> PaymentCard { throw .unsupported }
    func remove(_ card: PaymentCard) async throws(CardsError) { throw .unsupported }
}
