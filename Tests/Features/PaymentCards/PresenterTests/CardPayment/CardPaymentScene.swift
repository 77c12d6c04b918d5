import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsPresenter
import PaymentCardsScreens
import ScreenContract
import ScreenTestSupport
import Synchronization
import Values
import Words

@testable import PaymentCardsTestSupport

/// A payment presenter that has come up, with spies all around it.
@MainActor
struct CardPaymentScene {
    let interactor: PaymentInteractorStub
    let presenter: CardPaymentPresenter
    private let view = ViewSpy<CardPaymentViewState>()
    private let router = RouterSpy<CardExitRoute>()
    private let reports = CardReportSpy()
    var states: [CardPaymentViewState] { view.states }
    var routes: [CardExitRoute] { router.routes }
    var updates: [CardListing.Item] { reports.updates }
    var copies: [String] { reports.copies }
    var privacies: [Bool] { reports.privacies }
    var listChanges: Int { reports.listChanges }
    var errors: [CardsError] { reports.errors }
    var doubts: [String] { reports.doubts }
    var alerts: [AlertState] { reports.alerts }
    var skipped: [[String]] { reports.skipped }

    init(
        _ interactor: PaymentInteractorStub = PaymentInteractorStub(),
        for purpose: CardPaymentPresenter.Purpose = .pay(.item(.fixture())), key: String? = nil,
        isPrivate: Bool = false, language: Language = .english
    ) {
        self.interactor = interactor
        presenter = CardPaymentPresenter(
            for: purpose, key: key, isPrivate: isPrivate,
            voice: .typing(language, clock: DayClock(timeZone: .gmt, now: { .moment })),
            interactor: interactor, router: router, output: reports)
        presenter.view = view
        presenter.handle(.screen(.appeared))
    }

    /// What is on the screen now.
    var state: CardPaymentViewState? { states.last }

    var form: PaymentFormState? { state?.body?.form }
    var slip: PaymentSlipState? { state?.body?.slip }

    /// Brings the screen up and goes as far as the payment that is to be agreed to, with the time to read it.
    func choose(_ option: PaymentOption = .full, amount: String = "") async {
        await presenter.settle()
        if option == .other { type(amount) } else { presenter.handle(.selected(option)) }
        presenter.handle(.proceeded)
        presenter.handle(.screen(.timeAdvanced(to: .seconds(1))))
    }

    /// Types into the field for another amount, or begins it.
    func type(_ text: String) { presenter.handle(.edited(.inserted(TypedText(text)))) }

    /// Agrees, and sees it through.
    func agree() async {
        presenter.handle(.confirmed)
        await presenter.settle()
    }
}

/// An interactor with answers that a test gives; payments can be held until they are let go.
final class PaymentInteractorStub: CardPaymentInteractorInput {
    struct Answers: Sendable {
        var quote: Result<PaymentQuote, CardsError> = .success(.fixture())
        var refusal: CardsError?
        var payment: Result<PaymentReport, CardsError> = .success(.paid)
        var undo: Result<PaymentReport, CardsError> = .success(.undone)
        var newest: Result<PaymentReport, CardsError> = .success(.paid)
    }

    private let answers: Mutex<Answers>
    private let gate: Gate
    private let asked = Mutex<
        (
            quotes: [PaymentSubject], keys: [String?], orders: [PaymentOrder], undone: [PaymentReference],
            told: [PaymentReference], acknowledged: [PaymentReference]
        )
    >(([], [], [], [], [], []))
    private let made = Mutex(0)

    init(_ answers: Answers = Answers(), isHeld: Bool = false) {
        self.answers = Mutex(answers)
        gate = Gate(isOpen: !isHeld)
    }

    var quotes: [PaymentSubject] { asked.withLock(\.quotes) }
    var keys: [String?] { asked.withLock(\.keys) }
    var orders: [PaymentOrder] { asked.withLock(\.orders) }
    /// The payments of which the person had been told when it was asked last what can be paid.
    var told: [PaymentReference] { asked.withLock(\.told) }
    var undone: [PaymentReference] { asked.withLock(\.undone) }
    var acknowledged: [PaymentReference] { asked.withLock(\.acknowledged) }

    func acknowledge(_ payments: [Payment]) async {
        asked.withLock { $0.acknowledged += payments.map(\.id) }
    }

    func answer(_ change: (inout Answers) -> Void) { answers.withLock { change(&$0) } }
    func untilAsked() async { await gate.untilSomeoneWaits() }
    func release() { gate.open() }

    func quote(
        for subject: PaymentSubject, key: String?, knowing told: [PaymentReference]
    ) async throws(CardsError) -> PaymentQuote {
        asked.withLock {
            $0.quotes.append(subject)
            $0.keys.append(key)
            $0.told = told
        }
        return try answers.withLock(\.quote).get()
    }

    func order(
        _ choice: PaymentChoice, of quote: PaymentQuote, key: String?
    ) throws(CardsError) -> PaymentOrder {
        if let refusal = answers.withLock(\.refusal) { throw refusal }
        let amount: Decimal =
            switch choice {
            case .full: quote.due.money.amount
            case .minimum: 75
            case .amount(let amount): amount
            }
        let card = quote.item.card
        return PaymentOrder(
            card: card.id, number: card.number, due: quote.due, amount: amount, purpose: .amount,
            idempotencyKey: key
                ?? made.withLock { count in
                    count += 1; return "key-\(count)"
                })
    }

    func plans(
        _ choice: PaymentChoice, on items: [CardListing.Item],
        telling tell: (@MainActor (CardsError, CardListing.Item) -> Void)?
    ) async throws(CardsError) -> [Result<PaymentPlan, CardsError>] { throw .unsupported }

    func open(among items: [CardListing.Item]) async throws(CardsError) -> [CardListing.Item] { [] }

    func unfinished(besides items: [CardListing.Item]) async throws(CardsError) -> [UnfinishedOrder] { [] }

    func carryOut(_ order: PaymentOrder) async throws(CardsError) -> PaymentReceipt {
        PaymentReceipt(payment: try await pay(order, of: .fixture()).payment)
    }

    func pay(_ order: PaymentOrder, of item: CardListing.Item) async throws(CardsError) -> PaymentReport {
        asked.withLock { $0.orders.append(order) }
        guard await gate.pass() else { throw .cancelled }
        return try answers.withLock(\.payment).get()
    }

    func report(on payment: Payment) async throws(CardsError) -> PaymentReport {
        try answers.withLock(\.newest).get()
    }

    func undo(_ reference: PaymentReference) async throws(CardsError) -> PaymentReport {
        asked.withLock { $0.undone.append(reference) }
        return try answers.withLock(\.undo).get()
    }
}

extension PaymentReport {
    /// The first card's due, paid in full.
    static let paid = PaymentReport(
        payment: .fixture(amount: 1500, rest: 0),
        item: .fixture(.fixture(due: .fixture(state: "fully_paid"))))
    /// The same, taken back.
    static let undone = PaymentReport(
        payment: .fixture(amount: 1500, rest: 0, undone: .moment), item: .fixture())
}
