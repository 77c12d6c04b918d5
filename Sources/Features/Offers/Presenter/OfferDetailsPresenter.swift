import OffersEntity
package import OffersPorts
package import OffersScreens
package import ScreenContract
import ScreenPresenter
import Words

/// Which offer a screen is about.
package enum OfferSubject: Equatable, Sendable {
    case item(OfferItem)
    /// The one that this name means.
    case named(String)
    /// The one whose decision is undone.
    case lastDecision
}

/// Holds the state of the screen with one offer.
@MainActor
package final class OfferDetailsPresenter: Presenter {
    private enum Effect { case load(String), decide(OfferChoice), undo, redo(OfferChoice, OfferItem) }

    package weak var view: (any ViewInput<OfferDetailsViewState>)? { didSet { render() } }
    private let subject: OfferSubject
    private let wording: OfferWording
    private let interactor: any OffersInteractorInput
    private let router: any Routing<OfferRoute>
    private weak var output: (any Reporting<OfferReport>)?
    private var item: OfferItem?
    private var error: OffersError?
    private var notice: NoticeState?
    private var remark: String?
    private var isChanged: Bool?
    private var undone = UndoneOffers()
    private lazy var effects = EffectRunner<Effect> { [weak self] effect in
        do throws(OffersError) {
            try await self?.perform(effect)
        } catch {
            self?.fail(error)
        }
    }

    package init(
        _ subject: OfferSubject, wording: OfferWording, interactor: any OffersInteractorInput,
        router: any Routing<OfferRoute>, output: (any Reporting<OfferReport>)?
    ) {
        (self.subject, self.wording, self.interactor) = (subject, wording, interactor)
        (self.router, self.output) = (router, output)
        if case .item(let item) = subject { self.item = item }
    }

    package func handle(_ event: OfferDetailsEvent) {
        switch event {
        case .screen(.appeared), .screen(.returned):
            if case .named(let name) = subject { effects.request(.load(name)) }
        case .screen(.closed): router.navigate(to: .back)
        case .screen(.placesRequested): router.navigate(to: .places)
        case .screen: break
        case .kept: effects.request(.decide(.kept))
        case .passed: effects.request(.decide(.passed))
        case .undone: effects.request(.undo)
        case .redoRequested:
            if let (choice, item) = undone.next() { effects.request(.redo(choice, item)) }
        case .cardOpened(let index):
            guard let cards = item?.cards, cards.indices.contains(index) else { return }
            router.navigate(to: .card(name: cards[index].name))
        }
    }

    package func settle() async { await effects.settle() }

    private func perform(_ effect: Effect) async throws(OffersError) {
        switch effect {
        case .load(let name): item = try await interactor.offer(named: name)
        case .decide(let choice):
            guard let item else { return }
            undone.letGo()
            let (decided, isNew) = try await interactor.decide(choice, on: item)
            (self.item, isChanged, remark) = (decided, isNew, wording.remark(on: choice, isNew: isNew))
        case .redo(let choice, let item):
            let (decided, isNew) = try await interactor.decide(choice, on: item)
            (self.item, isChanged, remark) = (decided, isNew, wording.remark(on: choice, isNew: isNew))
        case .undo:
            guard let undo = try await interactor.undo() else { throw .nothingToUndo }
            (item, isChanged) = (undo.item, true)
            undone.note(undo)
            notice = undo.item == nil ? wording.notice(of: undo.decision) : nil
            remark = undo.item.map(wording.remark(onUndone:))
        }
        error = nil
        if isChanged == true { output?.report(.outcome(.decided)) }
        render()
    }

    private func fail(_ error: OffersError) {
        self.error = error
        (remark, isChanged) = (nil, isChanged.map { _ in false })
        output?.report(.failed(error, wording.alert(for: error)))
        render()
    }

    private func render() {
        let content: OfferDetailsViewState.Content =
            if let item {
                .body(wording.face(of: item))
            } else if let error {
                .failed(wording.alert(for: error))
            } else if let notice {
                .empty(notice)
            } else {
                .loading(wording.voice("Looking for the offer…", "Шукаємо пропозицію…"))
            }
        let text = item == nil ? nil : error.map { wording.alert(for: $0).message } ?? remark
        view?.render(
            OfferDetailsViewState(
                title: wording.voice("Offer", "Пропозиція"), content: content,
                record: item == nil && isChanged == nil
                    ? nil : OffersRecord([item].compactMap(\.self).map(wording.face), isChanged: isChanged),
                remark: text.map { RemarkState($0, isNews: error == nil) },
                hints: wording.hints(for: item, redoes: !undone.isEmpty)))
    }
}

extension OfferWording {
    func remark(on choice: OfferChoice, isNew: Bool) -> String {
        switch (choice, isNew) {
        case (.kept, true): voice("Kept.", "Збережено.")
        case (.kept, false): voice("It was kept already.", "Її вже збережено.")
        case (.passed, true): voice("Passed.", "Пропущено.")
        case (.passed, false): voice("It was passed already.", "Її вже пропущено.")
        }
    }

    /// The remark after the decision about `item` was undone.
    func remark(onUndone item: OfferItem) -> String {
        let status = text(of: item.status)
        return voice(
            "Undone: \(item.offer.title) (\(status))", "Скасовано: \(item.offer.title) (\(status))")
    }

    fileprivate func notice(of undone: OfferDecision) -> NoticeState {
        NoticeState(
            headline: voice("Undone", "Скасовано"),
            advice: voice(
                "The offer “\(undone.offer.feedID)” is no longer there.",
                "Пропозиції «\(undone.offer.feedID)» вже немає."))
    }

    fileprivate func hints(for item: OfferItem?, redoes: Bool) -> [KeyHint<OfferDetailsEvent>] {
        let keep = KeyHint<OfferDetailsEvent>(.event(.kept), voice("keep", "зберегти"))
        let pass = KeyHint<OfferDetailsEvent>(.event(.passed), voice("pass", "пропустити"))
        var (hints, undo): ([KeyHint<OfferDetailsEvent>], [KeyHint<OfferDetailsEvent>]) = ([], [])
        if let item {
            if item.status != .kept, !item.isExpired { hints.append(keep) }
            if item.status != .passed { hints.append(pass) }
            if item.status == .kept || item.status == .passed {
                undo = [KeyHint(.event(.undone), voice("undo", "скасувати"))]
            }
            if !item.cards.isEmpty {
                hints.append(KeyHint(.event(.cardOpened(0)), voice("the card", "картка")))
            }
        }
        return hints + voice.places() + undo
            + (redoes ? [KeyHint(.event(.redoRequested), voice("redo", "повторити"))] : []) + [
                voice.leaving()
            ]
    }
}
