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

    /// What a key means.
    package func event(for key: KeyEvent) -> CardStatementEvent? {
        switch (key.key, key.shortcut) {
        case (.escape, _), (.backspace, _), (.left, _), (_, "q"), (_, "h"): .screen(.closed)
        case (_, "x"): .screen(.privacyToggled)
        case (_, "r"): .refreshRequested
        default: nil
        }
    }

    /// How much of the statement does not fit.
    package func scrolling(of state: CardStatementViewState, in space: LiveSpace) -> Scrolling {
        CardStatementLivePicture(space: space).scrolling(of: state)
    }

    /// Which transactions are in sight.
    package func sight(of state: CardStatementViewState, in space: LiveSpace?) -> CardStatementEvent? {
        .linesShown(space.map { CardStatementLivePicture(space: $0).lines(of: state) })
    }
}
