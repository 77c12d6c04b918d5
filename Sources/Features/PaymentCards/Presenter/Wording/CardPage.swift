package import PaymentCardsEntity
package import PaymentCardsPorts
package import ScreenContract
package import ScreenPresenter
package import Values
import Words

/// Words an answer about cards on a page.
package protocol CardPageWording: PageWording where Answer: CardsAnswer, Failure == CardsError {
    associatedtype Answer
    associatedtype Body
    associatedtype Record
    associatedtype Failure = CardsError

    /// How it is said; while an answer is worded, also what is hidden, and what day it is.
    var voice: CardVoice { get set }

    /// The page with `answer`, without its age, its keys, and what failed.
    func page(of answer: Answer) -> Page<Body, Record, AnswerEvent>
}

extension CardPageWording {
    var errors: ErrorWording { ErrorWording(voice: voice) }

    /// That cards are on their way.
    package var fetching: String { voice[CardStrings.loading] }

    /// The failure in words.
    package func alert(for failure: CardsError) -> AlertState { errors.alert(for: failure) }

    /// The page with `answer` as it is said now.
    package func page(of answer: Answer, isPrivate: Bool) -> State {
        var wording = self
        wording.voice = voice.hiding(isPrivate, on: answer.today)
        var page = wording.page(of: answer)
        page.kept = answer.kept?.state(in: voice.language)
        return page.withOrigin(in: voice)
    }

    /// What can be done on a page without anything of its own.
    package var hints: [KeyHint<AnswerEvent>] {
        [
            KeyHint(.event(.screen(.privacyToggled)), voice[ControlStrings.hide]),
            KeyHint(.event(.refreshRequested), voice[ControlStrings.refresh]),
            KeyHint(.row, voice[ControlStrings.move]),
        ] + voice.places() + [voice.leaving()]
    }
}

/// Holds all state of a page about cards.
package class CardPagePresenter<Wording: CardPageWording>: AnswerPresenter<Wording> {
    /// A presenter of the answer that `read` passes on, at once or part by part. Events are reported to `output`, held weakly.
    init(
        _ wording: Wording, router: any Routing<BackRoute>, output: (any Reporting<CardReport>)?,
        reading read: @escaping Reading
    ) {
        let voice = wording.voice
        super.init(
            wording, router: router, reading: read,
            tell: { [weak output] in output?.report($0, in: voice) })
    }
}

/// What a screen tells of its answer, whatever that is about.
package protocol CardsAnswer {
    /// The unreadable elements of the feed.
    var unreadable: [UnreadableCard] { get }
    /// How old it is; `nil` if it is current.
    var kept: KeptCards? { get }
    /// What is odd about its cards.
    var oddities: CardOddities { get }
    /// Whether nothing follows it; what is said of an answer is said once, at its end.
    var isLast: Bool { get }
    /// The day from which days were counted; `nil` if it is unknown.
    var today: CalendarDate? { get }
}

extension CardsAnswer {
    /// No oddities are told.
    package var oddities: CardOddities { CardOddities() }
    /// It comes at once.
    package var isLast: Bool { true }
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
            guard answer.isLast else { return }
            let skipped = answer.unreadable.map(errors.text(for:))
            if !skipped.isEmpty { report(.noted(.skipped(skipped))) }
            let oddities = CardOddityWording(answer.oddities, language: voice.language).lines
            if !oddities.isEmpty { report(.noted(.accepted(oddities))) }
            if let kept = answer.kept { report(.noted(.shown(kept.state(in: voice.language)))) }
        }
    }
}

extension AnswerWording where Failure == CardsError {
    package func isCancellation(_ failure: CardsError) -> Bool { failure == .cancelled }
}
