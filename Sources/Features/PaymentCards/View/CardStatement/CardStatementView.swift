package import PaymentCardsScreens
import ScreenContract
package import ScreenView
package import TerminalKit

/// The statement screen as the person meets it.
package struct CardStatementView: TabularView {
    /// A view.
    package init() {}

    /// The statement as a picture.
    package func canvas(of state: CardStatementViewState, in space: CanvasSpace) -> Canvas {
        CardStatementPicture(state: state, columns: space.columns, theme: space.theme).canvas
    }

    /// The statement as it is now.
    package func frame(of state: CardStatementViewState, in space: LiveSpace) -> Canvas {
        CardStatementLivePicture(space: space).canvas(for: state)
    }

    /// The statement as text.
    package func text(of state: CardStatementViewState, as form: TextForm) throws -> String {
        switch form {
        case .plain: CardStatementText(state: state).plain
        case .screenReader: CardStatementText(state: state).spoken
        case .json: try CardStatementJSON(state: state).jsonText()
        }
    }

    /// The transactions as a table for spreadsheets.
    package func csv(of state: CardStatementViewState) -> String { CardStatementText(state: state).csv }

    /// What the keys do.
    package func keys(on state: CardStatementViewState?) -> KeyTable<CardStatementEvent> { Self.keys }

    static let keys = KeyTable<CardStatementEvent>([
        .scrolling,
        KeyRow("Esc", .screen(.closed), .escape, .backspace, .left, "q", "h"),
        KeyRow("x", .screen(.privacyToggled), "x"),
        KeyRow("r", .refreshRequested, "r"),
    ])

    /// How much of the statement does not fit.
    package func scrolling(of state: CardStatementViewState, in space: LiveSpace) -> Scrolling {
        CardStatementLivePicture(space: space).scrolling(of: state)
    }

    /// Which transactions are in sight.
    package func sight(of state: CardStatementViewState, in space: LiveSpace?) -> CardStatementEvent? {
        .linesShown(space.map { CardStatementLivePicture(space: $0).lines(of: state) })
    }
}
