import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsPresenter
import PaymentCardsScreens
import PaymentCardsTestSupport
import ScreenContract
import ScreenTestSupport
import Synchronization
import Values
import Words

/// The details' presenter among spies, at a time that a test sets.
@MainActor
struct CardDetailsScene {
    let presenter: CardDetailsPresenter
    let view = ViewSpy<CardDetailsViewState>()
    let router = RouterSpy<CardRoute>()
    let output = CardReportSpy()
    let interactor: CardDetailsInteractorStub
    let undoer = CardUndoStub()
    let clock = ManualDate()

    init(
        _ answer: Result<CardDossier, CardsError> = .success(.fixture()), item: CardListing.Item = .fixture(),
        isHeld: Bool = false, answersLate: Bool = false, undoable: CardDeed? = nil,
        place: CardPlace? = nil, language: Language = .english
    ) {
        interactor = CardDetailsInteractorStub(answer, isHeld: isHeld, answersLate: answersLate)
        presenter = CardDetailsPresenter(
            item: item, deed: undoable, place: place,
            voice: .typing(language, clock: DayClock(timeZone: .gmt, now: { [clock] in clock.now })),
            interactor: interactor, undoer: undoer.undo, router: router, output: output)
        presenter.view = view
        presenter.handle(.screen(.appeared))
    }

    /// Asks for the newest facts, and has them fetched.
    func refresh() async {
        presenter.handle(.refreshRequested)
        await presenter.settle()
    }

    /// Everything that is drawn or said of amounts and digits.
    var words: String {
        guard let state = view.states.last else { return "" }
        let sections = state.sections
        return
            ([
                state.row.face.number, state.row.face.shortNumber, state.row.due?.amount ?? "",
                state.row.spoken.subtitle, state.row.spoken.description,
            ] + state.facts.filter { $0.id != "id" }.map(\.value) + sections.bill.amounts.map(\.value)
            + sections.ledger.lines.map(\.amount) + sections.statement.parts
            + [sections.bill.shareText ?? ""] + sections.ledger.lines.map(\.spoken))
            .joined(separator: "|")
    }
}

extension CardDetailsViewState {
    /// What fills the page, which always is details.
    var sections: CardDetailsSheet {
        guard let body else { preconditionFailure("There are details before anything is fetched.") }
        return body
    }

    var row: CardRow { sections.row }
    var facts: [Fact] { sections.facts }
}

/// A clock that shows what a test sets; a minute past the moment at which test payments are made, to begin with.
final class ManualDate: Sendable {
    private let date = Mutex(Date.moment.addingTimeInterval(60))

    var now: Date { date.withLock { $0 } }

    func advance(by seconds: Double) { date.withLock { $0 += seconds } }
}
