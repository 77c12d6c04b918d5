package import OffersPorts
package import OffersScreens
package import ScreenContract
import ScreenPresenter
import Words

/// Holds the state of a list of offers.
@MainActor
package final class OfferListPresenter: Presenter, Reporting {
    private enum Effect { case load }

    /// Weak, because the view owns the presenter.
    package weak var view: (any ViewInput<OfferListViewState>)? { didSet { render() } }
    private let query: OfferQuery
    private let wording: OfferWording
    private let interactor: any OffersInteractorInput
    private let router: any Routing<OfferRoute>
    private weak var output: (any Reporting<OfferReport>)?
    private var listing: OfferListing?
    private var error: OffersError?
    private var selected = 0
    private lazy var effects = EffectRunner<Effect>(overtaking: { _, _ in true }) { [weak self] _ in
        await self?.load()
    }

    /// A list of what `query` chooses.
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

    /// What was kept or passed on another screen changes the list, and those that show other lists.
    package func report(_ report: OfferReport) {
        guard report == .changed else { return }
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
        view?.render(
            wording.list(
                query, items: listing?.items, unreadable: listing?.unreadable.count ?? 0,
                error: error, selected: selected))
    }
}

extension OfferWording {
    fileprivate func list(
        _ query: OfferQuery, items: [OfferItem]?, unreadable: Int, error: OffersError?, selected: Int
    ) -> OfferListViewState {
        let hints: [KeyHint<OfferListEvent>] = [
            KeyHint(.event(.moved(by: 1)), voice("choose", "вибрати")),
            KeyHint(.event(.opened(nil)), voice("details", "подробиці")),
        ]
        let ways =
            voice.places() + [KeyHint<OfferListEvent>(.event(.screen(.closed)), voice("back", "назад"))]
        let content: OfferListViewState.Content =
            if let error {
                .failed(alert(for: error))
            } else if let items {
                items.isEmpty
                    ? .empty(nothing(in: query)) : .body(OfferShelf(items.map(face), selected: selected))
            } else {
                .loading(voice("Looking for offers…", "Шукаємо пропозиції…"))
            }
        return OfferListViewState(
            title: title(of: query), summary: items.flatMap { $0.isEmpty ? nil : count($0.count) },
            content: content,
            notes: unreadable == 0 ? [] : [PageNote(voice(Self.skipped, unreadable))],
            record: error == nil ? items.map { OffersRecord($0.map(line)) } : nil,
            hints: (items?.isEmpty == false ? hints : []) + ways)
    }

    func count(_ count: Int) -> String {
        Plural(en: ("# offer", "# offers"), uk: ("# пропозиція", "# пропозиції", "# пропозицій"))(
            count, in: voice.language)
    }

    private static let skipped = Plural(
        en: ("# offer can’t be read", "# offers can’t be read"),
        uk: (
            "# пропозицію не вдалося прочитати", "# пропозиції не вдалося прочитати",
            "# пропозицій не вдалося прочитати"
        ))

    private func title(of query: OfferQuery) -> String {
        switch query.part {
        case .open: voice("Offers", "Пропозиції")
        case .kept: voice("Kept offers", "Збережені пропозиції")
        case .passed: voice("Passed offers", "Пропущені пропозиції")
        case .all: voice("All offers", "Усі пропозиції")
        }
    }

    private func nothing(in query: OfferQuery) -> NoticeState {
        let isNarrow = query.card != nil || query.category != nil
        return NoticeState(
            headline: voice("No offers here", "Пропозицій тут немає"),
            advice: isNarrow
                ? voice("Ask for another card or category.", "Спробуйте іншу картку чи категорію.")
                : query.part == .kept
                    ? voice(
                        "Offers that you keep are listed here.", "Тут будуть пропозиції, які ви збережете.")
                    : voice("There may be some another day.", "Можливо, з’являться іншого дня."))
    }
}
