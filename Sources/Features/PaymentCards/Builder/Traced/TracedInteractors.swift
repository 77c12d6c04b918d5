import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import Trace
import Values

// What wraps the interactors of screens that ask more than one question, where there is a trace.

struct TracedCardChangeInteractor: CardChangeInteractorInput {
    let interactor: any CardChangeInteractorInput
    let calls: TracedCalls<CardsError>

    func plan(_ request: CardChangeRequest) async throws(CardsError) -> CardChangePlan {
        try await calls.ask("plan(_:)", request, work: try await interactor.plan(request))
    }

    func carryOut(
        _ request: CardChangeRequest, as plan: CardChangePlan
    ) async throws(CardsError) -> (RecordedChange, CardChangePlan) {
        try await calls.ask(
            "carryOut(_:as:)", request, work: try await interactor.carryOut(request, as: plan))
    }
}

struct TracedCardDetailsInteractor: CardDetailsInteractorInput {
    let interactor: any CardDetailsInteractorInput
    let calls: TracedCalls<CardsError>

    func card(_ id: CardID) async throws(CardsError) -> CardDossier {
        try await calls.ask("card(_:)", id, work: try await interactor.card(id))
    }
}

struct TracedCardFormInteractor: CardFormInteractorInput {
    let interactor: any CardFormInteractorInput
    let calls: TracedCalls<CardsError>

    func check(_ draft: CardDraft) -> CardFormCheck {
        calls.answer("check(_:)", draft, work: interactor.check(draft))
    }

    func duplicate(of number: CardNumber) async throws(CardsError) -> CardCandidate? {
        try await calls.ask("duplicate(of:)", number, work: try await interactor.duplicate(of: number))
    }

    func add(_ card: NewCard) async throws(CardsError) -> CardListing.Item {
        try await calls.ask("add(_:)", card, work: try await interactor.add(card))
    }
}

struct TracedCardHistoryInteractor: CardHistoryInteractorInput {
    let interactor: any CardHistoryInteractorInput
    let calls: TracedCalls<CardsError>

    func everyPayment(
        _ query: CardHistoryQuery, _ take: @escaping PartTaking<CardHistory>
    ) async throws(CardsError) {
        try await calls.ask(
            "everyPayment(_:_:)", query,
            work: try await interactor.everyPayment(query) { history throws(CardsError) in
                try await calls.passOn(history) { () async throws(CardsError) in try await take(history) }
            })
    }
}

struct TracedCardImportInteractor: CardImportInteractorInput {
    let interactor: any CardImportInteractorInput
    let calls: TracedCalls<CardsError>

    func plan(_ request: CardImportRequest) async throws(CardsError) -> CardImportPlan {
        try await calls.ask(
            "plan(_:)", request.files.map(\.name), work: try await interactor.plan(request))
    }

    func carryOut(
        _ plan: CardImportPlan, of request: CardImportRequest
    ) async throws(CardsError) -> (RecordedChange?, CardImportPlan) {
        try await calls.ask(
            "carryOut(_:of:)", request.files.map(\.name),
            work: try await interactor.carryOut(plan, of: request))
    }
}

struct TracedCardListInteractor: CardListInteractorInput {
    let interactor: any CardListInteractorInput
    let calls: TracedCalls<CardsError>

    func cards(matching query: CardQuery) async throws(CardsError) -> CardListing {
        try await calls.ask("cards(matching:)", query, work: try await interactor.cards(matching: query))
    }

    func listed(_ items: [CardListing.Item]) async throws(CardsError) -> [CardListing.Item] {
        try await calls.ask("listed(_:)", items, work: try await interactor.listed(items))
    }

    func everyCard(
        matching query: CardQuery, _ take: @escaping PartTaking<CardListing>
    ) async throws(CardsError) {
        try await calls.ask(
            "everyCard(matching:_:)", query,
            work: try await interactor.everyCard(matching: query) { listing throws(CardsError) in
                try await calls.passOn(listing) { () async throws(CardsError) in try await take(listing) }
            })
    }
}

struct TracedCardPaymentInteractor: CardPaymentInteractorInput {
    let interactor: any CardPaymentInteractorInput
    let calls: TracedCalls<CardsError>

    func quote(
        for subject: PaymentSubject, key: String?, knowing told: [PaymentReference]
    ) async throws(CardsError) -> PaymentQuote {
        try await calls.ask(
            "quote(for:key:knowing:)", subject,
            work: try await interactor.quote(for: subject, key: key, knowing: told))
    }

    func order(
        _ choice: PaymentChoice, of quote: PaymentQuote, key: String?
    ) throws(CardsError) -> PaymentOrder {
        try calls.ask(
            "order(_:of:key:)", choice, quote, now: try interactor.order(choice, of: quote, key: key))
    }

    func plans(
        _ choice: PaymentChoice, on items: [CardListing.Item],
        telling tell: (@MainActor (CardsError, CardListing.Item) -> Void)?
    ) async throws(CardsError) -> [Result<PaymentPlan, CardsError>] {
        try await calls.ask(
            "plans(_:on:telling:)", choice, items,
            work: try await interactor.plans(choice, on: items, telling: tell))
    }

    func open(among items: [CardListing.Item]) async throws(CardsError) -> [CardListing.Item] {
        try await calls.ask("open(among:)", items, work: try await interactor.open(among: items))
    }

    func unfinished(besides items: [CardListing.Item]) async throws(CardsError) -> [UnfinishedOrder] {
        try await calls.ask(
            "unfinished(besides:)", items, work: try await interactor.unfinished(besides: items))
    }

    func pay(_ order: PaymentOrder, of item: CardListing.Item) async throws(CardsError) -> PaymentReport {
        try await calls.ask("pay(_:of:)", order, item, work: try await interactor.pay(order, of: item))
    }

    func carryOut(_ order: PaymentOrder) async throws(CardsError) -> PaymentReceipt {
        try await calls.ask("carryOut(_:)", order, work: try await interactor.carryOut(order))
    }

    func acknowledge(_ payments: [Payment]) async { await interactor.acknowledge(payments) }

    func report(on payment: Payment) async throws(CardsError) -> PaymentReport {
        try await calls.ask("report(on:)", payment, work: try await interactor.report(on: payment))
    }

    func undo(_ reference: PaymentReference) async throws(CardsError) -> PaymentReport {
        try await calls.ask("undo(_:)", reference, work: try await interactor.undo(reference))
    }
}

struct TracedCardStatementInteractor: CardStatementInteractorInput {
    let interactor: any CardStatementInteractorInput
    let calls: TracedCalls<CardsError>

    func report(for card: CardID, in month: CardMonth?) async throws(CardsError) -> Dated<StatementReport?> {
        try await calls.ask("report(for:in:)", card, work: try await interactor.report(for: card, in: month))
    }

    /// Asked at each key, so it isn't worth a line.
    func transactions(
        _ transactions: [Transaction], with text: String, naming name: (SpendingCategory) -> String
    ) -> [Transaction] {
        interactor.transactions(transactions, with: text, naming: name)
    }
}
