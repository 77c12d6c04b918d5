import ScreenPresenter
import StoriesEntity
package import ScreenContract
package import StoriesPorts
package import StoriesScreens
import Words

/// Holds the state of the list of stories and galleries.
@MainActor
package final class StoryListPresenter: Presenter {
    private enum Effect { case load }

    /// Weak, because the view owns the presenter.
    package weak var view: (any ViewInput<StoryListViewState>)? { didSet { render() } }
    private let wording: StoryWording
    private let interactor: StoryListInteractorInput
    private let router: any Routing<StoryRoute>
    private weak var output: (any Reporting<StoryReport>)?
    private var answer: Result<[StoryItem], StoriesError>?
    private var selected = 0
    private lazy var effects = EffectRunner<Effect>(overtaking: ==) { [weak self] _ in await self?.load() }

    package init(
        wording: StoryWording, interactor: @escaping StoryListInteractorInput,
        router: any Routing<StoryRoute>, output: (any Reporting<StoryReport>)?
    ) {
        (self.wording, self.interactor, self.router, self.output) = (wording, interactor, router, output)
    }

    private var items: [StoryItem] { answer?.value ?? [] }

    package func handle(_ event: StoryListEvent) {
        switch event {
        case .screen(.appeared): effects.request(.load)
        case .screen(.closed): router.navigate(to: .back)
        case .screen(.placesRequested): router.navigate(to: .places)
        case .screen: break
        case .moved(let step):
            selected = max(0, min(selected + step, items.count - 1))
            render()
        case .opened(let place):
            let place = place ?? selected
            guard items.indices.contains(place) else { return }
            selected = place
            render()
            router.navigate(to: .item(items[place].id))
        }
    }

    package func settle() async { await effects.settle() }

    private func load() async {
        let answer = await Result { () async throws(StoriesError) in try await interactor() }
        self.answer = answer
        if case .failure(let error) = answer { output?.report(.failed(error, wording.alert(for: error))) }
        render()
    }

    private func render() { view?.render(wording.list(answer, selected: selected)) }
}

extension StoryListPresenter: Reporting {
    /// Chooses the item that the person has gone on to, so that they come back to it.
    package func report(_ report: StoryReport) {
        if case .outcome(let id) = report, let place = items.firstIndex(where: { $0.id == id }) {
            selected = place
            render()
        } else {
            output?.report(report)
        }
    }
}

extension StoryWording {
    fileprivate func list(
        _ answer: Result<[StoryItem], StoriesError>?, selected: Int
    ) -> StoryListViewState {
        let title = voice("Stories", "Історії")
        let items = answer?.value ?? []
        let content: StoryListViewState.Content =
            switch answer {
            case nil: .loading(voice("Loading…", "Завантажуємо…"))
            case .failure(let error): .failed(alert(for: error))
            case .success([]):
                .empty(
                    NoticeState(
                        headline: voice("There is nothing to read.", "Читати нічого."),
                        advice: voice("Come back later.", "Завітайте пізніше.")))
            case .success: .body(StoryShelf(items.map(face), selected: selected))
            }
        let isStory = items.map { if case .story = $0.content { true } else { false } }
        let summary = [
            voice(Self.stories, isStory.count { $0 }), voice(Self.galleries, isStory.count { !$0 }),
        ]
        return StoryListViewState(
            title: title, summary: items.isEmpty ? nil : summary.joined(separator: ", "), content: content,
            record: answer == nil ? nil : StoriesRecord(items.map(line)),
            hints: hints(hasItems: !items.isEmpty))
    }

    private static let stories = Plural(
        en: ("# story", "# stories"), uk: ("# історія", "# історії", "# історій"))
    private static let galleries = Plural(
        en: ("# gallery", "# galleries"), uk: ("# галерея", "# галереї", "# галерей"))

    private func hints(hasItems: Bool) -> [KeyHint<StoryListEvent>] {
        let own: [KeyHint<StoryListEvent>] = [
            KeyHint(.event(.opened(nil)), voice("open", "відкрити"), isEssential: true),
            KeyHint(.event(.moved(by: 1)), voice("move", "рух")),
        ]
        return (hasItems ? own : []) + voice.places() + [
            voice.leaving()
        ]
    }
}
