import PaymentCardsContract
import PaymentCardsEntity
import Synchronization

@testable import PaymentCardsTestSupport

/// Notes what the details' presenter wants drawn.
@MainActor
final class CardDetailsViewSpy: CardDetailsViewInput {
    private(set) var states: [CardDetailsViewState] = []

    func render(_ state: CardDetailsViewState) {
        states.append(state)
    }
}

/// Notes where the details' presenter goes.
@MainActor
final class CardDetailsRouterSpy: CardDetailsRouterInput {
    private(set) var routes: [CardDetailsRoute] = []

    func navigate(to route: CardDetailsRoute) {
        routes.append(route)
    }
}

/// Notes what the details report.
@MainActor
final class CardDetailsOutputSpy: CardDetailsModuleOutput {
    private(set) var updates: [CardListing.Item] = []
    private(set) var privacies: [Bool] = []

    func cardDetails(didUpdate item: CardListing.Item) {
        updates.append(item)
    }

    func cardDetails(didSetPrivacy isPrivate: Bool) {
        privacies.append(isPrivate)
    }
}

/// An interactor with one answer, which it can keep from the first who asks until it is told to go.
final class CardDetailsInteractorStub: CardDetailsInteractorInput {
    private let answer: Result<CardListing.Item, CardsError>
    private let gate: Gate
    private let asked = Mutex<[CardID]>([])

    init(_ answer: Result<CardListing.Item, CardsError>, isHeld: Bool) {
        self.answer = answer
        gate = Gate(isOpen: !isHeld)
    }

    /// Every card asked for so far.
    var requests: [CardID] { asked.withLock { $0 } }

    func untilAsked() async { await gate.untilSomeoneWaits() }

    func release() { gate.open() }

    func card(_ id: CardID) async throws(CardsError) -> CardListing.Item {
        let isFirst = asked.withLock { asked in
            asked.append(id)
            return asked.count == 1
        }
        if isFirst, await !gate.pass() { throw .cancelled }
        return try answer.get()
    }
}
