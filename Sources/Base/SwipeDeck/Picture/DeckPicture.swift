import ContentCards
import Foundation
import ScreenContract
import ScreenView
import SwipeKit
import TerminalKit

/// Draws a deck: the cards behind, and the top one, moved and tilted, with its icon; or the placeholder.
@MainActor
struct DeckPicture<Image: Hashable & Sendable> {
    private let deck: SwipeDeckView<Image>
    private let theme: Theme

    init(_ deck: SwipeDeckView<Image>, theme: Theme) {
        (self.deck, self.theme) = (deck, theme)
    }

    func draw(on canvas: inout Canvas, in place: Rect) {
        let cards = deck.machine.pile.cards
        guard !cards.isEmpty else { return drawPlaceholder(on: &canvas, in: place) }
        let layout = DeckLayout(size: place.size, ratio: deck.ratio, behind: deck.cardsBehind)
        let offset = deck.machine.offset
        let way = min(1, abs(offset))
        for depth in (1..<max(2, min(cards.count, layout.behind + 2))).reversed() where depth < cards.count {
            let seen = Double(depth) - way
            // The last card behind is hidden until the top card moves away.
            guard Int(seen.rounded()) <= layout.behind else { continue }
            let rect = layout.card(depth: seen)
            draw(cards[depth], at: rect, isBehind: seen > 0.5, on: &canvas, place)
        }
        drawTop(cards[0], layout, offset: offset, on: &canvas, place)
    }

    /// A card below the one on top.
    private func draw(
        _ card: DeckPile<Image>.Entry, at rect: Rect, isBehind: Bool, on canvas: inout Canvas, _ place: Rect
    ) {
        let picture = picture(of: card, rect.size)
        var sprite = sprite(rect, in: place)
        var cells = picture
        if isBehind {
            sprite.veil = Canvas.dimming
            cells.dim(cells.bounds, theme: theme)
        }
        canvas.lay(picture, at: sprite) { canvas in draw(cells, at: rect.origin, on: &canvas, place) }
    }

    /// Draws the top card row by row, since each leans a little farther than the one below it.
    private func drawTop(
        _ card: DeckPile<Image>.Entry, _ layout: DeckLayout, offset: Double, on canvas: inout Canvas,
        _ place: Rect
    ) {
        var picture = picture(of: card, layout.card.size)
        let moved = offset * Double(layout.card.size.columns)
        let rules = deck.machine.rules
        // From the point where a release would swipe, its tilt and its icon are at their maximum.
        let tilt = max(-1, min(1, offset / rules.threshold))
        if Int(moved.rounded()) != 0, let icon = offset < 0 ? deck.leftIcon : deck.rightIcon {
            DeckStamp(icon, fullness: abs(tilt) * rules.fullness, theme: theme).draw(
                on: &picture, atRight: offset < 0)
        }
        let angle = atan(rules.tilt) * tilt * 180 / .pi
        canvas.lay(picture, at: sprite(layout.card, moved: moved, angle: angle, in: place)) { canvas in
            for row in 0..<layout.card.size.rows {
                let lean = layout.lean(layout.card.size.rows - 1 - row, rules) * tilt
                let halves = Int((2 * (moved + lean)).rounded())
                let origin = Point(
                    column: layout.card.minColumn + (halves >> 1), row: layout.card.minRow + row)
                draw(picture, row: row, at: origin, hasHalf: halves & 1 == 1, on: &canvas, place)
            }
        }
    }

    /// An output that draws shapes rotates the whole card. Its corners may then be a row above and below the deck's place.
    private func sprite(_ card: Rect, moved: Double = 0, angle: Double = 0, in place: Rect) -> SpritePlace {
        SpritePlace(
            column: Double(place.minColumn + card.minColumn) + moved, row: Double(place.minRow + card.minRow),
            angle: angle, cornerRadius: corner(of: card.size).radius, clip: place.inset(rows: -1))
    }

    private func corner(of size: Size) -> RoundCorner {
        RoundCorner(radius: theme.depth > .ansi16 ? deck.cornerRadius : 0, size: size)
    }

    /// Draws a row of a card; with a half, its ends are half a column farther right.
    private func draw(
        _ picture: Canvas, row: Int, at origin: Point, hasHalf: Bool, on canvas: inout Canvas, _ place: Rect
    ) {
        let left = Point(column: place.minColumn + origin.column, row: place.minRow + origin.row)
        let right = Point(column: left.column + picture.size.columns, row: left.row)
        let beneath = canvas.bounds.contains(left) ? canvas[left].backgroundForText ?? theme.page : theme.page
        draw(picture, row: row, at: origin, on: &canvas, place)
        guard hasHalf, theme.depth > .ansi16, inset(of: row, picture.size) == (0, 0) else { return }
        let edge = picture[Point(column: picture.size.columns - 1, row: row)].backgroundForText
        if place.contains(left) { canvas.paintEdge(at: left, eighths: 4, left: beneath) }
        if place.contains(right) { canvas.paintEdge(at: right, eighths: 4, left: edge ?? theme.panel) }
    }

    /// The columns that a round corner cuts off the upper and the lower half of a row.
    private func inset(of row: Int, _ size: Size) -> (upper: Int, lower: Int) {
        let corner = corner(of: size)
        return (corner.inset(halfRow: 2 * row), corner.inset(halfRow: 2 * row + 1))
    }

