public import PaymentCardsContract
public import TerminalKit

/// The details screen as the person meets it.
@MainActor
public final class CardDetailsView {
    private let output: any CardDetailsViewOutput
    private var state: CardDetailsViewState?

    /// A view that reports to `output` and keeps it alive.
    public init(output: any CardDetailsViewOutput) {
        self.output = output
    }

    /// The person asks for the newest facts.
    public func refresh() async {
        await output.didRequestRefresh()
    }

    /// The person goes back.
    public func close() {
        output.didClose()
    }
}

extension CardDetailsView: CardDetailsViewInput {
    /// Draw `state` from now on.
    public func render(_ state: CardDetailsViewState) {
        self.state = state
    }
}

extension CardDetailsView: Screen {
    /// The details as a picture.
    public func canvas(in space: CanvasSpace) -> Canvas {
        guard let state else { return Canvas(size: Size(columns: space.columns, rows: 0)) }
        return CardDetailsPicture(space: space).canvas(for: state)
    }

    /// The details as text.
    public func text(as form: TextForm) throws -> String {
        guard let state else { return "" }
        switch form {
        case .plain: return CardDetailsText(state: state).plain
        case .screenReader: return CardDetailsText(state: state).spoken
        case .json: return try CardDetailsJSON(state).jsonText()
        }
    }
}
