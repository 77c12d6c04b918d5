import Counter
import ScreenPresenter

/// Draws the count as tally marks, five to a bundle.
struct TallyView: PureView {
    private static let keys = KeyTable<CountEvent>([
        KeyRow("Space", .increased, " ", .enter), KeyRow("⌫", .decreased, .backspace),
        KeyRow("Esc", .screen(.closed), .escape),
    ])

    func canvas(of state: CountViewState, in space: CanvasSpace) -> Canvas {
        var canvas = Canvas(size: Size(columns: space.columns, rows: space.rows ?? 4))
        let tally = Array(repeating: "|", count: Int(state.value) ?? 0)
        let bundles = stride(from: 0, to: tally.count, by: 5).map { start in
            tally[start..<min(start + 5, tally.count)].joined()
        }
        canvas.put(
            bundles.joined(separator: " "), at: Point(column: 2, row: 1), style: space.theme.style(.strong))
        KeyHintsPicture(keys: Self.keys, theme: space.theme)
            .drawFooter(state.hints, margin: 2, on: &canvas)
        return canvas
    }

    func text(of state: CountViewState, as form: TextForm) -> String { state.headline + "\n" }

    func keys(on state: CountViewState?) -> KeyTable<CountEvent> { Self.keys }
}

/// Counts in dozens.
@MainActor
final class DozenPresenter: Presenter {
    private enum Effect { case load, add(Int) }

    weak var view: (any ViewInput<CountViewState>)?
    private let interactor: any CountInteractorInput
    private let router: any Routing<CountRoute>
    private lazy var effects = EffectRunner<Effect> { [weak self] effect in await self?.perform(effect) }

    init(interactor: any CountInteractorInput, router: any Routing<CountRoute>) {
        (self.interactor, self.router) = (interactor, router)
    }

    func handle(_ event: CountEvent) {
        switch event {
        case .screen(.appeared): effects.request(.load)
        case .screen(.closed): router.navigate(to: .back)
        case .screen: break
        case .increased: effects.request(.add(1))
        case .decreased: effects.request(.add(-1))
        }
    }

    func settle() async { await effects.settle() }

    private func perform(_ effect: Effect) async {
        var problem: String?
        switch effect {
        case .load: break
        case .add(let dozens):
            do { _ = try await interactor.add(12 * dozens) } catch { problem = "That is as far as it goes." }
        }
        let count = await interactor.count()
        let hints: [KeyHint<CountEvent>] = [
            KeyHint(.event(.increased), "a dozen more"), KeyHint(.event(.screen(.closed)), "back"),
        ]
        view?.render(
            CountViewState(
                value: String(count.value), headline: "\(count.value / 12) dozen", problem: problem,
                hints: hints))
    }
}

/// Keeps every count that there has been, the newest last.
actor CountWithHistory: CountService {
    private(set) var history = [Count.zero]

    func count() -> Count { history.last ?? .zero }

    func update(_ rule: @Sendable (Count) throws(CountProblem) -> Count) throws(CountProblem) -> Count {
        let new = try rule(count())
        history.append(new)
        return new
    }
}

/// A counter of those three layers, and of the package's other ones.
@MainActor
func tally(keptBy service: any CountService, on navigator: any Navigator) -> BuiltScreen<
    CountEvent, CountViewState
> {
    let presenter = DozenPresenter(
        interactor: CountInteractor(service: service), router: BackRouter(navigator: navigator))
    return BuiltScreen(of: presenter, showing: TallyView())
}
