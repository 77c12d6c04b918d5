import PaymentCardsEntity
package import PaymentCardsPorts
package import PaymentCardsScreens
package import ScreenContract
import ScreenPresenter
import Words

/// Holds all state of the screen on which banks’ files are imported.
@MainActor
package final class CardImportPresenter: Presenter {
    private enum Effect {
        case plan, store
    }

    package weak var view: (any ViewInput<CardImportViewState>)? {
        didSet { render() }
    }

    private let request: CardImportRequest
    private let interactor: any CardImportInteractorInput
    private let router: any Routing<BackRoute>
    private weak var output: (any Reporting<CardReport>)?
    private let wording: CardImportWording
    private var state = CardImportState()
    private lazy var effects = EffectRunner<Effect> { [weak self] effect in await self?.perform(effect) }

    /// A presenter for `request`. What happens is reported to `output`, held weakly.
    package init(
        for request: CardImportRequest, voice: CardVoice, interactor: any CardImportInteractorInput,
        router: any Routing<BackRoute>, output: (any Reporting<CardReport>)?
    ) {
        self.request = request
        wording = CardImportWording(voice: voice, request: request)
        (self.interactor, self.router, self.output) = (interactor, router, output)
    }

    package func handle(_ event: CardQuestionEvent) {
        switch event {
        case .screen(.appeared): effects.request(.plan)
        case .screen(.attentionChanged(let hasFocus)): state.privacy.hasAttention = hasFocus
        case .screen(.closed), .cancelled: return router.navigate(to: .back)
        case .screen(.privacyToggled): state.privacy.isOn.toggle()
        case .screen(.timeAdvanced), .screen(.placesRequested), .screen(.returned), .screen(.uncovered),
            .agreedUnseen, .edited:
            return
        case .moved(let items): state.answer.move(by: items)
        case .chose(let index):
            if let agrees = state.answer.agrees(index) { return handle(agrees ? .agreed : .cancelled) }
        case .agreed:
            guard state.isAsking else { return }
            state.isStoring = true
            effects.request(.store)
        }
        render()
    }

    package func settle() async { await effects.settle() }

    /// Nothing is on the screen before the files were read.
    private func render() {
        guard let plan = state.plan else { return }
        view?.render(wording.page(of: plan, state))
    }

    private func perform(_ effect: Effect) async {
        do throws(CardsError) {
            switch effect {
            case .plan: state.plan = try await interactor.plan(request)
            case .store:
                guard let plan = state.plan else { return }
                let (recorded, done) = try await interactor.carryOut(plan, of: request)
                (state.recorded, state.plan, state.isStoring) = (recorded, done, false)
                if recorded != nil { output?.report(.outcome(.listChanged)) }
            }
        } catch {
            state.isStoring = false
            output?.report(.failed(error, wording.errors.alert(for: error)))
        }
        render()
    }
}

/// Everything that the screen on which banks’ files are imported remembers.
struct CardImportState {
    /// What would be stored, or was; `nil` before the files were read.
    var plan: CardImportPlan?
    var isStoring = false
    /// The import as it was recorded; `nil` before that.
    var recorded: RecordedChange?
    var answer = HarmlessFirst()
    var privacy = Privacy()

    var isAsking: Bool { recorded == nil && !isStoring && plan?.isNew ?? false }
}
