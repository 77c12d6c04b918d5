@_exported public import ScreenContract

/// Words a fetched answer: while it is loading, once it has arrived, and if it failed.
public protocol AnswerWording<Answer, Failure, State> {
    associatedtype Answer
    associatedtype Failure: Error
    associatedtype State: Equatable, Sendable

    /// The screen before the answer arrives.
    var loading: State { get }

    /// The screen if it couldn't be fetched.
    func failed(_ failure: Failure) -> State

    /// The screen with `answer`; with a `failure`, a newer one couldn't be fetched.
    func viewState(of answer: Answer, failure: Failure?, isPrivate: Bool) -> State

    /// Whether the failure means that the person left before the answer arrived, so that nothing is said about it.
    func isCancellation(_ failure: Failure) -> Bool
}

extension AnswerWording {
    /// By default, no failure means that the person left the screen.
    public func isCancellation(_ failure: Failure) -> Bool { false }
}

/// What a screen with one fetched answer tells the screen that opened it.
public enum AnswerNews<Answer, Failure: Error> {
    case fetched(Answer)
    case failed(Failure)
    /// Amounts and digits are hidden from now on, or shown again.
    case privacySet(Bool)
}

/// Holds all state of a screen that shows one fetched answer. The answer can be fetched again; the old one stays until the new
/// one arrives. An answer that is longer than memory is large comes part by part, each in place of the one before.
///
/// The presenter of such a screen inherits from it, and defines what is fetched, how it is worded, and what is reported.
@MainActor
open class AnswerPresenter<Wording: AnswerWording>: Presenter {
    /// What is fetched.
    public typealias Answer = Wording.Answer
    /// The reason why there is none.
    public typealias Failure = Wording.Failure
    /// Passes an answer to `show`: all of it, or part by part, as long as `show` returns `true`.
    public typealias Reading =
        @MainActor (_ show: @escaping @MainActor (Answer) async -> Bool) async throws(Failure) -> Void

    private enum Phase {
        case loading, loaded(Answer), failed(Failure)
    }

    private enum Effect { case fetch }

    /// The view that draws the state; weak, because the view owns the presenter.
    public weak var view: (any ViewInput<Wording.State>)? {
        didSet { render() }
    }

    private let wording: Wording
    private let router: any Routing<BackRoute>
    private let readAnswer: Reading
    private let tell: @MainActor (AnswerNews<Answer, Failure>) -> Void
    private var phase = Phase.loading
    private var failure: Failure?
    /// What is hidden.
    public private(set) var privacy = Privacy()
    /// Whether the person has left the screen, so that no more of an answer is needed.
    private var isLeft = false
    /// A second request replaces one that is still waiting.
    private lazy var effects = EffectRunner<Effect>(overtaking: ==) { [weak self] effect in
        switch effect {
        case .fetch: await self?.fetch()
        }
    }

    /// A presenter of the answer of `fetch`. It passes its news to `tell`.
    public convenience init(
        _ wording: Wording, router: any Routing<BackRoute>,
        fetch: @escaping @MainActor () async throws(Failure) -> Answer,
        tell: @escaping @MainActor (AnswerNews<Answer, Failure>) -> Void = { _ in }
    ) {
        self.init(
            wording, router: router,
            reading: { show async throws(Failure) -> Void in _ = await show(try await fetch()) },
            tell: tell)
    }

    /// The same for an answer that `read` passes on, perhaps part by part.
    public init(
        _ wording: Wording, router: any Routing<BackRoute>, reading read: @escaping Reading,
        tell: @escaping @MainActor (AnswerNews<Answer, Failure>) -> Void = { _ in }
    ) {
        self.wording = wording
        self.router = router
        readAnswer = read
        self.tell = tell
    }

    /// The answer on the screen; `nil` if there is none.
    public var answer: Answer? { if case .loaded(let answer) = phase { answer } else { nil } }

    /// Handles what happened on the screen. The presenter of an answer that leads to other screens handles the events that do.
    open func handle(_ event: AnswerEvent) {
        switch event {
        case .opened, .undoRequested: return
        case .screen(.appeared), .screen(.returned), .refreshRequested: return effects.request(.fetch)
        case .screen(.timeAdvanced), .screen(.uncovered): return
        case .screen(.placesRequested): return router.navigate(to: .places)
        case .screen(.closed):
            isLeft = true
            return router.navigate(to: .back)
        case .screen(.attentionChanged(let hasFocus)): privacy.hasAttention = hasFocus
        case .screen(.privacyToggled):
            privacy.isOn.toggle()
            tell(.privacySet(privacy.isOn))
        }
        render()
    }

    /// Fetches the answer, if that was requested.
    public func settle() async { await effects.settle() }

    private func render() {
        let state =
            switch phase {
            case .loading: wording.loading
            case .failed(let failure): wording.failed(failure)
            case .loaded(let answer):
                wording.viewState(of: answer, failure: failure, isPrivate: privacy.isHidden)
            }
        view?.render(state)
    }

    private func fetch() async {
        (failure, isLeft) = (nil, false)
        if case .failed = phase { phase = .loading }
        render()
        do throws(Failure) {
            try await readAnswer { [self] answer in
                phase = .loaded(answer)
                tell(.fetched(answer))
                render()
                await view?.waitForRoom()
                return !isLeft
            }
        } catch {
            // If the person left, the screen keeps showing what is known.
            if !wording.isCancellation(error) {
                if case .loaded = phase { failure = error } else { phase = .failed(error) }
                tell(.failed(error))
            }
            render()
        }
    }
}
