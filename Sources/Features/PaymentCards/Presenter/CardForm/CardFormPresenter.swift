import PaymentCardsEntity
package import PaymentCardsPorts
package import PaymentCardsScreens
package import ScreenContract
import ScreenPresenter
import Words
import Values

/// Holds all state of the form for a new card, and forgets it as soon as the card is added or given up.
@MainActor
package final class CardFormPresenter: Presenter {
    private enum Effect {
        /// Looks for the number among the cards.
        case lookUp(CardNumber)
        case add
    }

    package weak var view: (any ViewInput<CardFormViewState>)? {
        didSet { render() }
    }

    private let interactor: any CardFormInteractorInput
    private let router: any Routing<BackRoute>
    private weak var output: (any Reporting<CardReport>)?
    private let wording: CardFormWording
    private var state = CardFormState()
    // Whatever is requested later makes a look at the cards needless: adding looks there itself.
    private lazy var effects = EffectRunner<Effect>(
        overtaking: { _, older in if case .lookUp = older { true } else { false } },
        perform: { [weak self] effect in await self?.perform(effect) })

    /// A presenter of an empty form. What happens is reported to `output`, held weakly.
    package init(
        voice: CardVoice, interactor: any CardFormInteractorInput, router: any Routing<BackRoute>,
        output: (any Reporting<CardReport>)?
    ) {
        wording = CardFormWording(voice: voice)
        (self.interactor, self.router, self.output) = (interactor, router, output)
    }

    package func handle(_ event: CardFormEvent) {
        switch event {
        case .screen(.closed), .cancelled: cancel()
        case .screen: break
        case .edited(let edit): apply(edit)
        case .choiceStepped(let steps): stepChoice(by: steps)
        case .fieldFocused(let field): move(to: field)
        case .focusMoved(let fields): moveFocus(by: fields)
        case .confirmed: confirm()
        case .submitted: submit()
        }
    }

    package func settle() async { await effects.settle() }

    private func render() {
        view?.render(wording.page(of: state, interactor.check(state.draft)))
    }
}

// MARK: - Typing

extension CardFormPresenter {
    /// Does to the field what the person did, unless the card is being added: it is added as it was when the person agreed.
    private func apply(_ edit: TextEdit) {
        guard !state.isAdding, !state.hasAgreed else { return }
        if case .inserted(let typed) = edit {
            let lines = typed.text.split(whereSeparator: \.isNewline).filter {
                !$0.allSatisfy(\.isWhitespace)
            }
            if lines.count > 1 { return fill(with: lines) }
        }
        change(edit)
        render()
    }

    private func change(_ edit: TextEdit) {
        state.apply(edit) { interactor.check($0).faults[$1] }
    }

    /// Puts a line each into the field and those after it, as far as they are taken. What is left goes to the last field.
    private func fill(with lines: [Substring]) {
        let fields = Array(CardFormField.allCases.drop { $0 != state.focus })
        for (index, line) in lines.enumerated() {
            if index > 0, index < fields.count { move(to: fields[index]) }
            let isBehind = index >= fields.count
            change(.inserted(TypedText((isBehind ? " " : "") + line.trimmingPrefix(while: \.isWhitespace))))
            if state.refused != nil { break }
        }
        render()
    }

    /// Names the next bank of those that have a look, or network of those that have a mark, or the one before; none is one of them.
    private func stepChoice(by steps: Int) {
        guard state.focus.hasChoices else { return }
        let check = interactor.check(state.draft)
        let isBank = state.focus == .bank
        let names = [""] + (isBank ? Bank.known.map(\.name) : CardNetwork.known.map(\.name))
        let current = (isBank ? check.bank?.name : check.network?.name).flatMap(names.firstIndex(of:)) ?? 0
        let next = ((current + steps % names.count) % names.count + names.count) % names.count
        apply(.moved(.end))
        apply(.deleted(.start))
        apply(.inserted(TypedText(names[next])))
    }
}

// MARK: - Moving, adding, leaving

extension CardFormPresenter {
    /// Leaves a field, which has been finished with that, for another one.
    private func move(to field: CardFormField) {
        guard !state.isAdding else { return }
        if field != state.focus { finish(state.focus) }
        state.focus(field)
        render()
    }

    private func finish(_ field: CardFormField) {
        state.finished.insert(field)
        guard field == .number else { return }
        let check = interactor.check(state.draft)
        if let number = check.number, state.faults(check)[.number] == nil { effects.request(.lookUp(number)) }
    }

    /// Goes on, around the end.
    private func moveFocus(by fields: Int) {
        let all = CardFormField.allCases
        guard let index = all.firstIndex(of: state.focus) else { return }
        move(to: all[((index + fields % all.count) % all.count + all.count) % all.count])
    }

    /// Goes on; from the last field, adds the card.
    private func confirm() {
        guard state.focus != CardFormField.allCases.last else { return submit() }
        moveFocus(by: 1)
    }

    /// Has the card added, unless something is wrong with it: then goes there.
    private func submit() {
        guard !state.isAdding else { return }
        for field in CardFormField.allCases { finish(field) }
        (state.refused, state.isWarned, state.failure) = (nil, false, nil)
        let faults = state.faults(interactor.check(state.draft))
        if let field = CardFormField.allCases.first(where: { faults[$0] != nil }) {
            state.focus(field)
        } else {
            state.hasAgreed = true
            effects.request(.add)
        }
        render()
    }

    /// Takes an alert away, or leaves; where something was typed, it is asked first whether that may be lost. A card that is
    /// not being added yet is not added any more.
    private func cancel() {
        guard !state.isAdding else { return }
        state.hasAgreed = false
        if state.failure != nil {
            state.failure = nil
        } else if state.isEmpty || state.isWarned {
            return close()
        } else {
            state.isWarned = true
        }
        render()
    }

    private func close() {
        state = CardFormState()
        router.navigate(to: .back)
    }
}

// MARK: - Effects

extension CardFormPresenter {
    private func perform(_ effect: Effect) async {
        switch effect {
        case .lookUp(let number): await lookUp(number)
        case .add: await add()
        }
    }

    /// Looks for the number among the cards, unless it is not on the form any more.
    private func lookUp(_ number: CardNumber) async {
        guard number == interactor.check(state.draft).number else { return }
        do {
            let card = try await interactor.duplicate(of: number)
            state.duplicate = card.map { (number, $0) }
        } catch {
            // Adding asks again, and says what is wrong then.
        }
        render()
    }

    private func add() async {
        guard state.hasAgreed, let card = interactor.check(state.draft).card else { return }
        state.hasAgreed = false
        state.isAdding = true
        render()
        do {
            let item = try await interactor.add(card)
            // The form is left first: what is below it may be replaced.
            close()
            output?.report(.outcome(.added(item, wording.added(item))))
        } catch .cancelled {
            // The person has left.
            state = CardFormState()
        } catch .duplicateCard(let other) {
            state.duplicate = (card.number, other)
            state.focus(.number)
            fail(.duplicateCard(other))
        } catch {
            state.failure = error
            fail(error)
        }
    }

    private func fail(_ error: CardsError) {
        state.isAdding = false
        output?.report(.failed(error, wording.errors.alert(for: error)))
        render()
    }
}
