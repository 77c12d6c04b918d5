import Foundation
import PaymentCardsEntity
import PaymentCardsInteractor
import PaymentCardsPorts
import PaymentCardsPresenter
import PaymentCardsScreens
import PaymentCardsTestSupport
import PaymentCardsView
import ScreenContract
import TerminalKit
import Testing
import Words

@MainActor
@Suite("The keys that the details name")
struct KeyHintTests {
    @Test("Each does something, and whatever can be done has a key that is named")
    func keys() {
        let recorder = DetailsRecorder()
        let presenter = CardDetailsPresenter(
            item: .fixture(), language: .english, timeZone: .gmt, now: { .moment },
            interactor: CardDetailsInteractor(service: CardsServiceStub([])), router: recorder, output: nil)
        presenter.view = recorder
        let view = CardDetailsView(output: recorder)
        var done: Set<DetailsRecorder.Event> = []
        for hint in recorder.hints {
            for key in Self.keys(of: hint.key) {
                recorder.event = nil
                view.handle(.key(KeyEvent(key: key)), at: .zero)
                #expect(recorder.event != nil, "\(hint.key)")
                if let event = recorder.event { done.insert(event) }
            }
        }
        #expect(done == Set(DetailsRecorder.Event.allCases))
    }

    /// The keys that a hint stands for.
    private static func keys(of hint: String) -> [Key] {
        switch hint {
        case "Esc": [.escape]
        default:
            hint.map { character in
                switch character {
                case "↑": .up
                case "↓": .down
                default: .character(character)
                }
            }
        }
    }
}

/// Notes what the view reports last, and which keys the presenter names.
@MainActor
private final class DetailsRecorder: CardDetailsViewOutput, CardDetailsViewInput, Routing {
    /// What a person can do on the details.
    enum Event: CaseIterable {
        case refresh, payment, statement, scroll, privacy, close
    }

    private(set) var hints: [KeyHint] = []
    var event: Event?

    func render(_ state: CardDetailsViewState) { hints = state.hints }
    func navigate(to route: CardRoute) {}

    func didRequestRefresh() { event = .refresh }
    func didSelectPayment() { event = .payment }
    func didSelectStatement() { event = .statement }
    func didScroll(by rows: Int) { event = .scroll }
    func didTogglePrivacy() { event = .privacy }
    func didClose() { event = .close }
    func didHandleEvents() async {}
    func didReachChange() {}
    func didChangeOverflow(rows: Int) {}
    func didChangeAttention(hasFocus: Bool) {}
}
