import PaymentCardsEntity
import PaymentCardsPorts
import Synchronization

@testable import PaymentCardsTestSupport

/// An interactor with answers in a row, the last of which stays; it can keep the first asker until it is told to go.
final class CardStatementInteractorStub: CardStatementInteractorInput {
    private let answers: Mutex<[Result<StatementReport?, CardsError>]>
    private let gate: Gate
    private let asked = Mutex<[CardID]>([])
    private let kept: KeptCards?

    init(
        _ answers: [Result<StatementReport?, CardsError>], isHeld: Bool = false, kept: KeptCards? = nil
    ) {
        self.kept = kept
        self.answers = Mutex(answers)
        gate = Gate(isOpen: !isHeld)
    }

    /// Every card asked for so far.
    var requests: [CardID] { asked.withLock { $0 } }

    func untilAsked() async { await gate.untilSomeoneWaits() }

    func report(for card: CardID, in month: CardMonth?) async throws(CardsError) -> Dated<StatementReport?> {
        asked.withLock { $0.append(card) }
        guard await gate.pass() else { throw .cancelled }
        let answer = answers.withLock { $0.count > 1 ? $0.removeFirst() : $0[0] }
        return Dated(try answer.get(), kept: kept)
    }

    /// Those whose text has `text`, and those whose category is called so.
    func transactions(
        _ transactions: [Transaction], with text: String, naming name: (SpendingCategory) -> String
    ) -> [Transaction] {
        transactions.filter { $0.text.contains(text) || name($0.category) == text }
    }
}
