import PaymentCardsScreens
import ScreenView
import TerminalKit

/// Draws the live statement screen: as much of the statement as fits, and the keys below.
struct CardStatementLivePicture {
    let space: LiveSpace

    /// The picture of `state`.
    func canvas(for state: CardStatementViewState) -> Canvas {
        var canvas = space.emptyPage
        canvas.blit(picture(of: state).canvas(rows: visible), at: .zero)
        let margin = CardListLayout(count: 1, columns: space.size.columns, rows: nil).margin
        let keys = KeyHintsPicture(keys: CardStatementView().keys(on: state), theme: space.theme)
        keys.drawRemark(state.remark, margin: margin, on: &canvas)
        keys.drawFooter(state.hints, margin: margin, on: &canvas)
        return canvas
    }

    /// Where the search of `state` is on the screen.
    func searchPlace(in state: CardStatementViewState) -> Rect {
        let place = picture(of: state).searchPlace
        return Rect(
            origin: Point(column: place.minColumn, row: place.minRow - space.scroll), size: place.size
        )
        .intersection(Rect(column: 0, row: 0, columns: space.size.columns, rows: room))
    }

    /// How many rows of `state` do not fit.
    func scrolling(of state: CardStatementViewState) -> Scrolling {
        Scrolling(overflow: picture(of: state).rows - room, page: room, wheel: 3)
    }

    /// The transactions of `state` that are on the screen.
    func lines(of state: CardStatementViewState) -> Range<Int> {
        picture(of: state).lines(inRows: visible)
    }

    private func picture(of state: CardStatementViewState) -> CardStatementPicture {
        CardStatementPicture(state: state, columns: space.size.columns, theme: space.theme)
    }

    private var visible: Range<Int> { space.scroll..<space.scroll + room }

    /// How many rows of the statement are on the screen: all but the keys with a free row above.
    private var room: Int { max(0, space.size.rows - 2) }
}
