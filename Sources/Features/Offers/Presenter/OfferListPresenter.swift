package import OffersPorts
package import OffersScreens
package import ScreenContract
import ScreenPresenter
import Words

/// Holds the state of a list of offers.
@MainActor
package final class OfferListPresenter: Presenter, Reporting {
    private enum Effect { case load }

    package weak var view: (any ViewInput<OfferListViewState>)? { didSet { render() } }
    private let query: OfferQuery
    private let wording: OfferWording
    private let interactor: any OffersInteractorInput
    private let router: any Routing<OfferRoute>
    private weak var output: (any Reporting<OfferReport>)?
    private var listing: (items: [OfferItem], unreadable: Int)?
    private var error: OffersError?
    private var selected = 0
    private lazy var effects = EffectRunner<Effect>(overtaking: { _, _ in true }) { [weak self] _ in
        await self?.load()
    }

    /// A list of the offers of `query`.
    package init(
        _ query: OfferQuery, wording: OfferWording, interactor: any OffersInteractorInput,
        router: any Routing<OfferRoute>, output: (any Reporting<OfferReport>)?
    ) {
        (self.query, self.wording, self.interactor) = (query, wording, interactor)
        (self.router, self.output) = (router, output)
    }

    package func handle(_ event: OfferListEvent) {
        switch event {
        case .screen(.appeared), .screen(.returned): effects.request(.load)
        case .screen(.closed): router.navigate(to: .back)
        case .screen(.placesRequested): router.navigate(to: .places)
        case .screen: break
        case .moved(let step):
            selected = min(max(0, selected + step), max(0, items.count - 1))
            render()
        case .opened(let index):
            let index = index ?? selected
            guard items.indices.contains(index) else { return }
            selected = index
            render()
            router.navigate(to: .details(items[index]))
        }
    }

    /// A decision on another screen changes this list and those below it.
    package func report(_ report: OfferReport) {
        guard report == .outcome(.decided) else { return }
        effects.request(.load)
        output?.report(report)
    }

    package func settle() async { await effects.settle() }

    private var items: [OfferItem] { listing?.items ?? [] }

    private func load() async {
        do throws(OffersError) {
            (listing, error) = (try await interactor.offers(query), nil)
            selected = min(selected, max(0, items.count - 1))
        } catch {
            self.error = error
            output?.report(.failed(error, wording.alert(for: error)))
        }
        render()
    }

    private func render() {
        let faces = listing?.items.map(wording.face)
        let content: OfferListViewState.Content =
            if let error {
                .failed(wording.alert(for: error))
            } else if let faces {
                faces.isEmpty
                    ? .empty(wording.nothing(in: query)) : .body(OfferShelf(faces, selected: selected))
            } else {
                .loading(wording.loading)
            }
        let unreadable = listing?.unreadable ?? 0
        view?.render(
            OfferListViewState(
                title: wording.title(of: query), summary: items.isEmpty ? nil : wording.count(items.count),
                content: content,
                notes: unreadable == 0 ? [] : [PageNote(wording.voice(OfferWording.skipped, unreadable))],
                record: error == nil ? faces.map { OffersRecord($0) } : nil,
                hints: wording.hints(isEmpty: items.isEmpty)))
    }
}

extension OfferWording {
    var loading: String { voice("Looking for offers…", "Шукаємо пропозиції…") }

    fileprivate func hints(isEmpty: Bool) -> [KeyHint<OfferListEvent>] {
        let hints: [KeyHint<OfferListEvent>] = [
            KeyHint(.event(.moved(by: 1)), voice("choose", "вибрати")),
            KeyHint(.event(.opened(nil)), voice("details", "подробиці")),
        ]
        return (isEmpty ? [] : hints) + voice.places()
            + [KeyHint(.event(.screen(.closed)), voice("back", "назад"))]
    }

    func count(_ count: Int) -> String {
        Plural(en: ("# offer", "# offers"), uk: ("# пропозиція", "# пропозиції", "# пропозицій"))(
            count, in: voice.language)
    }

    fileprivate static let skipped = Plural(
        en: ("# offer can’t be read", "# offers can’t be read"),
        uk: (
            "# пропозицію не вдалося прочитати", "# пропозиції не вдалося прочитати",
            "# пропозицій не вдалося прочитати"
        ))

    fileprivate func title(of query: OfferQuery) -> String {
        switch query.status {
        case .open: voice("Offers", "Пропозиції")
        case .kept: voice("Kept offers", "Збережені пропозиції")
        case .passed: voice("Passed offers", "Пропущені пропозиції")
        case .expired: voice("Expired offers", "Минулі пропозиції")
        case nil: voice("All offers", "Усі пропозиції")
        }
    }

    fileprivate func nothing(in query: OfferQuery) -> NoticeState {
        let isNarrow = query.card != nil || query.category != nil
        return NoticeState(
            headline: voice("No offers here", "Пропозицій тут немає"),
            advice: isNarrow
                ? voice("Ask for another card or category.", "Спробуйте іншу картку чи категорію.")
                : query.status == .kept
                    ? voice(
                        "Offers that you keep are listed here.", "Тут будуть пропозиції, які ви збережете.")
                    : voice("There may be some another day.", "Можливо, з’являться іншого дня."))
    }
}
