import ScreenPresenter
import StoriesEntity
package import ScreenContract
package import StoriesPorts
package import StoriesScreens

/// Holds the state of the screen with one story or one gallery.
@MainActor
package final class StoryPresenter: Presenter {
    private enum Effect: Equatable {
        /// Loads the item `steps` after the named one.
        case load(String, steps: Int)
    }

    /// Weak, because the view owns the presenter.
    package weak var view: (any ViewInput<StoryViewState>)? { didSet { render() } }
    private let name: String
    private let wording: StoryWording
    private let interactor: StoryInteractorInput
    private let style: DrawingStyleInput
    private let router: any Routing<StoryRoute>
    private weak var output: (any Reporting<StoryReport>)?
    private var answer: Result<StoryItem, StoriesError>?
    /// The first visible drawing, or the selected picture, from 0.
    private var place = 0
    private var clock = DrawingClock()
    private lazy var effects = EffectRunner<Effect>(overtaking: { _, _ in true }) { [weak self] effect in
        await self?.perform(effect)
    }

    /// A screen of the item that `name` means, with drawings in `style`.
    package init(
        _ name: String, wording: StoryWording, interactor: @escaping StoryInteractorInput,
        style: @escaping DrawingStyleInput, router: any Routing<StoryRoute>,
        output: (any Reporting<StoryReport>)?
    ) {
        (self.name, self.wording, self.interactor, self.style) = (name, wording, interactor, style)
        (self.router, self.output) = (router, output)
    }

    private var item: StoryItem? { answer?.value }

    /// How many drawings or pictures there are.
    private var count: Int {
        switch item?.content {
        case .story(_, let drawings): drawings.count
        case .gallery(let pictures): pictures.count
        case nil: 0
        }
    }

    package func handle(_ event: StoryEvent) {
        switch event {
        case .screen(.appeared): return effects.request(.load(name, steps: 0))
        // The drawings begin again, in the current colour.
        case .screen(.uncovered), .screen(.returned): clock.stop()
        case .screen(.timeAdvanced(let time)):
            guard clock.advance(to: time) else { return }
        case .screen(.closed): return router.navigate(to: .back)
        case .screen(.placesRequested): return router.navigate(to: .places)
        case .screen: return
        case .stepped(let steps):
            guard let item else { return }
            return effects.request(.load(item.id, steps: steps))
        case .moved(let step): place = max(0, min(place + step, count - 1))
        case .seen(let places):
            if case .story? = item?.content, let places, !places.isEmpty { place = places.lowerBound }
            guard clock.see(places ?? 0..<count) else { return }
        case .opened(let place):
            let place = place ?? self.place
            guard case .gallery(let pictures)? = item?.content, pictures.indices.contains(place) else {
                return
            }
            self.place = place
            render()
            return router.navigate(to: .picture(pictures[place]))
        }
        render()
    }

    package func settle() async { await effects.settle() }

    private func perform(_ effect: Effect) async {
        guard case .load(let name, let steps) = effect else { return }
        let answer = await Result { () async throws(StoriesError) in try await interactor(name, steps) }
        self.answer = answer
        place = 0
        clock.clear()
        switch answer {
        case .success(let item): if steps != 0 { output?.report(.outcome(item.id)) }
        case .failure(let error): output?.report(.failed(error, wording.alert(for: error)))
        }
        render()
    }

    private func render() {
        let style = style()
        view?.render(wording.page(answer, place: place, clock: clock, style: style))
    }
}
