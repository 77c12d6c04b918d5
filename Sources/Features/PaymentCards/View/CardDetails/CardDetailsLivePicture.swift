import PaymentCardsScreens
import ScreenView
import TerminalKit

/// Draws the live details screen: as much of the details as fits, and the keys below.
struct CardDetailsLivePicture {
    let space: LiveSpace

    /// From this height on there are free rows around the title.
    private static let lowest = 14

    /// The picture of `state`.
    func canvas(for state: CardDetailsViewState) -> Canvas {
        var canvas = space.emptyPage
        let details = details(of: state)
        let visible = Rect(column: 0, row: space.scroll, columns: space.size.columns, rows: room)
        canvas.blit(details.cropped(to: visible.intersection(details.bounds)), at: .zero)
        let margin = CardListLayout(count: 1, columns: space.size.columns, rows: nil).margin
        let keys = KeyHintsPicture(keys: CardDetailsView.keys, theme: space.theme)
        keys.drawRemark(state.remark, margin: margin, on: &canvas)
        keys.drawFooter(state.hints, margin: margin, on: &canvas)
        return canvas
    }

    /// How many rows of `state` do not fit.
    func scrolling(of state: CardDetailsViewState) -> Scrolling {
        Scrolling(overflow: details(of: state).size.rows - room, page: room)
    }

    /// How many rows of the details are on the screen: all but the keys with a free row above.
    private var room: Int { max(0, space.size.rows - 2) }

    private func details(of state: CardDetailsViewState) -> Canvas {
        CardDetailsPicture(
            space: CanvasSpace(columns: space.size.columns, rows: room, theme: space.theme), isLive: true,
            isLow: space.size.rows < Self.lowest
        ).canvas(for: state)
    }
}
