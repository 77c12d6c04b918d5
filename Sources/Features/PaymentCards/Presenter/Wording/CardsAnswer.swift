package import PaymentCardsEntity
package import PaymentCardsPorts
import ScreenContract
package import ScreenPresenter
package import Values
import Words

/// What a screen tells of its answer, whatever that is about.
package protocol CardsAnswer {
    /// The unreadable elements of the feed.
    var unreadable: [UnreadableCard] { get }
    /// How old it is; `nil` if it is current.
    var kept: KeptCards? { get }
    /// The cards whose oddities are told.
    var odd: [CardListing.Item] { get }
    /// The day from which days were counted; `nil` if it is unknown.
    var today: CalendarDate? { get }
}

extension CardsAnswer {
    /// No oddities are told.
    package var odd: [CardListing.Item] { [] }
    /// No days were counted.
    package var today: CalendarDate? { nil }
}

extension Reporting<CardReport> {
    /// Reports `news` about an answer in the words of `voice`.
    func report(_ news: AnswerNews<some CardsAnswer, CardsError>, in voice: CardVoice) {
        let errors = ErrorWording(voice: voice)
        switch news {
        case .privacySet(let isPrivate): report(.noted(.privacySet(isPrivate)))
        case .failed(let error): report(.failed(error, errors.alert(for: error)))
        case .fetched(let answer):
            let skipped = answer.unreadable.map(errors.text(for:))
            if !skipped.isEmpty { report(.noted(.skipped(skipped))) }
            let oddities = CardOddityWording(answer.odd, language: voice.language).lines
            if !oddities.isEmpty { report(.noted(.accepted(oddities))) }
            if let kept = answer.kept { report(.noted(.shown(kept.state(in: voice.language)))) }
        }
    }
}

extension AnswerWording where Failure == CardsError {
    package func isCancellation(_ failure: CardsError) -> Bool { failure == .cancelled }
}
