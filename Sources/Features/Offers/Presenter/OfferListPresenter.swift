import OffersEntity
package import OffersPorts
package import OffersScreens
package import ScreenContract
import ScreenPresenter
import Words

/// Holds the state of a list of offers.
@MainActor
package final class OfferListPresenter: Presenter, Reporting {
    private enum Effect: Equatable { case load, decide(OfferChoice, OfferItem), undo }

    package weak var view: (any ViewInput<OfferListViewState>)? { didSet { render() } }
    private let query: OfferQuery
    private let wording: OfferWording
    private let interactor: any OffersInteractorInput
    private let router: any Routing<OfferRoute>
    private weak var output: (any Reporting<OfferReport>)?
    private var state = OfferListState()
    /// A second request to load replaces one that is still waiting.
    private lazy var effects = EffectRunner<Effect>(overtaking: { $0 == .load && $1 == .load }) {
        [weak self] effect in
        do throws(OffersError) {
            try await self?.perform(effect)
        } catch {
            self?.fail(error, in: effect)
        }
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
        case .screen(.appeared), .screen(.returned): return effects.request(.load)
        case .screen(.closed): return router.navigate(to: .back)
        case .screen(.placesRequested): return router.navigate(to: .places)
        case .screen: return
        case .moved(let step):
            state.select(state.selected + min(max(-state.items.count, step), state.items.count))
        case .opened(let index):
            guard state.items.indices.contains(index ?? state.selected) else { return }
            state.select(index ?? state.selected)
            render()
            if let item = state.item { router.navigate(to: .details(item)) }
            return
        case .removalRequested:
            guard let item = state.item, item.status == .kept else { return }
            state.undone.letGo()
            effects.request(.decide(.passed, item))
        case .undone: effects.request(.undo)
        case .redoRequested:
            guard let (choice, item) = state.undone.next() else { return }
            effects.request(.decide(choice, item))
        case .searchBegan: state.beginSearch()
        case .searchEdited(let edit): state.editSearch(edit)
        case .searchEnded(let keeping): state.endSearch(keeping: keeping)
        case .menuOpened: state.openMenu()
        case .menuMoved(let lines): state.moveMenu(by: lines)
        case .menuJumped(let toEnd): state.jumpInMenu(toEnd: toEnd)
        case .menuChosen(let index): state.chooseOrder(index)
        case .cancelled: state.closeMenu()
        }
        render()
    }

    /// A decision on another screen changes this list and those below it.
    package func report(_ report: OfferReport) {
        guard report == .outcome(.decided) else { return }
        (state.remark, state.undone) = (nil, UndoneOffers())
        effects.request(.load)
        output?.report(report)
    }

    package func settle() async { await effects.settle() }

    private func perform(_ effect: Effect) async throws(OffersError) {
        switch effect {
        case .load: break
        case .decide(let choice, let item):
            let isNew = try await interactor.decide(choice, on: item).isNew
            state.remark = (OfferListWording(wording: wording).remark(on: choice, item, isNew: isNew), true)
            state.decisions += isNew ? 1 : 0
            output?.report(.outcome(.decided))
        case .undo:
            guard let undo = try await interactor.undo() else { throw .nothingToUndo }
            state.decisions = max(0, state.decisions - 1)
            state.undone.note(undo)
            state.remark = (
                undo.item.map(wording.remark(onUndone:)) ?? wording.voice("Undone", "Скасовано"), true
            )
            output?.report(.outcome(.decided))
        }
        state.take(try await interactor.offers(query))
        render()
    }

    /// What can't be read takes the place of the list; what can't be done is said below it.
    private func fail(_ error: OffersError, in effect: Effect) {
        let alert = wording.alert(for: error)
        if effect == .load { state.error = error } else { state.remark = (alert.message, false) }
        output?.report(.failed(error, alert))
        render()
    }

    private func render() { view?.render(OfferListWording(wording: wording).list(of: query, state)) }
}

extension OfferWording {
    var loading: String { voice("Looking for offers…", "Шукаємо пропозиції…") }

    func count(_ count: Int) -> String {
        Plural(en: ("# offer", "# offers"), uk: ("# пропозиція", "# пропозиції", "# пропозицій"))(
            count, in: voice.language)
    }

    static let skipped = Plural(
        en: ("# offer can’t be read", "# offers can’t be read"),
        uk: (
            "# пропозицію не вдалося прочитати", "# пропозиції не вдалося прочитати",
            "# пропозицій не вдалося прочитати"
        ))

    func title(of query: OfferQuery) -> String {
        switch query.status {
        case .open: voice("Offers", "Пропозиції")
        case .kept: voice("Kept offers", "Збережені пропозиції")
        case .passed: voice("Passed offers", "Пропущені пропозиції")
        case .expired: voice("Expired offers", "Минулі пропозиції")
        case nil: voice("All offers", "Усі пропозиції")
        }
    }

    func nothing(in query: OfferQuery) -> NoticeState {
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
