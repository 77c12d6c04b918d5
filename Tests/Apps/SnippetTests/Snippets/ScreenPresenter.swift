import ScreenPresenter

/// What can happen on the screen of a die, and what is on it.
enum DieEvent: ViewEvent { case screen(ScreenEvent), rolled }

struct DieState: Equatable, Sendable {
    let text: String
    let hints: [KeyHint<DieEvent>]
}

/// Holds the state of that screen. Rolling takes its time, so it is an effect.
@MainActor
final class DiePresenter: Presenter {
    private enum Effect { case roll }

    weak var view: (any ViewInput<DieState>)?
    private let router: any Routing<BackRoute>
    private let roll: @MainActor () async -> Int
    private lazy var effects = EffectRunner<Effect> { [weak self] _ in await self?.rollOnce() }

    init(router: any Routing<BackRoute>, roll: @escaping @MainActor () async -> Int) {
        (self.router, self.roll) = (router, roll)
    }

    func handle(_ event: DieEvent) {
        switch event {
        case .screen(.appeared), .rolled: effects.request(.roll)
        case .screen(.closed): router.navigate(to: .back)
        case .screen: break
        }
    }

    func settle() async { await effects.settle() }

    private func rollOnce() async {
        let hints: [KeyHint<DieEvent>] = [
            KeyHint(.event(.rolled), "roll"), KeyHint(.event(.screen(.closed)), "back"),
        ]
        view?.render(DieState(text: "You rolled \(await roll()).", hints: hints))
    }
}
