import PaymentCardsPorts
import Synchronization

/// An interactor that gives its answers one after the other.
final class CardHistoryInteractorStub: CardHistoryInteractorInput {
    private let answers: Mutex<[Result<CardHistory, CardsError>]>

    init(_ answers: [Result<CardHistory, CardsError>]) { self.answers = Mutex(answers) }

    func everyPayment(
        _ query: CardHistoryQuery, _ take: PartTaking<CardHistory>
    ) async throws(CardsError) {
        var isWanted = true
        while isWanted {
            let answer = try answers.withLock { $0.isEmpty ? .failure(.cancelled) : $0.removeFirst() }.get()
            isWanted = try await take(answer) && answer.part?.isLast == false
        }
    }
}
