import PaymentCardsEntity
package import PaymentCardsPorts
package import PaymentCardsScreens
package import ScreenContract
import ScreenPresenter
import Values
import Words

/// Holds all state of the screen on which the person's own cards are changed, billed or paid on.
@MainActor
package final class CardChangePresenter: Presenter {
    private enum Effect {
        case plan, record
        case undo(CardDeed)
    }

    package weak var view: (any ViewInput<CardChangeViewState>)? {
        didSet { render() }
    }

    private let isOnScreen: Bool
    private let interactor: any CardChangeInteractorInput
    private let undoer: CardUndoInteractorInput
    private let router: any Routing<BackRoute>
    private weak var output: (any Reporting<CardReport>)?
    private let wording: CardChangeWording
    private var state: CardChangeState
    private lazy var effects = EffectRunner<Effect> { [weak self] effect in await self?.perform(effect) }

    /// A presenter for `request`. What happens is reported to `output`, held weakly.
    ///
    /// - Parameter isOnScreen: whether everything is asked on the screen itself: how much, and whether although there is an equal record.
    ///   Amounts and digits are hidden there where they are `isPrivate`. Otherwise whoever shows it asks.
    package init(
        for request: CardChangeRequest, isOnScreen: Bool = false, isPrivate: Bool = false, voice: CardVoice,
        interactor: any CardChangeInteractorInput, undoer: @escaping CardUndoInteractorInput,
        router: any Routing<BackRoute>, output: (any Reporting<CardReport>)?
    ) {
        state = CardChangeState(request.withKnownCategory, isPrivate: isPrivate)
        wording = CardChangeWording(voice: voice, isOnScreen: isOnScreen)
        (self.isOnScreen, self.interactor, self.undoer) = (isOnScreen, interactor, undoer)
        (self.router, self.output) = (router, output)
    }

    package func handle(_ event: CardQuestionEvent) {
        switch event {
        case .screen(.appeared): effects.request(.plan)
        case .screen(.attentionChanged(let hasFocus)): state.surroundings.changeAttention(hasFocus: hasFocus)
        case .screen(.closed), .cancelled: return cancel()
        case .screen(.privacyToggled): state.surroundings.togglePrivacy(reportingTo: output)
        case .screen(.timeAdvanced(let time)):
            guard state.surroundings.advance(to: time, at: wording.voice.clock.moment) else { return }
        case .screen(.placesRequested), .screen(.returned), .screen(.uncovered): return
        case .moved(let items): change { $0.move(by: items) }
        case .edited(let edit): change { $0.edit(edit) }
        case .chose(let index): return choose(index ?? state.selected)
        case .agreed: agree()
        case .agreedUnseen: state.surroundings.say(.text(CardChangeWording.unseen))
        }
        render()
    }

    package func settle() async { await effects.settle() }

    /// Lets `change` happen to the answer, and finds out what another amount would leave.
    private func change(_ change: (inout CardChangeState) -> Void) {
        guard !state.isRecording, state.failure == nil else { return }
        let before = state.request
        change(&state)
        if state.request != before { effects.request(.plan) }
    }

    private func choose(_ index: Int) {
        guard state.failure == nil, state.answers.indices.contains(index) else { return }
        change { $0.go(to: index) }
        switch state.answer {
        case .no, .done: return cancel()
        case .undo: undo()
        case .other where state.typed.text.isEmpty: state.surroundings.say(.text(CardChangeWording.type))
        case .yes, .left, .minimum, .other:
            if state.isPlanned, state.surroundings.hasRead() { agree() }
        }
        render()
    }

    private func agree() {
        guard state.isPlanned, state.recorded == nil, !state.isRecording else { return }
        state.failure = nil
        state.isRecording = true
        effects.request(.record)
    }

    private func undo() {
        guard let deed = state.deed, !state.isUndone, let change = state.surroundings.beginUndoing(deed)
        else { return }
        effects.request(.undo(change))
    }

    /// Takes an alert away, or goes back. What is under way is seen to its end.
    private func cancel() {
        if state.isRecording || state.surroundings.isUndoing { return }
        guard state.failure == nil || state.plan == nil else {
            state.failure = nil
            return render()
        }
        router.navigate(to: .back)
    }

    /// Nothing is on the screen before it is known what would be recorded, or why nothing can be.
    private func render() {
        guard let page = wording.page(of: state) else { return }
        view?.render(page)
    }
}

// MARK: - Effects

extension CardChangePresenter {
    private func perform(_ effect: Effect) async {
        switch effect {
        case .plan: await plan()
        case .record: await record()
        case .undo(let deed): await undo(deed)
        }
        render()
    }

    private func plan() async {
        let isFirst = state.plan == nil
        do throws(CardsError) {
            let plan = try await interactor.plan(state.request)
            state.plan(plan, offersAmounts: isOnScreen)
            if isFirst { report(plan) }
        } catch {
            if isOnScreen, case .wallet(let problem) = error, let again = state.request.again(after: problem),
                again != state.request
            {
                // The question says that there is an equal record.
                (state.request, state.equal) = (again, state.equal + [problem])
                return await plan()
            }
            guard isFirst else { return state.problem = error }
            guard state.request.isDone(by: error) else { return fail(error) }
            state.failure = error
        }
    }

    /// Says which cards of a file stay out, which of those that are asked for, and for which bills payments don't count.
    private func report(_ plan: CardChangePlan) {
        let remarks = plan.remarks.map { $0.words(in: wording.voice) } + plan.uncounted(in: wording.voice)
        if !remarks.isEmpty { output?.report(.noted(.remarked(remarks))) }
        guard let taken = plan.taken else { return }
        if !taken.unreadable.isEmpty {
            output?.report(.noted(.skipped(taken.unreadable.map(wording.errors.text(for:)))))
        }
        if let known = wording.known(taken.known) { output?.report(.noted(.accepted([known]))) }
    }

    private func record() async {
        guard let plan = state.plan else { return }
        do throws(CardsError) {
            let (recorded, done) = try await interactor.carryOut(state.request, as: plan)
            state.record(recorded, as: done)
            let removed = done.removedCards
            output?.report(.outcome(removed.isEmpty ? .listChanged : .removed(removed)))
            if let deed = state.deed {
                state.surroundings.note(deed)
                output?.report(.outcome(.done(deed)))
            }
        } catch {
            fail(error)
        }
    }

    /// Takes back what was recorded here.
    private func undo(_ deed: CardDeed) async {
        let answer = await Result { () async throws(CardsError) in try await undoer(deed) }
        for outcome in state.surroundings.end(deed, answer) { output?.report(.outcome(outcome)) }
        if let error = answer.problem { fail(error) } else { state.isUndone = true }
    }

    private func fail(_ error: CardsError) {
        (state.failure, state.isRecording) = (error, false)
        // What was shown may no longer be so.
        if isOnScreen { output?.report(.outcome(.listChanged)) }
        output?.report(.failed(error, wording.errors.alert(for: error)))
    }
}

extension CardChangeRequest {
    /// The same with the category that a word names in any language.
    fileprivate var withKnownCategory: CardChangeRequest {
        guard case .categorize(let text, .unknown(let word)) = self,
            let code = SpendingCategory.code(named: word)
        else { return self }
        return .categorize(text, SpendingCategory(code: code))
    }
}

extension CardChangePlan {
    /// The cards that it removes.
    fileprivate var removedCards: [CardID] {
        each.compactMap { if case .removed = $0.changes.last { $0.item?.id } else { nil } }
    }
}
