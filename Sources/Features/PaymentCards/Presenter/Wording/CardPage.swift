package import PaymentCardsPorts
package import ScreenContract
package import ScreenPresenter
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
        return page
    }

    /// What can be done on a page without anything of its own.
    package var hints: [KeyHint<AnswerEvent>] {
        [
            KeyHint(.event(.screen(.privacyToggled)), voice[ControlStrings.hide]),
            KeyHint(.event(.refreshRequested), voice[ControlStrings.refresh]),
            KeyHint(.row, voice[ControlStrings.move]),
            KeyHint(.event(.screen(.closed)), voice[ControlStrings.back]),
        ]
    }
}

/// Holds all state of a page about cards.
package class CardPagePresenter<Wording: CardPageWording>: AnswerPresenter<Wording> {
    /// A presenter of what `fetch` answers. Events are reported to `output`, held weakly; that the person has been told all of an
    /// answer, to `noteTold`.
    init(
        _ wording: Wording, router: any Routing<BackRoute>, output: (any Reporting<CardReport>)?,
        fetch: @escaping @MainActor () async throws(CardsError) -> Wording.Answer,
        noteTold: @escaping @MainActor (Wording.Answer) async -> Void = { _ in }
    ) {
        let voice = wording.voice
        super.init(
            wording, router: router, fetch: fetch, tell: { [weak output] in output?.report($0, in: voice) },
            noteTold: noteTold)
    }
}
