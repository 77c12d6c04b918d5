import Foundation
import PaymentCardsEntity
import PaymentCardsInteractor
import PaymentCardsPorts
import PaymentCardsScreens
import PaymentCardsTestSupport
import TestSupport
import Testing

@Suite("CardDetailsInteractor")
struct CardDetailsInteractorTests {
    @Test("The card comes as the service has it now")
    func newest() async throws {
        let service = CardsServiceStub([.fixture(due: .fixture(state: "due today"))])
        let interactor = CardDetailsInteractor(service: service)
        try await same(interactor.card(PaymentCard.fixture().id).item.card.due?.state, "due today")
        service.answer([.fixture(due: .fixture(state: "fully_paid"))])
        let item = try await interactor.card(PaymentCard.fixture().id).item
        same(item.card.due?.state, "fully_paid")
        #expect(item.offers.contains(ActionOffer(action: .payNow, obstacle: .nothingDue)))
    }

    @Test("A card is distinguished from others with its id")
    func namesake() async throws {
        let cards: [PaymentCard] = [.fixture(title: "ONE"), .fixture(occurrence: 2, title: "TWO")]
        let item = try await CardDetailsInteractor(service: CardsServiceStub(cards)).card(cards[1].id).item
        same(item.card.title, "TWO")
        same(item.name, "48822393341#2")
    }

    @Test("Its payments and its last statement come with the card")
    func dossier() async throws {
        let service = CardsServiceStub([.fixture()])
        service.answer(payments: .success([.fixture()]))
        service.answer(statement: .success(.fixture()))
        let dossier = try await CardDetailsInteractor(service: service).card(PaymentCard.fixture().id)
        same(dossier.payments, .success([.fixture()]))
        same(dossier.statement, .success(.fixture()))
        #expect(dossier.failures.isEmpty)
    }

    @Test("All about a card is of one moment")
    func moment() async throws {
        let moment = CardsServiceStub([.fixture(due: .fixture(state: "fully_paid"))])
        moment.answer(payments: .success([.fixture()]))
        moment.answer(statement: .success(.fixture()))
        let service = CardsServiceStub([.fixture()])
        service.answer(moment: moment)
        let dossier = try await CardDetailsInteractor(service: service).card(PaymentCard.fixture().id)
        same(dossier.item.card.due?.state, "fully_paid")
        same(dossier.payments, .success([.fixture()]))
        same(dossier.statement, .success(.fixture()))
    }

    @Test("All about a card is as old as its oldest part")
    func kept() async throws {
        @Sendable func kept(_ seconds: Double) -> KeptCards {
            KeptCards(date: Date(timeIntervalSince1970: -seconds), age: .seconds(seconds))
        }
        let service = CardsServiceStub(.success(.fixture([.card(.fixture())], kept: kept(20))))
        let interactor = CardDetailsInteractor(service: service)
        try await same(interactor.card(PaymentCard.fixture().id).kept, kept(20))
        service.answer(statementKept: kept(30), paymentsKept: kept(10))
        try await same(interactor.card(PaymentCard.fixture().id).kept, kept(30))
        service.answer(statementKept: nil, paymentsKept: kept(40))
        try await same(interactor.card(PaymentCard.fixture().id).kept, kept(40))
        service.answer([.fixture()])
        service.answer(statementKept: nil, paymentsKept: nil)
        #expect(try await interactor.card(PaymentCard.fixture().id).kept == nil)
        service.answer(statement: .success(nil))
        service.answer(statementKept: kept(5), paymentsKept: nil)
        let report = try await CardStatementInteractor(service: service).report(for: PaymentCard.fixture().id)
        same(report, Dated(nil, kept: kept(5)))
    }

    @Test("An error with payments or statement does not hide the card, and is reported once")
    func partial() async throws {
        let service = CardsServiceStub([.fixture()])
        let interactor = CardDetailsInteractor(service: service)
        service.answer(payments: .failure(.timeout))
        service.answer(statement: .success(.fixture()))
        let dossier = try await interactor.card(PaymentCard.fixture().id)
        same(dossier.item.card.title, "SBI REWARDZ")
        same(dossier.payments, .failure(.timeout))
        same(dossier.statement, .success(.fixture()))
        same(dossier.failures, [.timeout])
        service.answer(payments: .failure(.offline))
        service.answer(statement: .failure(.offline))
        try await same(interactor.card(PaymentCard.fixture().id).failures, [.offline])
        service.answer(payments: .failure(.offline))
        service.answer(statement: .failure(.timeout))
        try await same(interactor.card(PaymentCard.fixture().id).failures, [.offline, .timeout])
        service.answer(payments: .failure(.cancelled))
        await #expect(throws: CardsError.cancelled) { try await interactor.card(PaymentCard.fixture().id) }
    }

    @Test("A card that is gone is unknown")
    func gone() async {
        let interactor = CardDetailsInteractor(service: CardsServiceStub([]))
        await #expect(throws: CardsError.unknownCard(name: "48822393341", nearest: [])) {
            try await interactor.card(PaymentCard.fixture().id)
        }
    }

    @Test("What goes wrong with the service passes through, and so does cancelling")
    func errors() async {
        await #expect(throws: CardsError.timeout) {
            try await CardDetailsInteractor(service: CardsServiceStub(failure: .timeout)).card(
                CardID(feedID: "1"))
        }
        let held = CardsServiceStub([.fixture()], isHeld: true)
        let task = Task { try await CardDetailsInteractor(service: held).card(CardID(feedID: "1")) }
        await held.untilAsked()
        task.cancel()
        await #expect(throws: CardsError.cancelled) { try await task.value }
    }
}
