import Foundation
import PaymentCardsEntity
import PaymentCardsInteractor
import PaymentCardsPorts
import PaymentCardsPresenter
import PaymentCardsScreens
import PaymentCardsTestSupport
import PaymentCardsView
import ScreenContract
import ScreenTestSupport
import ScreenView
import TerminalKit
import Testing
import Words

@MainActor
@Suite("The keys that the details name")
struct KeyHintTests {
    @Test("Each does something, and whatever can be done has a key that is named")
    func keys() {
        let (states, output) = (ViewSpy<CardDetailsViewState>(), OutputSpy<CardDetailsEvent>())
        let presenter = CardDetailsPresenter(
            item: .fixture(), language: .english, timeZone: .gmt, now: { .moment },
            interactor: CardDetailsInteractor(service: CardsServiceStub([])), router: RouterSpy<CardRoute>(),
            output: nil)
        presenter.view = states
        let view = PureViewScreen(view: CardDetailsView(), output: output)
        view.resize(to: Size(columns: 40, rows: 8))
        for state in states.states { view.render(state) }
        view.handle(.key(KeyEvent(key: .down)), at: .zero)
        for hint in states.states.flatMap(\.hints) {
            for key in Self.keys(of: hint.key) {
                let before = (output.events.count, view.frame(theme: .standard(depth: .none)))
                view.handle(.key(KeyEvent(key: key)), at: .zero)
                #expect(
                    before != (output.events.count, view.frame(theme: .standard(depth: .none))), "\(hint.key)"
                )
            }
        }
        #expect(
            output.events == [
                .paymentChosen, .statementChosen, .screen(.privacyToggled), .refreshRequested,
                .screen(.closed),
            ])
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
