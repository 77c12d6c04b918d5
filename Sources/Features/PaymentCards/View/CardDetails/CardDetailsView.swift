package import PaymentCardsScreens
import Records
import ScreenContract
package import ScreenView
package import TerminalKit

/// The details screen as the person meets it.
package struct CardDetailsView: PureView {
    /// A view.
    package init() {}

    /// The details as a picture.
    package func canvas(of state: CardDetailsViewState, in space: CanvasSpace) -> Canvas {
        CardDetailsPicture(space: space).canvas(for: state)
    }

    /// The details as they are now.
    package func frame(of state: CardDetailsViewState, in space: LiveSpace) -> Canvas {
        CardDetailsLivePicture(space: space).canvas(for: state)
    }

    /// The details as text.
    package func text(of state: CardDetailsViewState, as form: TextForm) throws -> String {
        switch form {
        case .plain: state.record.plain
        case .screenReader: CardDetailsText(state: state).spoken
        case .json: try state.record.json(asOf: state.kept?.date)
        }
    }

    /// What the keys do.
    package func keys(on state: CardDetailsViewState?) -> KeyTable<CardDetailsEvent> { Self.keys }

    static let keys = KeyTable<CardDetailsEvent>([
        .scrolling,
        KeyRow("Esc", .screen(.closed), .escape, .backspace, .left, "q", "h"),
        KeyRow("g", .screen(.placesRequested), "g"),
        KeyRow("x", .screen(.privacyToggled), "x"),
        KeyRow("r", .refreshRequested, "r"),
        KeyRow("p", .paymentChosen, "p"),
        KeyRow("s", .statementChosen, "s"),
        KeyRow("y", .copyRequested, "y"),
        KeyRow("u", .undoRequested, "u"),
    ])

    /// How much of the details does not fit.
    package func scrolling(of state: CardDetailsViewState, in space: LiveSpace) -> Scrolling {
        CardDetailsLivePicture(space: space).scrolling(of: state)
    }

    /// When a payment stops being one that can be undone.
    package func nextChange(of state: CardDetailsViewState) -> Duration? { state.nextChange }
}
