package import PaymentCardsScreens
package import ScreenContract
package import ScreenView
package import TerminalKit

/// The screen with what was spent, as the person meets it.
package struct CardSpendingView: AnswerView, TabularView {
    /// A view.
    package init() {}

    /// The spending as a picture.
    package func canvas(of state: CardSpendingViewState, in space: CanvasSpace) -> Canvas {
        CardSpendingPicture(state: state, columns: space.columns, theme: space.theme).canvas
    }

    /// The spending as text.
    package func text(of state: CardSpendingViewState, as form: TextForm) throws -> String {
        switch form {
        case .plain: CardSpendingText(state: state).plain
        case .screenReader: CardSpendingText(state: state).spoken
        case .json: try state.record.map { try CardSpendingJSON($0, asOf: state.kept?.date).jsonText() } ?? ""
        }
    }

    /// The spending as a table for spreadsheets.
    package func csv(of state: CardSpendingViewState) -> String { CardSpendingText(state: state).csv }

    /// What can be done on the live screen.
    package func hints(of state: CardSpendingViewState) -> [KeyHint<AnswerEvent>] { state.hints }
}
