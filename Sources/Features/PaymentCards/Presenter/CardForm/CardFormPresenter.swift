import PaymentCardsEntity
public import PaymentCardsPorts
public import PaymentCardsScreens
public import ScreenContract
public import Words

/// Holds all state of the form for a new card, the number with it, and forgets that as soon as the card is added or given up.
@MainActor
public final class CardFormPresenter {
    /// What the state is drawn on; the view owns the presenter, so this is weak.
    public weak var view: (any CardFormViewInput)? {
        didSet { render() }
    }

    private let interactor: any CardFormInteractorInput
    private let router: any Routing<CardFormRoute>
    private weak var output: (any Reporting<CardReport>)?
    private let wording: CardFormWording
    private var state = CardFormState()

    /// A presenter of an empty form. What happens is reported to `output`, held weakly.
    public init(
        language: Language, interactor: any CardFormInteractorInput, router: any Routing<CardFormRoute>,
        output: (any Reporting<CardReport>)?
    ) {
        wording = CardFormWording(language: language)
        self.interactor = interactor
        self.router = router
        self.output = output
    }

    private func render() {
        view?.render(wording.viewState(for: state, interactor.check(state.draft)))
    }

    /// Lets `change` happen to what was typed. Nothing does while the card is being added.
    private func edit(_ change: (inout CardDraft) throws(CardDigits.Refusal) -> Void) {
        guard !state.isAdding else { return }
        (state.refusal, state.failure, state.isWarned) = (nil, nil, false)
        do {
            try change(&state.draft)
        } catch {
            let problem: CardFieldProblem =
                switch error {
                case .strayCharacter: .strayCharacter
                case .tooMany: .tooLong(most: CardDigits.longest)
                }
            state.refusal = (state.focus, problem)
        }
        render()
    }

    /// Leaves a field, which has been finished with that, for another one.
    private func move(to field: CardFormField) {
        guard !state.isAdding else { return }
        if field != state.focus { finish(state.focus) }
        state.focus = field
        (state.refusal, state.isWarned) = (nil, false)
        render()
    }

    private func finish(_ field: CardFormField) {
        state.finished.insert(field)
        guard field == .number else { return }
        let check = interactor.check(state.draft)
        if state.faults(check)[.number] == nil { state.unlooked = state.number(check) }
    }
}

// MARK: - Typing

extension CardFormPresenter: CardFormViewOutput {
    /// Adds `text` at the end of the field. Of a number only digits are taken.
    public func didInsert(_ text: String) {
        let focus = state.focus
        edit { draft throws(CardDigits.Refusal) in
            switch focus {
            case .number: try draft.number.append(text.onOneLine)
            case .holder: draft.holder = Self.lengthened(draft.holder, by: text)
            case .title: draft.title = Self.lengthened(draft.title, by: text)
            case .bank: draft.bank = Self.lengthened(draft.bank, by: text)
            }
        }
    }

    /// Takes the last character of the field away.
    public func didDeleteBackward() {
        let focus = state.focus
        edit { draft in
            switch focus {
            case .number: draft.number.removeLast()
            case .holder: draft.holder = String(draft.holder.dropLast())
            case .title: draft.title = String(draft.title.dropLast())
            case .bank: draft.bank = String(draft.bank.dropLast())
            }
        }
    }

    /// Empties the field.
    public func didClear() {
        let focus = state.focus
        edit { draft in
            switch focus {
            case .number: draft.number = CardDigits()
            case .holder: draft.holder = ""
            case .title: draft.title = ""
            case .bank: draft.bank = ""
            }
        }
    }

    /// Names the next bank of those that have a look, or the one before; no bank is one of them.
    public func didStepChoice(by steps: Int) {
        guard state.focus == .bank else { return }
        let names = [""] + Bank.known.map(\.name)
        let bank = interactor.check(state.draft).bank
        let current = bank.map { bank in names.firstIndex(of: bank.name) ?? 0 } ?? 0
        let next = ((current + steps % names.count) % names.count + names.count) % names.count
        edit { draft in draft.bank = names[next] }
    }

    /// No field holds more than a screenful.
    private static func lengthened(_ text: String, by more: String) -> String {
        String((text + more.onOneLine).prefix(200))
    }
}

// MARK: - Moving, adding, leaving

extension CardFormPresenter {
    /// Goes to `field`.
    public func didFocus(_ field: CardFormField) { move(to: field) }

    /// Goes on, around the end.
    public func didMoveFocus(by fields: Int) {
        let all = CardFormField.allCases
        guard let index = all.firstIndex(of: state.focus) else { return }
        move(to: all[((index + fields % all.count) % all.count + all.count) % all.count])
    }

    /// Goes on; from the last field, adds the card.
    public func didConfirm() {
        guard state.focus != CardFormField.allCases.last else { return didSubmit() }
        didMoveFocus(by: 1)
    }

    /// Has the card added when all events have been told, unless something is wrong with it: then goes there.
    public func didSubmit() {
        guard !state.isAdding else { return }
        for field in CardFormField.allCases { finish(field) }
        (state.refusal, state.isWarned, state.failure) = (nil, false, nil)
        let faults = state.faults(interactor.check(state.draft))
        if let field = CardFormField.allCases.first(where: { faults[$0] != nil }) {
            state.focus = field
        } else {
            state.wantsSubmit = true
        }
        render()
    }

    /// Takes an alert away, or leaves; where something was typed, it is asked first whether that may be lost.
    public func didCancel() {
        guard !state.isAdding else { return }
        if state.failure != nil {
            state.failure = nil
        } else if state.isEmpty || state.isWarned {
            return close()
        } else {
            state.isWarned = true
        }
        render()
    }

    /// Looks for the number among the cards, and adds the card.
    public func didHandleEvents() async {
        if state.wantsSubmit { return await add() }
        guard let number = state.unlooked else { return }
        state.unlooked = nil
        do {
            let card = try await interactor.duplicate(of: number)
            state.duplicate = card.map { (number, $0) }
        } catch {
            // Adding asks again, and says what is wrong then.
        }
        render()
    }

    private func add() async {
        state.wantsSubmit = false
        guard let card = interactor.check(state.draft).card else { return }
        state.unlooked = nil
        state.isAdding = true
        render()
        do {
            let item = try await interactor.add(card)
            output?.report(.added(item, wording.added(item)))
            close()
        } catch .cancelled {
            // The person has left.
            state = CardFormState()
        } catch .duplicateCard(let other) {
            state.duplicate = (card.number, other)
            state.focus = .number
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

    private func close() {
        // With this the number is gone.
        state = CardFormState()
        router.navigate(to: .back)
    }
}

extension String {
    /// Line breaks and tabs in what was pasted are no more than spaces.
    fileprivate var onOneLine: String { String(map { $0.isNewline || $0 == "\t" ? " " : $0 }) }
}
