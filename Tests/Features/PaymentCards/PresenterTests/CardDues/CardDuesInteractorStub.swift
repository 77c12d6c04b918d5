import PaymentCardsPorts
import Synchronization

/// An interactor with answers in a row, the last of which stays; as parts, all of them are one answer.
final class CardDuesInteractorStub: Sendable {
    private let answers: Mutex<[Result<CardDues, CardsError>]>
    private let asked = Mutex<[CardDuesQuery]>([])

    init(_ answers: [Result<CardDues, CardsError>]) { self.answers = Mutex(answers) }

    /// Answers like this from now on.
    func answer(_ answers: [Result<CardDues, CardsError>]) { self.answers.withLock { $0 = answers } }

    private let taken = Mutex<[Bool]>([])

    /// Whether each part was taken in such a way that more were wanted.
    var takes: [Bool] { taken.withLock { $0 } }

    /// Every query so far.
    var queries: [CardDuesQuery] { asked.withLock { $0 } }

    func everyDue(
        _ query: CardDuesQuery, _ take: PartTaking<CardDues>
    ) async throws(CardsError) {
        asked.withLock { $0.append(query) }
        for _ in 0..<(query.isInParts ? answers.withLock(\.count) : 1) {
            let answer = try answers.withLock { $0.count > 1 ? $0.removeFirst() : $0[0] }.get()
            let goesOn = try await take(answer)
            taken.withLock { $0.append(goesOn) }
        }
    }
}
