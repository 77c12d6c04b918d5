public import ScreenContract
package import Words

/// Words a fetched answer on a page, including everything that is the same for all pages.
public protocol PageWording<Answer, Failure>: AnswerWording
where State == Page<Body, Record, AnswerEvent> {
    associatedtype Answer
    associatedtype Failure
    associatedtype Body: Equatable & Sendable
    associatedtype Record: Equatable & Sendable
    associatedtype State = Page<Body, Record, AnswerEvent>

    /// The title before anything is known.
    var title: String { get }

    /// The text shown while the answer is loading.
    var fetching: String { get }

    /// What can be done on a live screen.
    var hints: [KeyHint<AnswerEvent>] { get }

    /// What is said about `failure`.
    func alert(for failure: Failure) -> AlertState

    /// The page with `answer`, with no hints but those that only this answer has, and without any failure.
    func page(of answer: Answer, isPrivate: Bool) -> Page<Body, Record, AnswerEvent>
}

extension PageWording {
    /// The page before the answer arrives.
    public var loading: State { State(title: title, content: .loading(fetching), hints: hints) }

    /// The page if it couldn't be fetched.
    public func failed(_ failure: Failure) -> State {
        State(title: title, content: .failed(alert(for: failure)), hints: hints)
    }

    /// The page with `answer`, and why there is no newer one.
    public func viewState(of answer: Answer, failure: Failure?, isPrivate: Bool) -> State {
        var page = page(of: answer, isPrivate: isPrivate)
        page.alert = failure.map(alert)
        page.hints += hints
        return page
    }
}

extension Voice {
    /// The hint for going to other places, if there are any.
    package func places<Event: ViewEvent>() -> [KeyHint<Event>] {
        hasPlaces ? [KeyHint(.event(.screen(.placesRequested)), self("go to", "перейти"))] : []
    }

    /// The hint for leaving the screen with `event`: that it leads back, or what else it is called, unless it ends the program.
    package func leaving<Event: ViewEvent>(
        _ event: Event = .screen(.closed), as meaning: String? = nil
    ) -> KeyHint<Event> {
        KeyHint(
            .event(event), meaning ?? self("back", "назад"), orOnLastScreen: self("quit", "вийти"))
    }
}
