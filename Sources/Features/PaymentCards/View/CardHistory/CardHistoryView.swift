package import PaymentCardsScreens
package import ScreenContract
package import ScreenView
package import TerminalKit

/// The screen with all payments, as the person meets it.
package struct CardHistoryView: AnswerView, TabularView {
    /// A view.
    package init() {}

    /// The payments as a picture.
    package func canvas(of state: CardHistoryViewState, in space: CanvasSpace) -> Canvas {
        CardHistoryPicture(state: state, columns: space.columns, theme: space.theme).canvas
    }

    /// The payments as text.
    package func text(of state: CardHistoryViewState, as form: TextForm) throws -> String {
        switch form {
        case .plain: CardHistoryText(state: state).plain
        case .screenReader: CardHistoryText(state: state).spoken
        case .json: try state.record.map { try CardHistoryJSON($0, asOf: state.kept?.date).jsonText() } ?? ""
        }
    }

    /// The payments as a table for spreadsheets.
    package func csv(of state: CardHistoryViewState) -> String { CardHistoryText(state: state).csv }

    /// What can be done on the live screen.
    package func hints(of state: CardHistoryViewState) -> [KeyHint<AnswerEvent>] { state.hints }
}
