import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsPresenter
import PaymentCardsScreens
import ScreenContract
import ScreenTestSupport
import Synchronization
import Words

@testable import PaymentCardsTestSupport
import Values

/// The form's presenter among spies.
@MainActor
struct CardFormScene {
    let presenter: CardFormPresenter
    let view = ViewSpy<CardFormViewState>()
    let router = RouterSpy<BackRoute>()
    let output = CardReportSpy()
    let interactor = CardFormInteractorStub()

    init(language: Language = .english) {
        presenter = CardFormPresenter(
            voice: .typing(language), interactor: interactor, router: router, output: output)
        presenter.view = view
    }

    /// What is on the screen.
    var state: CardFormViewState { view.states[view.states.count - 1] }

    var sheet: CardFormSheet {
        guard let sheet = state.body else { preconditionFailure("There is always a form.") }
        return sheet
    }

    func field(_ field: CardFormField) -> CardFormSheet.Field {
        sheet.fields[CardFormField.allCases.firstIndex(of: field) ?? 0]
    }

    /// Types `text` into `field`, character by character.
    func type(_ text: String, in field: CardFormField? = nil) {
        if let field { presenter.handle(.fieldFocused(field)) }
        for character in text { presenter.handle(.edited(.inserted(TypedText(String(character))))) }
    }

    /// Fills in everything that is needed, and is at the last field then.
    func fillIn(number: String = "4000 0000") {
        type(number, in: .number)
        type("ASHA RAO", in: .holder)
        type("GOLD", in: .title)
        presenter.handle(.fieldFocused(.bank))
    }
}

/// Rules of a test's own: a number has eight digits, which mean nothing; the other fields must not be empty, but for the bank.
final class CardFormInteractorStub: CardFormInteractorInput {
    private struct State {
        var duplicate: Result<CardCandidate?, CardsError> = .success(nil)
        var addition: Result<CardListing.Item, CardsError> = .success(.fixture())
        var lookups: [CardNumber] = []
        var added: [NewCard] = []
        var gate = Gate(isOpen: true)
    }

    private let state = Mutex(State())

    var lookups: [CardNumber] { state.withLock(\.lookups) }
    var added: [NewCard] { state.withLock(\.added) }

    func find(_ duplicate: Result<CardCandidate?, CardsError>) { state.withLock { $0.duplicate = duplicate } }
    func answer(_ addition: Result<CardListing.Item, CardsError>) {
        state.withLock { $0.addition = addition }
    }
    func hold() -> Gate {
        state.withLock { state in
            state.gate = Gate(isOpen: false)
            return state.gate
        }
    }

    func check(_ draft: CardDraft) -> CardFormCheck {
        var faults: [CardFormField: CardFieldFault] = [:]
        let count = draft.number.count
        if count == 0 { faults[.number] = CardFieldFault(.missing, isFinal: false) }
        if (1...7).contains(count) {
            faults[.number] = CardFieldFault(.wrongLength([8], network: .visa), isFinal: false)
        }
        if count > 8 { faults[.number] = CardFieldFault(.tooLong(most: 8), isFinal: true) }
        if draft.holder.isEmpty { faults[.holder] = CardFieldFault(.missing, isFinal: false) }
        if draft.title.isEmpty { faults[.title] = CardFieldFault(.missing, isFinal: false) }
        let bank =
            draft.bank.isEmpty ? nil : Bank.known.first { $0.name == draft.bank } ?? .unknown(draft.bank)
        let number = draft.number.masked(inGroupsOf: [4, 4])
        return CardFormCheck(
            network: count > 0 ? .visa : nil, groups: [4, 4], bank: bank, faults: faults,
            card: faults.isEmpty
                ? NewCard(
                    number: number, network: .visa, holder: draft.holder, title: draft.title, bank: bank)
                : nil)
    }

    func duplicate(of number: CardNumber) async throws(CardsError) -> CardCandidate? {
        let answer = state.withLock { state in
            state.lookups.append(number)
            return state.duplicate
        }
        return try answer.get()
    }

    func add(_ card: NewCard) async throws(CardsError) -> CardListing.Item {
        let (gate, answer) = state.withLock { state in
            state.added.append(card)
            return (state.gate, state.addition)
        }
        guard await gate.pass() else { throw .cancelled }
        return try answer.get()
    }
}
