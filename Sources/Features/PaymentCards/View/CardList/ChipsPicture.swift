import PaymentCardsScreens
import ScreenView
import TerminalKit

/// Draws what narrows or orders a list: a pill for each, or its words in brackets where there are few colours.
struct ChipsPicture {
    let theme: Theme

    /// Draws as many of `chips` as have room from `point` on; of the others it says how many there are.
    ///
    /// - Returns: the cells they take.
    func draw(_ chips: [ChipState], at point: Point, columns: Int, on canvas: inout Canvas) -> Int {
        var used = 0
        for (index, chip) in chips.enumerated() {
            let gap = used > 0 ? 1 : 0
            let isLast = index == chips.count - 1
            let room = columns - used - gap - (isLast ? 0 : Self.moreColumns)
            guard room >= Self.leastColumns else {
                let more = "+\(chips.count - index)"
                guard more.columns + gap <= columns - used else { break }
                let start = Point(column: point.column + used + gap, row: point.row)
                return used + gap + canvas.put(more, at: start, style: theme.style(theme.secondary))
            }
            used += gap
            let start = Point(column: point.column + used, row: point.row)
            let columns = draw(chip, at: start, room, on: &canvas)
            canvas.mark(
                Rect(origin: start, size: Size(columns: columns, rows: 1)),
                as: .events([CardListEvent.layerRemoved(chip.layer)]))
            used += columns
        }
        return used
    }

    /// What `chips` take where all of them have room.
    func columns(of chips: [ChipState]) -> Int {
        chips.reduce(chips.count - 1) { $0 + $1.label.columns + $1.text.columns + 4 }
    }

    /// A chip with less room than this says nothing.
    private static let leastColumns = 10
    /// What "+2" takes, with a space before it.
    private static let moreColumns = 3

    private func draw(_ chip: ChipState, at point: Point, _ columns: Int, on canvas: inout Canvas) -> Int {
        let isPill = theme.depth > .ansi16
        let label = "\(chip.label): ".truncated(to: columns - 2)
        let text = chip.text.truncated(to: max(0, columns - 2 - label.columns))
        let fill = isPill ? theme.panel.mixed(with: theme.accent, fraction: 0.18) : nil
        let cap = PillEnd.style(fill)
        func style(_ color: Color, _ attributes: Attributes = []) -> Style {
            guard let fill else { return theme.style(color, attributes) }
            return Style(
                foreground: color.legible(on: fill, ratio: 4.5, depth: theme.depth), background: fill,
                attributes: attributes)
        }
        var end = point
        end.column += canvas.put(
            isPill ? PillEnd.left : "[", at: end, style: isPill ? cap : style(theme.secondary))
        end.column += canvas.put(label, at: end, style: style(theme.secondary))
        end.column += canvas.put(text, at: end, style: style(theme.accent, .bold))
        end.column += canvas.put(
            isPill ? PillEnd.right : "]", at: end, style: isPill ? cap : style(theme.secondary))
        return end.column - point.column
    }
}

/// A card one line high: the bank's colours with its name in a few letters, and the last digits of the number.
struct CardChip {
    let theme: Theme

    /// The longest of the banks' letters, and of the digits.
    private static let (letters, digits) = (5, 4)

    /// The width of a chip.
    static func columns(namesBank: Bool) -> Int { (namesBank ? letters + 1 : 0) + digits + 2 }

    /// The chip of `face`, as wide as that of any other.
    func spans(for face: CardFace, namesBank: Bool) -> [TextTable.Span] {
        let look = CardLook(face)
        let letters = look.letters.truncated(to: Self.letters).padded(to: Self.letters) + " "
        let digits = face.lastFour.truncated(to: Self.digits).padded(to: Self.digits)
        let text = (namesBank ? letters : "") + digits
        guard theme.depth > .none else { return [TextTable.Span(" \(text) ", Style())] }
        let columns = text.columns
        var column = 0
        let cells = text.map { character in
            let style = Style(
                foreground: look.text(depth: theme.depth),
                background: look.chipColor(column: column, of: columns, depth: theme.depth),
                attributes: .bold)
            column += character.columns
            return TextTable.Span(String(character), style)
        }
        func cap(_ text: String, _ column: Int) -> TextTable.Span {
            let color = look.chipColor(column: column, of: columns, depth: theme.depth)
            return TextTable.Span(text, PillEnd.style(color))
        }
        return [cap(PillEnd.left, 0)] + cells + [cap(PillEnd.right, columns - 1)]
    }
}

extension Ink {
    static func chip(_ face: CardFace, namesBank: Bool = true) -> Ink {
        Ink { CardChip(theme: $0).spans(for: face, namesBank: namesBank) }
    }
}
