import CounterEntity
public import CounterPorts
public import CounterScreens
public import ScreenContract
import ScreenPresenter
public import Words

/// Holds the state of the counter's screen, and decides what each event means.
@MainActor
public final class CountPresenter: Presenter {
    private enum Effect { case load, add(Int) }

    /// Weak, because the view owns the presenter.
    public weak var view: (any ViewInput<CountViewState>)?
    private let interactor: any CountInteractorInput
    private let router: any Routing<CountRoute>
    private let words: CountWording
    private var count = Count.zero
    private var problem: CountProblem?
    private lazy var effects = EffectRunner<Effect> { [weak self] effect in await self?.perform(effect) }

    /// A presenter that shows nothing before the screen has appeared.
    public init(interactor: any CountInteractorInput, router: any Routing<CountRoute>, language: Language) {
        self.interactor = interactor
        self.router = router
        words = CountWording(voice: Voice(language))
    }

    /// Decides what an event means, without waiting.
    public func handle(_ event: CountEvent) {
        switch event {
        case .screen(.appeared): effects.request(.load)
        case .screen(.closed): router.navigate(to: .back)
        case .screen: break
        case .increased: effects.request(.add(1))
        case .decreased: effects.request(.add(-1))
        }
    }

    /// Carries the effects out, one at a time and in order.
    public func settle() async { await effects.settle() }

    private func perform(_ effect: Effect) async {
        problem = nil
        switch effect {
        case .load: count = await interactor.count()
        case .add(let step):
            do { count = try await interactor.add(step) } catch { problem = error }
        }
        view?.render(
            CountViewState(
                value: String(count.value), headline: words.headline(count),
                problem: problem.map(words.text), hints: words.hints))
    }
}
