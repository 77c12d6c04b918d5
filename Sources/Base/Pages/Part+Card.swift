package import ContentCards
public import ScreenContract
public import ScreenView
package import TerminalKit

extension Part {
    /// A card with `part` on it, below its title if it has one.
    public static func card(titled title: String? = nil, _ part: Part) -> Part {
        card(titled: title, part, .panel)
    }

    /// The same on a ground of the colour of alarms, if there are colours, for what must not be overlooked.
    public static func alarm(titled title: String? = nil, _ part: Part) -> Part {
        card(titled: title, part, .alert)
    }

    private static func card(titled title: String?, _ part: Part, _ fill: CardSheet.Fill) -> Part {
        let card = card { _, theme in
            var sheet = DataCardConfiguration(title: title).sheet(fragment: DrawnPart(part))
            sheet.fill = theme.depth > .none ? fill : .panel
            return sheet
        }
        return Part(
            words: [title].compactMap(\.self) + part.words, chosen: part.chosenWords, layout: card.layout)
    }

    /// That there is nothing, and what to do.
    public static func notice(_ notice: NoticeState) -> Part {
        card(words: [notice.headline, notice.advice]) { _, _ in CardSheet(notice) }
    }

    /// That something failed, and what to do.
    package static func alert(_ alert: AlertState) -> Part {
        card(words: alert.lines) { _, _ in CardSheet(alert) }
    }

    /// A card or message that `sheet` makes for a number of columns. In a row, it is as high as its highest neighbour.
    package static func card(
        words: @autoclosure @escaping () -> [String] = [],
        _ sheet: @escaping (_ columns: Int, Theme) -> CardSheet
    ) -> Part {
        Part(words: words()) { columns, theme in
            let sheet = sheet(columns, theme)
            return PartLayout(
                sheet.canvas(columns: columns, theme: theme),
                filling: { rows in
                    var sheet = sheet
                    sheet.minimumRows = rows
                    return sheet.canvas(columns: columns, theme: theme)
                })
        }
    }
}
