import OffersEntity
package import OffersPorts
package import OffersScreens
package import ScreenContract
import ScreenPresenter
import Words

/// Holds the state of the deck of offers: those that are left, and the decisions about the others.
@MainActor
package final class OfferDeckPresenter: Presenter, Reporting {
    private enum Effect { case load, decide(OfferChoice, OfferItem), undo, leave(OfferRoute) }

    package weak var view: (any ViewInput<OfferDeckViewState>)? { didSet { render() } }
    private let query: OfferQuery
    private let wording: OfferWording
    private let interactor: any OffersInteractorInput
    private let router: any Routing<OfferRoute>
    private weak var output: (any Reporting<OfferReport>)?
    /// The open offers and the numbers of kept and passed ones, as stored.
    private var stored: (open: [OfferItem], kept: Int, passed: Int)?
    /// The decisions that aren't stored yet, in order, and the number of undos under way.
    private var decided: [(choice: OfferChoice, item: OfferItem)] = []
    private var undos = 0
    private var undone = UndoneOffers()
    private var error: OffersError?
    private var remark: (text: String, isNews: Bool)?
    private lazy var effects = EffectRunner<Effect> { [weak self] effect in
        do throws(OffersError) {
            try await self?.perform(effect)
        } catch {
            self?.fail(error, in: effect)
        }
    }

    /// A deck of the offers of `query`.
    package init(
        _ query: OfferQuery, wording: OfferWording, interactor: any OffersInteractorInput,
        router: any Routing<OfferRoute>, output: (any Reporting<OfferReport>)?
    ) {
        (self.query, self.wording, self.interactor) = (query, wording, interactor)
        (self.router, self.output) = (router, output)
    }

    package func handle(_ event: OfferDeckEvent) {
        switch event {
        case .screen(.appeared), .screen(.returned), .refreshRequested: effects.request(.load)
        case .screen(.closed): leave(for: .back)
        case .screen(.placesRequested): leave(for: .places)
        case .screen: break
        case .kept(let id): decide(.kept, id)
        case .passed(let id): decide(.passed, id)
        case .undone: undo()
        case .redoRequested: if let (choice, item) = undone.next() { decide(choice, item) }
        case .opened: if let top = offers?.first { leave(for: .details(top)) }
        case .keptRequested: leave(for: .kept)
        }
    }

    /// A decision or undo on another screen changes the deck, and may make a remark here outdated.
    package func report(_ report: OfferReport) {
        guard report == .outcome(.decided) else { return }
        (remark, undone) = (nil, UndoneOffers())
        effects.request(.load)
    }

    package func settle() async { await effects.settle() }

    /// The offers that are left, without decided ones, whether stored or not.
    private var offers: [OfferItem]? {
        stored?.open.filter { item in !decided.contains { $0.item.name == item.name } }
    }

    private var keptCount: Int { (stored?.kept ?? 0) + decided.count { $0.choice == .kept } }

    private var undoes: Bool { !decided.isEmpty || (stored.map { $0.kept + $0.passed } ?? 0) > 0 }

    /// Goes to `route` once every decision made here is stored, since the next screen depends on them.
    private func leave(for route: OfferRoute) {
        guard undos > 0 || !decided.isEmpty else { return router.navigate(to: route) }
        effects.request(.leave(route))
    }

    /// Undoes the last decision, wherever it was made. Which offer that is about is known only afterwards.
    private func undo() {
        undos += 1
        effects.request(.undo)
        render()
    }

    /// The offer leaves the deck immediately, and comes back if the decision can't be stored.
    private func decide(_ choice: OfferChoice, _ id: String?) {
        guard let item = offers?.first(where: { id == nil || $0.name == id }) else { return }
        undone.letGo()
        decide(choice, item)
    }

    private func decide(_ choice: OfferChoice, _ item: OfferItem) {
        decided.append((choice, item))
        effects.request(.decide(choice, item))
        let verb = choice == .kept ? wording.voice("Kept", "Збережено") : wording.voice("Passed", "Пропущено")
        remark = ("\(verb): \(item.offer.title)", true)
        render()
    }

    private func perform(_ effect: Effect) async throws(OffersError) {
        switch effect {
        case .load:
            stored = try await listing()
        case .decide(let choice, let item):
            _ = try await interactor.decide(choice, on: item)
            stored?.open.removeAll { $0.name == item.name }
            if choice == .kept { stored?.kept += 1 } else { stored?.passed += 1 }
            decided.removeFirst()
        case .undo:
            guard let undo = try await interactor.undo() else { throw .nothingToUndo }
            undone.note(undo)
            remark = (undo.item.map(wording.remark(onUndone:)) ?? wording.voice("Undone", "Скасовано"), true)
            let listing = try await listing()
            stored?.kept = listing.kept
            stored?.passed = listing.passed
            // An offer that isn't part of this deck comes back elsewhere.
            if let item = listing.open.first(where: { $0.name == undo.item?.name }) {
                stored?.open.removeAll { $0.name == item.name }
                stored?.open.insert(item, at: 0)
            }
            undos -= 1
        case .leave(let route): return router.navigate(to: route)
        }
        error = nil
        render()
    }

    private func listing() async throws(OffersError) -> (open: [OfferItem], kept: Int, passed: Int) {
        let open = try await interactor.offers(query).items
        let all = try await interactor.offers(OfferQuery(status: nil)).items
        return (open, all.count { $0.status == .kept }, all.count { $0.status == .passed })
    }

    private func fail(_ error: OffersError, in effect: Effect) {
        switch effect {
        case .load: self.error = error
        case .decide: decided.removeFirst()
        case .undo: undos -= 1
        case .leave: break
        }
        let alert = wording.alert(for: error)
        remark = (alert.message, false)
        output?.report(.failed(error, alert))
        render()
    }

    private func render() {
        let voice = wording.voice
        let content: OfferDeckViewState.Content =
            if let offers {
                .body(wording.deck(offers, undoes: undoes))
            } else if let error {
                .failed(wording.alert(for: error))
            } else {
                .loading(wording.loading)
            }
        let kept = keptCount == 0 ? nil : voice("kept: \(keptCount)", "збережено: \(keptCount)")
        let summary = [(offers?.count).map(wording.count), kept].compactMap(\.self)
        let remark = remark ?? voice.about.map { ($0, false) }
        view?.render(
            OfferDeckViewState(
                title: voice("Offers", "Пропозиції"),
                summary: summary.isEmpty ? nil : summary.joined(separator: " · "), content: content,
                record: (offers?.map(wording.face)).map { OffersRecord($0) }, isRefreshing: undos > 0,
                remark: remark.map { RemarkState($0.text, isNews: $0.isNews) },
                hints: wording.hints(
                    isEmpty: offers?.isEmpty ?? true, undoes: undoes, redoes: !undone.isEmpty)))
    }
}

