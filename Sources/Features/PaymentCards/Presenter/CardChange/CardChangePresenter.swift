package import PaymentCardsPorts
package import PaymentCardsScreens
package import ScreenContract
import ScreenPresenter
import Words

/// Holds all state of the screen on which one of the person's own cards is changed, billed or paid on.
@MainActor
package final class CardChangePresenter: Presenter {
    private enum Effect {
        case plan, record
    }

    package weak var view: (any ViewInput<CardChangeViewState>)? {
        didSet { render() }
    }

    private let request: CardChangeRequest
    private let interactor: any CardChangeInteractorInput
    private let router: any Routing<BackRoute>
    private weak var output: (any Reporting<CardReport>)?
    private let wording: CardChangeWording
    private var state = CardChangeState()
    private lazy var effects = EffectRunner<Effect> { [weak self] effect in await self?.perform(effect) }

    /// A presenter for `request`. What happens is reported to `output`, held weakly.
    package init(
        for request: CardChangeRequest, voice: CardVoice, interactor: any CardChangeInteractorInput,
        router: any Routing<BackRoute>, output: (any Reporting<CardReport>)?
    ) {
        self.request = request
        wording = CardChangeWording(voice: voice)
        (self.interactor, self.router, self.output) = (interactor, router, output)
    }

    package func handle(_ event: CardQuestionEvent) {
        switch event {
        case .screen(.appeared): effects.request(.plan)
        case .screen(.attentionChanged(let hasFocus)): state.privacy.hasAttention = hasFocus
        case .screen(.closed), .cancelled: return cancel()
        case .screen(.privacyToggled): state.privacy.isOn.toggle()
        case .screen(.timeAdvanced), .screen(.placesRequested), .screen(.returned), .screen(.uncovered):
            return
        case .moved(let items): state.answer.move(by: items)
        case .chose(let index):
            if let agrees = state.answer.agrees(index) { return handle(agrees ? .agreed : .cancelled) }
        case .agreed: agree()
        }
        render()
    }

    package func settle() async { await effects.settle() }

    private func agree() {
        guard state.plan != nil, state.recorded == nil, !state.isRecording else { return }
        state.failure = nil
        state.isRecording = true
        effects.request(.record)
    }

    /// Takes an alert away, or goes back.
    private func cancel() {
        guard state.failure == nil || state.plan == nil else {
            state.failure = nil
            return render()
        }
        router.navigate(to: .back)
    }

    /// Nothing is on the screen before it is known what would be recorded.
    private func render() {
        guard let plan = state.plan else { return }
        view?.render(wording.page(of: plan, state))
    }

    private func perform(_ effect: Effect) async {
        do throws(CardsError) {
            switch effect {
            case .plan:
                let plan = try await interactor.plan(request)
                state.plan = plan
                if let taken = plan.taken { report(taken) }
            case .record: try await record()
            }
        } catch {
            (state.failure, state.isRecording) = (error, false)
            output?.report(.failed(error, wording.errors.alert(for: error)))
        }
        render()
    }

    /// Says which cards of a file stay out.
    private func report(_ taken: CardChangePlan.Taken) {
        if !taken.unreadable.isEmpty {
            output?.report(.noted(.skipped(taken.unreadable.map(wording.errors.text(for:)))))
        }
        if let known = wording.known(taken.known) { output?.report(.noted(.accepted([known]))) }
    }

    private func record() async throws(CardsError) {
        guard let plan = state.plan else { return }
        let (recorded, done) = try await interactor.carryOut(request, as: plan)
        (state.recorded, state.plan, state.isRecording) = (recorded, done, false)
        output?.report(.outcome(.listChanged))
    }
}
