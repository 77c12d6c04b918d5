package import PaymentCardsScreens
package import ScreenContract
import ScreenView
package import TerminalKit

/// The screen with everything that is wrong with a feed, as the person meets it.
package struct CardCheckView: AnswerView, TabularView {
    /// A view.
    package init() {}

    /// The findings as a picture.
    package func canvas(of state: CardCheckViewState, in space: CanvasSpace) -> Canvas {
        CardCheckPicture(state: state, columns: space.columns, theme: space.theme).canvas
    }

    /// The findings as text.
    package func text(of state: CardCheckViewState, as form: TextForm) throws -> String {
        switch form {
        case .plain: CardCheckText(state: state).plain
        case .screenReader: CardCheckText(state: state).spoken
        case .json: try state.record.map { try CardCheckJSON($0).jsonText() } ?? ""
        }
    }

    /// The findings as a table for spreadsheets.
    package func csv(of state: CardCheckViewState) -> String { CardCheckText(state: state).csv }

    /// What can be done on the live screen.
    package func hints(of state: CardCheckViewState) -> [KeyHint<AnswerEvent>] { state.hints }
}
