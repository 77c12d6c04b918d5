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
    func fillIn() {
        type("GOLD", in: .title)
        type("4821", in: .number)
        presenter.handle(.fieldFocused(.holder))
    }
}

/// Rules of a test's own: a number has four digits, the title is not empty, and anything goes in the other fields.
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
        let number = CardNumber(lastFour: draft[.number])
        if number == nil { faults[.number] = CardFieldFault(.tooShort(least: 4), isFinal: false) }
        if draft[.number].contains("x") { faults[.number] = CardFieldFault(.strayCharacter, isFinal: true) }
        if draft[.title].isEmpty { faults[.title] = CardFieldFault(.missing, isFinal: false) }
        for field in CardFormField.allCases where draft[field].count(where: \.isNumber) > 4 {
            faults[field] = CardFieldFault(.holdsCardNumber, isFinal: true)
        }
        let bank = draft[.bank].isEmpty ? nil : Bank(code: draft[.bank])
        let network = draft[.network].isEmpty ? nil : CardNetwork(code: draft[.network])
        return CardFormCheck(
            number: number, bank: bank, network: network, faults: faults,
            card: faults.isEmpty
                ? number.map {
                    NewCard(
                        number: $0, network: network ?? .unknown(""), holder: draft[.holder],
                        title: draft[.title], bank: bank)
                } : nil)
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
