import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import Synchronization

@testable import PaymentCardsTestSupport

/// An interactor with one answer at a time. It can keep the first one until it is told to go, or until it is cancelled.
final class CardDetailsInteractorStub: CardDetailsInteractorInput {
    private let answer: Mutex<Result<CardDossier, CardsError>>
    private let gate: Gate
    private let asked = Mutex<[CardID]>([])
    /// Whether it answers although it was cancelled, as one does that notices too late.
    private let answersLate: Bool

    init(_ answer: Result<CardDossier, CardsError>, isHeld: Bool, answersLate: Bool = false) {
        self.answersLate = answersLate
        self.answer = Mutex(answer)
        gate = Gate(isOpen: !isHeld)
    }

    /// Every card asked for so far.
    var requests: [CardID] { asked.withLock { $0 } }

    /// Answers like this from now on.
    func answer(_ answer: Result<CardDossier, CardsError>) { self.answer.withLock { $0 = answer } }

    func untilAsked() async { await gate.untilSomeoneWaits() }

    func release() { gate.open() }

    func card(_ id: CardID) async throws(CardsError) -> CardDossier {
        let isFirst = asked.withLock { asked in
            asked.append(id)
            return asked.count == 1
        }
        let first = answer.withLock { $0 }
        if isFirst, await !gate.pass() {
            if answersLate { return try first.get() }
            throw .cancelled
        }
        return try answer.withLock { $0 }.get()
    }
}
