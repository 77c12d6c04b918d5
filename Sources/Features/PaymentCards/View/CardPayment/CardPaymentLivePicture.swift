import PaymentCardsScreens
import ScreenView
import TerminalKit

/// Draws the live payment screen: as much of it as fits, and the keys below. What can be pressed stays in sight.
struct CardPaymentLivePicture {
    let space: LiveSpace

    private var size: Size { space.size }
    private var theme: Theme { space.theme }

    /// How many rows there are for the payment: all but the keys with a free row above.
    var room: Int { max(0, size.rows - 2) }

    /// The picture of `state`.
    func canvas(for state: CardPaymentViewState) -> Canvas {
        var canvas = space.emptyPage
        let part = part(for: state)
        let picture = part.canvas
        let visible = Rect(
            column: 0, row: space.scroll, columns: size.columns, rows: room - footRows(of: part))
        canvas.blit(picture.cropped(to: visible.intersection(picture.bounds)), at: .zero)
        let foot = Rect(
            column: 0, row: picture.size.rows - footRows(of: part), columns: size.columns,
            rows: footRows(of: part))
        canvas.blit(picture.cropped(to: foot), at: Point(column: 0, row: room - foot.size.rows))
        let margin = CardListLayout(count: 1, columns: size.columns, rows: nil).margin
        let keys = KeyHintsPicture(keys: CardPaymentView().keys(on: state), theme: theme)
        keys.drawRemark(state.remark, margin: margin, on: &canvas)
        keys.drawFooter(state.hints, margin: margin, on: &canvas)
        return canvas
    }

    /// How many rows of `state` do not fit.
    func overflow(of state: CardPaymentViewState) -> Int {
        max(0, part(for: state).canvas.size.rows - room)
    }

    /// What is pressed at `point` of the screen.
    func target(at point: Point, in state: CardPaymentViewState) -> PaymentTarget? {
        guard point.row < room else { return nil }
        let part = part(for: state)
        let isFoot = point.row >= room - footRows(of: part)
        let scroll = isFoot ? part.canvas.size.rows - room : space.scroll
        return part.target(at: Point(column: point.column, row: point.row + scroll))
    }

    /// How many rows at the end of a part stay in sight: none where all of it is.
    private func footRows(of part: PaymentPart) -> Int {
        part.canvas.size.rows > room ? min(part.footRows, room) : 0
    }

    /// The payment with as much of the card as leaves all of the payment to see, and none of it where nothing does.
    private func part(for state: CardPaymentViewState) -> PaymentPart {
        let parts = CardPaymentPicture.CardSize.allCases.lazy.map { cardSize in
            CardPaymentPicture(
                columns: size.columns, theme: theme, cardSize: cardSize, isLive: true, rows: room
            )
            .part(for: state)
        }
        return parts.first { $0.canvas.size.rows <= room }
            ?? CardPaymentPicture(
                columns: size.columns, theme: theme, cardSize: .noneAndNoTitle, isLive: true
            )
            .part(for: state)
    }
}
