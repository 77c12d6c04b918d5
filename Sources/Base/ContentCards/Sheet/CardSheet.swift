import ScreenView
package import TerminalKit

/// The content of any kind of card, from the top, and how it is drawn: a value, for views without state of their own.
package struct CardSheet {
    /// A text with its part in the card.
    struct Text {
        enum Role { case headline, pretitle, title, alert, subtitle, description }

        let role: Role
        let text: String
        let maxLines: Int

        /// `nil` if there is nothing to read.
        init?(_ role: Role, _ text: String?, maxLines: Int = .max) {
            guard let text, !text.allSatisfy(\.isWhitespace) else { return nil }
            (self.role, self.text, self.maxLines) = (role, text, maxLines)
        }

        /// The wrapped text, cut to its maximum number of lines.
        func lines(columns: Int) -> [String] {
            // No language of the interface has its own rules for capitals, as Turkish does.
            (role == .pretitle ? text.uppercased() : text).wrapped(to: columns, maxLines: maxLines)
        }
    }

    /// Something to press.
    struct Action {
        let element: ContentCardElement
        let style: HighlightedCard.ActionButtonStyle
        let label: String
        var isEnabled = true
        let pressed: (@MainActor () -> Void)?
    }

    /// The kind of line that surrounds it at every number of colours.
    enum Line { case quiet, alert }

    var line: Line?
    /// The maximum width, however much room there is.
    var widest = Int.max
    /// What it is filled with: the colour of panels, or a strong one.
    package enum Fill { case panel, accent, alert }

    package var fill = Fill.panel
    /// Whether it is on a strong colour.
    var isInverse: Bool { fill != .panel }
    /// Whether it is a slip of paper, perforated above its extra content and torn off at its foot.
    var isReceipt = false
    /// The minimum height.
    package var minimumRows = 0
    var media: (any Component)?
    var asset = DataCardAsset.none
    var texts: [Text] = []
    var fragment: (any Component)?
    var actions: [Action] = []
    /// What a click on the text does.
    var textAction: Action?
    var close: (label: String, pressed: (@MainActor () -> Void)?)?
    var background: (any Component)?
    var rightImage: (any Component, fills: Bool)?

    /// The card on a page, `columns` wide.
    package func canvas(columns: Int, theme: Theme) -> Canvas {
        CardSheetPicture(sheet: self, theme: theme, focus: nil).canvas(columns: min(columns, widest))
    }

    /// The height of the card at a width of `columns`.
    package func rows(columns: Int, theme: Theme) -> Int {
        CardLayout(self, columns: min(columns, widest), theme: theme).size.rows
    }

    /// Whether it has a line around it: with few colours card and page look the same.
    func hasLine(in theme: Theme) -> Bool {
        line != nil || theme.depth == .none || theme.depth == .ansi16 && !isInverse
    }
}
