import CounterEntity
public import CounterPorts
public import CounterScreens
public import ScreenContract
import ScreenPresenter
public import Words

/// Holds the state of the counter's screen, and decides what each event means.
@MainActor
public final class CounterPresenter: ViewOutput {
    private enum Effect {
        case load, add(Int)
    }

    /// The view owns the presenter, so this is weak.
    public weak var view: (any ViewInput<CounterViewState>)?
    private let interactor: any CounterInteractorInput
    private let router: any Routing<CounterRoute>
    private let language: Language
    private var count = Count.zero
    private var problem: CountProblem?
    private lazy var effects = EffectRunner<Effect> { [weak self] effect in await self?.perform(effect) }

    public init(
        interactor: any CounterInteractorInput, router: any Routing<CounterRoute>, language: Language
    ) {
        self.interactor = interactor
        self.router = router
        self.language = language
    }

    public func handle(_ event: CounterEvent) {
        switch event {
        case .screen(.appeared): effects.request(.load)
        case .screen(.closed): router.navigate(to: .back)
        case .screen: break
        case .increased: effects.request(.add(1))
        case .decreased: effects.request(.add(-1))
        }
    }

    public func settle() async { await effects.settle() }

    private func perform(_ effect: Effect) async {
        problem = nil
        switch effect {
        case .load: count = await interactor.count()
        case .add(let step):
            do { count = try await interactor.add(step) } catch { problem = error }
        }
        view?.render(CounterWording(language: language).viewState(count, problem))
    }
}