    private func picture(of card: DeckPile<Image>.Entry, _ size: Size) -> Canvas {
        var picture = Canvas(size: size, style: theme.panelStyle)
        let isFramed = theme.depth <= .ansi16 && size.columns > 2 && size.rows > 2
        let place = isFramed ? picture.bounds.inset(columns: 1, rows: 1) : picture.bounds
        deck.faces[card.id]?.draw(on: &picture, in: place, theme: theme)
        if isFramed { picture.frame(isRound: deck.cornerRadius > 0, theme) }
        if !isFramed, inset(of: 0, size) == (1, 0) { picture.roundPictures(in: picture.bounds) }
        return picture
    }

    private func draw(_ picture: Canvas, at origin: Point, on canvas: inout Canvas, _ place: Rect) {
        for row in 0..<picture.size.rows {
            let origin = Point(column: origin.column, row: origin.row + row)
            draw(picture, row: row, at: origin, on: &canvas, place)
        }
    }

    /// Draws one row of a card, without what its round corners cut off.
    private func draw(
        _ picture: Canvas, row: Int, at origin: Point, on canvas: inout Canvas, _ place: Rect
    ) {
        let (upper, lower) = inset(of: row, picture.size)
        let (least, most) = (min(upper, lower), max(upper, lower))
        let point = Point(column: place.minColumn + origin.column, row: place.minRow + origin.row)
        guard most != 1 || least != 0 else {
            return draw(picture, row: row, isTop: upper > lower, at: point, on: &canvas, place)
        }
        let whole = Rect(column: most, row: row, columns: picture.size.columns - 2 * most, rows: 1)
        canvas.blit(
            picture.cropped(to: whole), at: Point(column: point.column + most, row: point.row),
            clippedTo: place)
        let halves = Array(least..<most) + (least..<most).map { picture.size.columns - 1 - $0 }
        for column in halves {
            let target = Point(column: point.column + column, row: point.row)
            guard place.contains(target) else { continue }
            let (own, beneath) = (
                picture[Point(column: column, row: row)].style.background, canvas[target].style.background
            )
            canvas[target] = Cell(
                text: upper > lower ? "▄" : "▀",
                style: Style(foreground: own ?? theme.panel, background: beneath ?? theme.page))
        }
    }

    /// A row whose ends are corners no larger than a cell.
    private func draw(
        _ picture: Canvas, row: Int, isTop: Bool, at point: Point, on canvas: inout Canvas, _ place: Rect
    ) {
        let right = Point(column: point.column + picture.size.columns - 1, row: point.row)
        let corners = [(point, isTop ? "▟" : "▜"), (right, isTop ? "▙" : "▛")] as [(Point, Character)]
        let grounds = corners.map { canvas[$0.0].backgroundForText ?? theme.page }
        let whole = Rect(column: 0, row: row, columns: picture.size.columns, rows: 1)
        canvas.blit(picture.cropped(to: whole), at: point, clippedTo: place)
        for ((corner, text), ground) in zip(corners, grounds) where place.contains(corner) {
            canvas.roundCorner(at: corner, text, ground: ground, hasOwn: false)
        }
    }

    private func drawPlaceholder(on canvas: inout Canvas, in place: Rect) {
        guard let placeholder = deck.placeholder else { return }
        let notice = NoticeState(headline: placeholder.headline, advice: placeholder.advice)
        let box = CardSheet(notice).canvas(columns: place.size.columns, theme: theme)
        canvas.blit(
            box,
            at: Point(
                column: place.minColumn + (place.size.columns - box.size.columns) / 2,
                row: place.minRow + max(0, (place.size.rows - box.size.rows) / 2)), clippedTo: place)
    }
}

/// A round corner, as columns cut off each row of half cells.
struct RoundCorner {
    /// Its radius, in columns.
    let radius: Double
    private let halfRows: Int

    /// A corner of a card of `size`, whose radius is limited by the width and height.
    init(radius: Double, size: Size) {
        let most = Double(min(size.columns, 2 * size.rows)) / 2
        self.radius = radius.isFinite ? min(max(0, radius), most) : 0
        halfRows = 2 * size.rows
    }

    /// How many columns are cut off at both ends of a row of half cells, counted from the top.
    func inset(halfRow: Int) -> Int {
        let edge = Double(min(halfRow, halfRows - 1 - halfRow)) + 0.5
        guard edge < radius else { return 0 }
        let (height, square) = (radius - edge, radius * radius)
        let inset = Int((radius - (square - height * height).squareRoot()).rounded())
        // From a radius of one on, it is visible.
        return edge < 1 && radius >= 1 ? max(1, inset) : inset
    }
}

extension Canvas {
    /// Draws a line around a card that colours alone don't set off.
    fileprivate mutating func frame(isRound: Bool, _ theme: Theme) {
        drawBorder(of: bounds, style: theme.lineStyle)
        guard !isRound, size.columns > 1, size.rows > 1 else { return }
        for (corner, column, row) in [
            ("┌", 0, 0), ("┐", size.columns - 1, 0), ("└", 0, size.rows - 1),
            ("┘", size.columns - 1, size.rows - 1),
        ] {
            put(corner, at: Point(column: column, row: row), style: theme.lineStyle)
        }
    }
}
