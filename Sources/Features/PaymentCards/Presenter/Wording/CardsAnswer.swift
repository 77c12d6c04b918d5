import PaymentCardsEntity
package import PaymentCardsPorts
import ScreenContract
package import ScreenPresenter

/// What a screen tells of its answer, whatever that is about.
struct CardsAnswer {
    let unreadable: [UnreadableCard]
    var oddities: [String] = []
    let kept: KeptCards?
}

extension Reporting<CardReport> {
    /// Reports `news` about an answer in the words of `voice`.
    func report<Answer>(
        _ news: AnswerNews<Answer, CardsError>, in voice: Voice, _ facts: (Answer) -> CardsAnswer
    ) {
        let errors = ErrorWording(voice: voice)
        switch news {
        case .privacySet(let isPrivate): report(.privacySet(isPrivate))
        case .failed(let error): report(.failed(error, errors.alert(for: error)))
        case .fetched(let answer):
            let facts = facts(answer)
            if !facts.unreadable.isEmpty { report(.skipped(facts.unreadable.map(errors.text(for:)))) }
            if !facts.oddities.isEmpty { report(.accepted(facts.oddities)) }
            if let kept = facts.kept { report(.shown(kept.state(in: voice.language))) }
        }
    }
}

extension AnswerWording where Failure == CardsError {
    /// Whether the person left meanwhile.
    package func isCancellation(_ failure: CardsError) -> Bool { failure == .cancelled }
}
