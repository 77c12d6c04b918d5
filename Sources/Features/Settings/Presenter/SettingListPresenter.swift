import ScreenPresenter
import SettingsEntity
package import ScreenContract
package import SettingsPorts
package import SettingsScreens
import Words

/// Holds the state of the screen of settings.
@MainActor
package final class SettingListPresenter: Presenter {
    private enum Effect: Sendable { case load, change(SettingChange) }

    /// The change in progress.
    private enum Change {
        case choosing(Int)
        case typing(EditedText)
    }

    /// Weak, because the view owns the presenter.
    package weak var view: (any ViewInput<SettingsViewState>)? { didSet { render() } }
    private let wording: SettingsWording
    private let interactor: SettingsInteractorInput
    private let router: any Routing<SettingsRoute>
    private var answer: SettingsAnswer?
    private var failure: SettingsFailure?
    private var remark: String?
    private var selected = 0
    private var change: Change?
    private lazy var effects = EffectRunner<Effect> { [weak self] in await self?.perform($0) }

    package init(
        wording: SettingsWording, interactor: @escaping SettingsInteractorInput,
        router: any Routing<SettingsRoute>
    ) {
        (self.wording, self.interactor, self.router) = (wording, interactor, router)
    }

    private var items: [SettingItem] { answer?.items ?? [] }
    private var item: SettingItem? { items.indices.contains(selected) ? items[selected] : nil }

    package func handle(_ event: SettingsEvent) {
        // What was said goes with whatever the person does next.
        if case .screen = event {} else { remark = nil }
        switch event {
        case .screen(.appeared), .screen(.returned): effects.request(.load)
        case .screen(.closed): return router.navigate(to: .back)
        case .screen(.placesRequested): return router.navigate(to: .places)
        case .screen: return
        case .moved(let step): move(by: step)
        case .opened(let place): open(place ?? selected)
        case .chosen(let place): choose(place)
        case .typed(let edit):
            guard case .typing(var text)? = change else { return }
            text.apply(edit)
            change = .typing(text)
        case .cancelled: change = nil
        case .resetRequested: reset()
        }
        render()
    }

    package func settle() async { await effects.settle() }

    private func move(by step: Int) {
        switch (change, item?.kind) {
        case (.choosing(let place), .choice(let choices)):
            change = .choosing(max(0, min(place + step, choices.count - 1)))
        case (.typing, _): break
        default:
            selected = max(0, min(selected + step, items.count - 1))
        }
    }

    private func open(_ place: Int) {
        guard items.indices.contains(place) else { return }
        (selected, change) = (place, nil)
        let item = items[place]
        guard item.isChangeable else { return remark = wording.locked(item) }
        switch item.kind {
        case .toggle:
            request(
                SettingChange(item.id, to: item.value == SettingItem.on ? SettingItem.off : SettingItem.on))
        case .choice(let choices):
            change = .choosing(choices.firstIndex { $0.value == item.value } ?? 0)
        case .number, .path, .text: change = .typing(EditedText(item.value ?? ""))
        }
    }

    private func reset() {
        guard let item else { return }
        guard item.isChangeable else { return remark = wording.locked(item) }
        request(SettingChange(item.id, to: nil))
    }

    private func choose(_ place: Int?) {
        guard let item else { return }
        switch (change, item.kind) {
        case (.choosing(let at), .choice(let choices)):
            let place = place ?? at
            guard choices.indices.contains(place) else { return }
            request(SettingChange(item.id, to: choices[place].value))
        case (.typing(let text), _): request(SettingChange(item.id, to: text.text.isEmpty ? nil : text.text))
        default: return
        }
    }

    private func request(_ change: SettingChange) {
        self.change = nil
        effects.request(.change(change))
    }

    private func perform(_ effect: Effect) async {
        let asked: SettingChange? = if case .change(let change) = effect { change } else { nil }
        do throws(SettingsFailure) {
            answer = try await interactor(asked)
            failure = nil
            remark = asked == nil || item?.countsAtOnce == true ? nil : wording.later
        } catch {
            if let asked { refuse(asked, error) } else { failure = error }
        }
        render()
    }

    /// Says why `asked` wasn't done, and lets the person correct what they typed.
    private func refuse(_ asked: SettingChange, _ failure: SettingsFailure) {
        remark = wording.refusal(failure)
        guard case nil = change, let item, item.id == asked.id, let value = asked.value else { return }
        switch item.kind {
        case .number, .path, .text: change = .typing(EditedText(value))
        case .toggle, .choice: break
        }
    }

    private func render() {
        let alert = failure.map(wording.alert)
        let sheetChange = sheetChange
        let content: SettingsViewState.Content =
            if answer != nil {
                .body(
                    SettingsSheet(
                        items.map(wording.row), selected: selected, change: sheetChange,
                        foot: wording.foot(place: answer?.place)))
            } else {
                alert.map { .failed($0) } ?? .loading(wording.voice("Loading…", "Завантажуємо…"))
            }
        view?.render(
            SettingsViewState(
                title: wording.title, content: content,
                alert: answer == nil ? nil : alert, remark: remark.map { RemarkState($0, isNews: true) },
                hints: wording.hints(for: sheetChange, of: item)))
    }

    private var sheetChange: SettingsSheet.Change? {
        guard let item else { return nil }
        switch (change, item.kind) {
        case (.choosing(let place), .choice(let choices)):
            let ticked = choices.firstIndex { $0.value == item.value }
            let faces = choices.enumerated().map { wording.face(of: $1, isTicked: $0 == ticked) }
            return .choosing(faces, ticked: ticked, selected: place)
        case (.typing(let text), _):
            return .typing(
                SearchFieldState(
                    label: item.title, text: text.text, cursor: text.cursor, found: ""))
        default: return nil
        }
    }
}
