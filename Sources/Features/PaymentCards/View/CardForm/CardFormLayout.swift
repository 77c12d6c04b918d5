import TerminalKit

/// Where the card and the fields of the form are, in cells.
///
/// The card stands beside the fields where there is room for both, above them otherwise, as large as the rows allow. Each field
/// has lines of its own for what is said about it; where rows are few, all share them.
struct CardFormLayout: Equatable {
    /// How the fields are drawn.
    enum Form: Equatable {
        /// A label, a box, and a message of one or two rows below.
        case roomy(messageRows: Int)
        /// A label and the text in one row, and a message below all of them.
        case dense

        /// The rows of all fields and what belongs to them, with a button where there is room.
        var rows: Int {
            switch self {
            case .roomy(let messageRows): CardFormLayout.fieldCount * (2 + messageRows) + 1
            case .dense: CardFormLayout.fieldCount + 1
            }
        }
    }

    /// How many fields there are.
    static let fieldCount = 4
    /// The rows of a printed form.
    static let comfortableRows = 22
    /// The narrowest that fields beside a card may be.
    private static let narrowestFields = 32
    /// The widest that fields are.
    private static let widestFields = 56
    /// From this height on there is a free row below the title.
    private static let airyRows = 14
    /// The free columns between the card and the fields beside it.
    private static let gap = 3

    let size: Size
    let margin: Int
    let form: Form
    /// How the card is drawn; `nil` where there is no room for it.
    let card: CardMetrics?
    /// Where all of it is: between the title, and the keys with a free row above.
    let body: Rect
    /// Where the fields and what belongs to them are.
    let fields: Rect

    init(size: Size) {
        self.size = size
        margin = CardListLayout(count: 1, columns: size.columns, rows: nil).margin
        let top = size.rows < Self.airyRows ? 1 : 2
        body = Rect(
            column: margin, row: top, columns: size.columns - 2 * margin, rows: size.rows - top - 2)
        let beside = Self.card(
            columns: body.size.columns - Self.narrowestFields - Self.gap, rows: body.size.rows)
        if let beside {
            card = beside
            let start = beside.columns + Self.gap
            fields = Rect(
                column: body.minColumn + start, row: body.minRow,
                columns: min(body.size.columns - start, Self.widestFields), rows: body.size.rows)
            form = Self.form(rows: body.size.rows)
            return
        }
        let rows = body.size.rows
        let above =
            Self.card(columns: body.size.columns, rows: rows - Form.dense.rows - 3)
            ?? CardMetrics(form: .compact, columns: min(CardMetrics.widest, body.size.columns))
        card = above.faceRows + 1 + Form.dense.rows <= rows ? above : nil
        let used = card.map { $0.faceRows + 1 } ?? 0
        fields = Rect(
            column: body.minColumn, row: body.minRow + used,
            columns: min(body.size.columns, Self.widestFields), rows: rows - used)
        form = Self.form(rows: fields.size.rows)
    }

    /// The largest full card that fits; `nil` where none does.
    private static func card(columns: Int, rows: Int) -> CardMetrics? {
        guard columns >= CardMetrics.narrowest else { return nil }
        return (CardMetrics.narrowest...min(columns, CardMetrics.widest)).reversed()
            .map { CardMetrics(form: .full, columns: $0) }.first { $0.faceRows <= rows }
    }

    private static func form(rows: Int) -> Form {
        [Form.roomy(messageRows: 2), .roomy(messageRows: 1)].first { $0.rows <= rows } ?? .dense
    }

    /// Whether there is no room for the fields.
    var isTooSmall: Bool { fields.size.rows < Form.dense.rows || fields.size.columns < 20 }
}
