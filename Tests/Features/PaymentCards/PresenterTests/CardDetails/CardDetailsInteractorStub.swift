import PaymentCardsEntity
import PaymentCardsPorts
import Synchronization

@testable import PaymentCardsTestSupport

/// An interactor with one answer at a time, which it can keep from the first who asks until it is told to go.
final class CardDetailsInteractorStub: CardDetailsInteractorInput {
    private let answer: Mutex<Result<CardDossier, CardsError>>
    private let gate: Gate
    private let asked = Mutex<[CardID]>([])

    init(_ answer: Result<CardDossier, CardsError>, isHeld: Bool) {
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
        if isFirst, await !gate.pass() { throw .cancelled }
        return try answer.withLock { $0 }.get()
    }
}
