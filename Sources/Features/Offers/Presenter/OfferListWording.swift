import OffersEntity
import OffersPorts
import OffersScreens
import ScreenContract
import ScreenPresenter
import Words

/// Words a list of offers.
struct OfferListWording {
    let wording: OfferWording

    private var voice: Voice { wording.voice }

    /// The screen in `state`.
    func list(of query: OfferQuery, _ state: OfferListState) -> OfferListViewState {
        let faces = state.items.map(wording.face)
        let isNarrowed = state.typing != nil || !state.words.isEmpty
        let content: OfferListViewState.Content =
            if let error = state.error {
                .failed(wording.alert(for: error))
            } else if state.listing == nil {
                .loading(wording.loading)
            } else if faces.isEmpty, !isNarrowed {
                .empty(wording.nothing(in: query))
            } else {
                .body(OfferShelf(faces, selected: state.selected, search: search(state), menu: menu(state)))
            }
        let unreadable = state.listing?.unreadable ?? 0
        return OfferListViewState(
            title: wording.title(of: query), summary: faces.isEmpty ? nil : wording.count(faces.count),
            content: content,
            notes: unreadable == 0 ? [] : [PageNote(voice(OfferWording.skipped, unreadable))],
            record: state.error == nil && state.listing != nil ? OffersRecord(faces) : nil,
            remark: state.remark.map { RemarkState($0.text, isNews: $0.isNews) },
            hints: hints(state))
    }

    private func search(_ state: OfferListState) -> SearchFieldState? {
        guard state.typing != nil || !state.words.isEmpty else { return nil }
        return SearchFieldState(
            label: voice("Search", "Пошук"), text: state.words, cursor: state.typing?.cursor,
            found: state.items.isEmpty ? voice("none found", "нічого не знайдено") : "")
    }

    private func menu(_ state: OfferListState) -> MenuState? {
        state.menu.map { line in
            MenuState(
                title: voice("Sort", "Сортування"), items: OfferOrder.allCases.map { voice[$0.label] },
                ticked: OfferOrder.allCases.firstIndex(of: state.order), selected: line
            ).said(by: voice)
        }
    }

    private func hints(_ state: OfferListState) -> [KeyHint<OfferListEvent>] {
        typealias Hint = KeyHint<OfferListEvent>
        func hint(_ event: OfferListEvent, _ text: String) -> Hint { Hint(.event(event), text) }
        let move = hint(.moved(by: 1), voice("choose", "вибрати"))
        if state.menu != nil {
            return [
                hint(.menuMoved(by: 1), voice("choose", "вибрати")),
                hint(.menuChosen(nil), voice("sort", "сортувати")),
                hint(.cancelled, voice("close", "закрити")),
            ]
        }
        if state.typing != nil {
            return [
                move, hint(.searchEnded(keeping: true), voice("done", "готово")),
                hint(.searchEnded(keeping: false), voice("close", "закрити")),
            ]
        }
        let here =
            state.item.map { item in
                [move, hint(.opened(nil), voice("details", "подробиці"))]
                    + (item.status == .kept ? [hint(.removalRequested, voice("let go", "прибрати"))] : [])
            } ?? []
        let narrow =
            state.listing?.items.isEmpty == false
            ? [hint(.searchBegan, voice("search", "пошук")), hint(.menuOpened, voice("sort", "сортувати"))]
            : []
        let redo = state.undone.isEmpty ? [] : [hint(.redoRequested, voice("redo", "повторити"))]
        let undo = state.undoes ? [hint(.undone, voice("undo", "скасувати"))] : []
        return here + narrow + undo + redo + voice.places() + [
            state.words.isEmpty
                ? voice.leaving()
                : hint(.searchEnded(keeping: false), voice("all offers", "усі пропозиції"))
        ]
    }

    /// The remark on a decision in a list.
    func remark(on choice: OfferChoice, _ item: OfferItem, isNew: Bool) -> String {
        let title = item.offer.title
        return switch (choice, isNew) {
        case (.kept, true): voice("Kept: \(title)", "Збережено: \(title)")
        case (.passed, true): voice("Let go: \(title)", "Прибрано: \(title)")
        case (_, false): wording.remark(on: choice, isNew: false)
        }
    }
}
