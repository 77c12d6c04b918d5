import Words

/// The format of a command's output.
enum OutputFormat: String, ChoiceValue {
    case cards
    case plain
    case json
    case csv
    case svg
    case screenReader = "screen-reader"

    /// The formats for a screen without a table. A screen with a table supports every format.
    static let ofScreens: [OutputFormat] = [.cards, .plain, .json, .svg, .screenReader]

    /// The formats for `swippy config`: values are not cards, so they can't be drawn.
    static let ofValues: [OutputFormat] = [.plain, .json]

    /// Whether it is meant for programs rather than people.
    var isForPrograms: Bool {
        switch self {
        case .plain, .json, .csv: true
        case .cards, .svg, .screenReader: false
        }
    }

    var meaning: LocalizedText {
        switch self {
        case .cards:
            LocalizedText(
                en: "drawn cards; the default in a terminal", uk: "намальовані картки; типово в терміналі")
        case .plain:
            LocalizedText(
                en: "one item per line, tab-separated; the default in a pipe",
                uk: "один запис на рядок, поля через табуляцію; типово в конвеєрі")
        case .json:
            LocalizedText(en: "JSON with a versioned schema", uk: "JSON із версією схеми")
        case .csv:
            LocalizedText(
                en: "a table for spreadsheets, by RFC 4180", uk: "таблиця для електронних таблиць за RFC 4180"
            )
        case .svg:
            LocalizedText(en: "the same picture as an SVG file", uk: "те саме зображення у форматі SVG")
        case .screenReader:
            LocalizedText(
                en: "sentences in reading order, without drawing",
                uk: "речення в порядку читання, без малюнків")
        }
    }
}
