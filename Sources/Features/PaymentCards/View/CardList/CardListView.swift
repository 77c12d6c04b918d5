package import PaymentCardsScreens
package import ScreenContract
import ScreenView
import SwipeKit
package import TerminalKit

/// The list screen as the person meets it: it keeps what is to be drawn, and passes on what a hand does. It decides nothing.
@MainActor
package final class CardListView {
    let output: any ViewOutput<CardListEvent>
    /// What was rendered last; `nil` before anything was.
    package private(set) var state: CardListViewState?

    /// Called when the screen has another state.
    package var onChange: (@MainActor () -> Void)?
    /// Waits until there is room for another window of cards that are read as data.
    package var room: (@MainActor () async -> Void)?
    var now = Duration.zero
    var size = Size(columns: 80, rows: 24)
    var drag: CardDrag?
    var click = ClickGesture()
    var wheel = SidewaysWheel()
    /// The colours in which it was drawn last as the only screen.
    var theme = Theme.standard(depth: .none)
    /// How far the help is scrolled.
    var helpScroll = 0
    /// Whether the scrollbar is under a finger.
    var isScrollbarHeld = false
    var animator = RevealAnimator<CardRowID>()
    var glide = CardListGlide()
    var frames = MotionFrames()

    /// A view that reports to `output` and keeps it alive.
    package init(output: any ViewOutput<CardListEvent>) { self.output = output }

    /// Where everything is while the screen is live.
    var liveLayout: CardListLiveLayout {
        CardListLiveLayout(size: size, window: state?.controls?.window)
    }
}

extension CardListView: ViewInput {
    package func render(_ state: CardListViewState) {
        self.state = state
        if state.controls?.help == nil { helpScroll = 0 }
        if let controls = state.controls {
            animator.update(
                state.rows.map { ($0.id, $0.reveal) }, held: controls.held,
                reducesMotion: controls.reducesMotion, at: now)
            glide.update(
                state.rows, in: controls.window, layout: liveLayout,
                reducesMotion: controls.reducesMotion, at: now)
        }
        onChange?()
    }
}

extension CardListView: Screen {
    /// The list as a picture.
    package func canvas(in space: CanvasSpace) -> Canvas {
        guard let state else { return Canvas(size: Size(columns: space.columns, rows: 0)) }
        return CardListPicture(space: space).canvas(for: state)
    }

    /// The list as text.
    package func text(as form: TextForm) throws -> String { try words(as: form)() }

    package func words(as form: TextForm) -> @Sendable () throws -> String {
        { [state] in state.map { CardListText(state: $0).text(as: form) } ?? "" }
    }
}

extension CardListView: SummarizedScreen {
    /// How high the drawn cards are.
    package func rows(in space: CanvasSpace) -> Int {
        state.map { CardListPicture(space: space).rows(for: $0) } ?? 0
    }

    /// A line for each card, and the totals.
    package func summary(in space: CanvasSpace) -> Canvas {
        guard let state else { return Canvas(size: Size(columns: space.columns, rows: 0)) }
        return CardListPicture(space: space, isTable: true).canvas(for: state)
    }
}

extension CardListView: TabularScreen {
    /// The cards as a table for spreadsheets.
    package var table: @Sendable () -> String {
        { [state] in state.map { CardListText(state: $0).csv } ?? "" }
    }
}
