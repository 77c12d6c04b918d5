package import PaymentCardsScreens
package import ScreenContract
package import ScreenView
package import TerminalKit

/// The screen with everything that is due, as the person meets it.
package struct CardDuesView: AnswerView, TabularView, CalendarView {
    /// A view.
    package init() {}

    /// The dues as a picture.
    package func canvas(of state: CardDuesViewState, in space: CanvasSpace) -> Canvas {
        CardDuesPicture(state: state, columns: space.columns, theme: space.theme).canvas
    }

    /// The dues as text.
    package func text(of state: CardDuesViewState, as form: TextForm) throws -> String {
        switch form {
        case .plain: CardDuesText(state: state).plain
        case .screenReader: CardDuesText(state: state).spoken
        case .json: try state.record.map { try CardDuesJSON($0, asOf: state.kept?.date).jsonText() } ?? ""
        }
    }

    /// The dues as a table for spreadsheets.
    package func csv(of state: CardDuesViewState) -> String { CardDuesText(state: state).csv }

    /// The dues as events of a calendar.
    package func calendar(of state: CardDuesViewState) -> String { CardDuesText(state: state).calendar }

    /// What can be done on the live screen.
    package func hints(of state: CardDuesViewState) -> [KeyHint<AnswerEvent>] { state.hints }
}
