import ContentCards

/// The code of Docs/ContentCards.md.
@MainActor
enum ContentCardsPage {
    static func drawn(theme: Theme) -> Canvas {
        let card = DataCard()
        card.dataConfiguration = DataCardConfiguration(
            title: "Rewards Platinum", descriptionTitle: "Nothing is due.")

        card.fragmentView = ShareBar(share: 0.62, label: "62% used")

        var canvas = Canvas(size: Size(columns: 44, rows: 12))
        let rows = card.rows(columns: 40, theme: theme)
        card.draw(
            on: &canvas, in: Rect(column: 2, row: 1, columns: 40, rows: rows), theme: theme)
        return canvas
    }
}

struct ShareBar: Component {
    let share: Double
    let label: String

    var words: [String] { [label] }

    func rows(columns: Int) -> Int { 1 }

    func draw(on canvas: inout Canvas, in place: Rect, theme: Theme) {
        let taken = Size(columns: Int(share * Double(place.size.columns)), rows: 1)
        canvas.fill(Rect(origin: place.origin, size: taken), style: Style(background: theme.accent))
    }
}

final class ExtraView: @MainActor Component {
    private(set) var words: [String] = []

    func configure(title: String, text: String) {
        words = ["\(title) \(text)"]
    }

    func rows(columns: Int) -> Int { words.count }

    func draw(on canvas: inout Canvas, in place: Rect, theme: Theme) {
        canvas.put(words.first ?? "", at: place.origin, style: theme.style(.plain))
    }
}
