import OffersEntity
package import OffersPorts
package import OffersScreens
package import ScreenContract
import ScreenPresenter

/// Holds the state of the deck of offers: those that are left, and what was said to the others.
@MainActor
package final class OfferDeckPresenter: ViewOutput, Reporting {
    private enum Effect { case load, decide(OfferChoice, OfferItem), undo }

    /// Weak, because the view owns the presenter.
    package weak var view: (any ViewInput<OfferDeckViewState>)? { didSet { render() } }
    private let query: OfferQuery
    private let reducesMotion: Bool
    private let wording: OfferWording
    private let interactor: any OffersInteractorInput
    private let router: any Routing<OfferRoute>
    private weak var output: (any Reporting<OfferReport>)?
    private var offers: [OfferItem]?
    /// The offers whose decisions are not stored yet.
    private var undecided: Set<String> = []
    private var keptCount = 0
    private var error: OffersError?
    private var remark: (text: String, isNews: Bool)?
    private lazy var effects = EffectRunner<Effect> { [weak self] effect in
        do throws(OffersError) {
            try await self?.perform(effect)
        } catch {
            self?.fail(error, in: effect)
        }
    }

    /// A deck of what `query` chooses.
    package init(
        _ query: OfferQuery, reducesMotion: Bool, wording: OfferWording,
        interactor: any OffersInteractorInput, router: any Routing<OfferRoute>,
        output: (any Reporting<OfferReport>)?
    ) {
        (self.query, self.reducesMotion, self.wording) = (query, reducesMotion, wording)
        (self.interactor, self.router, self.output) = (interactor, router, output)
    }

    package func handle(_ event: OfferDeckEvent) {
        switch event {
        case .screen(.appeared), .screen(.returned), .refreshRequested: effects.request(.load)
        case .screen(.closed): router.navigate(to: .back)
        case .screen(.placesRequested): router.navigate(to: .places)
        case .screen: break
        case .kept(let id): decide(.kept, id)
        case .passed(let id): decide(.passed, id)
        case .undone: effects.request(.undo)
        case .opened: if let top = offers?.first { router.navigate(to: .details(top)) }
        case .keptRequested: router.navigate(to: .kept)
        }
    }

    /// What was kept, passed or undone on another screen changes the deck, and what was said here may be so no more.
    package func report(_ report: OfferReport) {
        guard report == .changed else { return }
        remark = nil
        effects.request(.load)
    }

    package func settle() async { await effects.settle() }

    /// The offer leaves the deck at once; it comes back if that can't be stored.
    private func decide(_ choice: OfferChoice, _ id: String) {
        guard let index = offers?.firstIndex(where: { $0.name == id }), let item = offers?.remove(at: index)
        else { return }
        undecided.insert(id)
        effects.request(.decide(choice, item))
        let verb = choice == .kept ? wording.say("Kept", "Збережено") : wording.say("Passed", "Пропущено")
        remark = ("\(verb): \(item.offer.title)", true)
        if choice == .kept { keptCount += 1 }
        render()
    }

    private func perform(_ effect: Effect) async throws(OffersError) {
        switch effect {
        case .load:
            let listing = try await interactor.offers(query)
            keptCount = try await interactor.offers(OfferQuery(part: .kept)).items.count
            offers = listing.items.filter { !undecided.contains($0.name) }
        case .decide(let choice, let item):
            defer { undecided.remove(item.name) }
            _ = try await interactor.decide(choice, onOfferNamed: item.name)
        case .undo:
            guard let undo = try await interactor.undo() else { throw .nothingToUndo }
            keptCount = try await interactor.offers(OfferQuery(part: .kept)).items.count
            remark = (undo.item.map(wording.remark(onUndone:)) ?? wording.say("Undone", "Скасовано"), true)
            // What this deck is not for comes back elsewhere.
            let listing = try await interactor.offers(query)
            if let item = undo.item, listing.items.contains(where: { $0.name == item.name }) {
                offers = [item] + (offers ?? []).filter { $0.name != item.name }
            }
        }
        error = nil
        render()
    }

    private func fail(_ error: OffersError, in effect: Effect) {
        switch effect {
        case .load: self.error = error
        case .decide(let choice, let item):
            offers = [item] + (offers ?? []).filter { $0.name != item.name }
            if choice == .kept { keptCount -= 1 }
        case .undo: break
        }
        let alert = wording.alert(for: error)
        remark = (alert.message, false)
        output?.report(.failed(error, alert))
        render()
    }

    private func render() {
        view?.render(
            wording.deck(
                offers, keptCount: keptCount, alert: offers == nil ? error.map(wording.alert) : nil,
                remark: remark, reducesMotion: reducesMotion))
    }
}

extension OfferWording {
    fileprivate func deck(
        _ offers: [OfferItem]?, keptCount: Int, alert: AlertState?, remark: (text: String, isNews: Bool)?,
        reducesMotion: Bool
    ) -> OfferDeckViewState {
        let left = offers.map { count($0.count) }
        let kept = keptCount == 0 ? nil : say("kept: \(keptCount)", "збережено: \(keptCount)")
        return OfferDeckViewState(
            title: say("Offers", "Пропозиції"),
            summary: [left, kept].compactMap(\.self).joined(separator: " · "),
            offers: offers?.map(face), facts: offers?.map(facts) ?? [],
            sides: OfferDeckViewState.Sides(
                keep: say("Keep", "Моє"), pass: say("Pass", "Повз"),
                place: say("Offer {place} of {count}", "Пропозиція {place} з {count}")),
            notice: offers == nil
                ? NoticeState(headline: say("Looking for offers…", "Шукаємо пропозиції…"), advice: "")
                : NoticeState(
                    headline: say("No more offers", "Пропозицій більше немає"),
                    advice: say(
                        "Undo brings the last one back; what you kept is in a list of its own.",
                        "Останню можна повернути; збережене — в окремому переліку.")),
            alert: alert, remark: remark.map { RemarkState($0.text, isNews: $0.isNews) },
            reducesMotion: reducesMotion, hints: hints(isEmpty: offers?.isEmpty ?? true))
    }

    private func hints(isEmpty: Bool) -> [KeyHint<OfferDeckEvent>] {
        let swipes: [KeyHint<OfferDeckEvent>] = [
            KeyHint(.event(.passed("")), say("pass", "повз")),
            KeyHint(.event(.kept("")), say("keep", "зберегти")),
            KeyHint(.event(.opened), say("details", "подробиці")),
        ]
        return (isEmpty ? [] : swipes) + [
            KeyHint(.event(.undone), say("undo", "скасувати"))
        ] + places() + [
            KeyHint(.event(.keptRequested), say("kept offers", "збережені")),
            KeyHint(.event(.screen(.closed)), say("back", "назад")),
        ]
    }
}
