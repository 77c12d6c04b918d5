public import PaymentCardsScreens
import SwipeKit
public import TerminalKit

/// The list screen as the person meets it: it keeps what is to be drawn, and passes on what a hand does. It decides nothing.
@MainActor
public final class CardListView {
    let output: any CardListViewOutput & CardListControlsOutput
    private(set) var state = CardListViewState(title: "", content: .idle)

    /// Called when a live screen should be drawn again.
    public var onChange: (@MainActor () -> Void)?
    /// Looks at a window of a list that is read as data, and says whether to go on.
    private var look: (@MainActor () -> Bool)?
    var now = Duration.zero
    var size = Size(columns: 80, rows: 24)
    var drag: CardDrag?
    private(set) var animator = RevealAnimator<CardRowID>()
    /// Kept from frame to frame.
    let art = CardArt()

    /// A view that reports to `output` and keeps it alive.
    public init(output: any CardListViewOutput & CardListControlsOutput) {
        self.output = output
    }

    /// Where everything is while the screen is live.
    var liveLayout: CardListLiveLayout {
        CardListLiveLayout(size: size)
    }
}

extension CardListView: CardListViewInput {
    /// Draw `state` from now on.
    public func render(_ state: CardListViewState) {
        self.state = state
        if case .records = state.content, let look, !look() { output.didStopReading() }
        guard let controls = state.controls else { return }
        animator.update(
            state.rows.map { ($0.id, $0.reveal) }, held: controls.held, reducesMotion: controls.reducesMotion,
            at: now)
        onChange?()
    }
}

extension CardListView: Screen {
    /// The list as a picture.
    public func canvas(in space: CanvasSpace) -> Canvas {
        CardListPicture(space: space).canvas(for: state)
    }

    /// The list as text.
    public func text(as form: TextForm) throws -> String {
        switch form {
        case .plain: CardListText(state: state).plain
        case .screenReader: CardListText(state: state).spoken
        case .json: try CardListJSON.text(of: state)
        }
    }
}

extension CardListView: TabularScreen {
    /// The cards as a table for spreadsheets.
    public var csv: String { CardListText(state: state).csv }
}

extension CardListView: CardListGestures {
    /// Brings the screen up.
    public func appear() async {
        await output.didLoad()
    }

    /// Reads the list as data.
    public func read(_ look: @escaping @MainActor () -> Bool) async {
        self.look = look
        await output.didRequestRecords()
        self.look = nil
    }

    /// A finger goes down on the card, moves it and lets go, as slowly as a hand that knows where it wants to be.
    public func swipe(row: Int, by distance: Double) {
        guard let card = card(in: row) else { return }
        output.didBeginPan(card: card)
        for sample in 1...Self.samples {
            output.didPan(card: card, by: distance * Double(sample) / Double(Self.samples))
        }
        output.didEndPan(card: card, velocity: 0)
    }

    /// Taps the card.
    public func tap(row: Int) {
        guard let card = card(in: row) else { return }
        output.didSelect(card: card)
    }

    /// Chooses an action of the card.
    public func choose(action code: String, row: Int) {
        guard let card = card(in: row) else { return }
        output.didSelect(action: code, of: card)
    }

    /// How many times a moving finger is seen on its way.
    private static let samples = 8

    private func card(in row: Int) -> CardRowID? {
        state.rows.indices.contains(row) ? state.rows[row].id : nil
    }
}