extension OfferWording {
    fileprivate func deck(_ offers: [OfferItem], undoes: Bool) -> OfferDeck {
        OfferDeck(
            offers.map(face), keep: voice("Keep", "Моє"), pass: voice("Pass", "Повз"),
            place: voice("Offer {place} of {count}", "Пропозиція {place} з {count}"),
            notice: NoticeState(
                headline: voice("No more offers", "Пропозицій більше немає"),
                advice: undoes
                    ? voice(
                        "Undo brings the last one back; what you kept is in a list of its own.",
                        "Останню можна повернути; збережене — в окремому переліку.")
                    : voice("Offers for your cards will be here.", "Тут будуть пропозиції для ваших карток."))
        )
    }

    fileprivate func hints(isEmpty: Bool, undoes: Bool, redoes: Bool) -> [KeyHint<OfferDeckEvent>] {
        let swipes: [KeyHint<OfferDeckEvent>] = [
            KeyHint(.event(.passed(nil)), voice("pass", "повз"), isEssential: true),
            KeyHint(.event(.kept(nil)), voice("keep", "зберегти"), isEssential: true),
            KeyHint(.event(.opened), voice("details", "подробиці")),
        ]
        let undo = KeyHint<OfferDeckEvent>(.event(.undone), voice("undo", "скасувати"), isEssential: true)
        return (isEmpty ? [] : swipes) + (undoes ? [undo] : [])
            + (redoes ? [KeyHint(.event(.redoRequested), voice("redo", "повторити"))] : []) + [
                KeyHint(.event(.refreshRequested), voice("refresh", "оновити"))
            ] + voice.places() + [
                KeyHint(.event(.keptRequested), voice("kept offers", "збережені")),
                voice.leaving(),
            ]
    }
}
