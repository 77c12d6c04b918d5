import PaymentCardsScreens
import ScreenView
import TerminalKit

/// A card one line high: the bank's colours with its name in a few letters, and the last digits of the number.
struct CardChip {
    let theme: Theme

    /// The longest of the banks' letters, and of the digits.
    private static let (letters, digits) = (5, 4)

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
