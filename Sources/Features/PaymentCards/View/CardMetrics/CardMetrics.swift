import TerminalKit

/// Where a card and its parts are, in cells.
struct CardMetrics: Equatable {
    /// How much of a card is drawn.
    enum Form: Equatable {
        /// A card in its true proportions, with the due strip below.
        case full
        /// A card cut short, with a due strip of one line: where another row of cards is worth more than proportions.
        case short
        /// Three lines.
        case compact
    }

    /// A payment card is 85.60 mm wide and 53.98 mm high (ISO/IEC 7810, ID-1); a cell is about twice as high as wide.
    static let rowsPerColumn = 53.98 / 85.60 / 2

    /// A full card is at least this wide: less would cut the card number.
    static let narrowest = 34
    /// A full card is at most this wide: more would only be larger.
    static let widest = 46
    /// On a live screen, which is looked at from wherever it stands, cards may grow to this width.
    static let widestLive = 60

    /// Where a few cards have a large screen for themselves, they may grow to this width.
    static let widestRoomy = 100

    let form: Form
    let columns: Int

    /// The height of the card itself.
    var faceRows: Int {
        switch form {
        case .full: Int((Double(columns) * Self.rowsPerColumn).rounded())
        case .short: 6
        case .compact: 3
        }
    }

    /// The height of what hangs below.
    var stripRows: Int {
        switch form {
        case .full: 4
        case .short: 2
        case .compact: 0
        }
    }

    /// The height of a card with what hangs below.
    var rows: Int { faceRows + stripRows }

    /// The row of the bank's name.
    var markRow: Int { form == .full ? 2 : 1 }

    /// The row on which the network's mark stands.
    var networkRow: Int { faceRows - (form == .full ? 3 : 2) }

    /// How far text stays away from a card's left and right edges.
    var padding: Int {
        switch form {
        case .full, .short: 3
        case .compact: 2
        }
    }

    /// How many columns a card moves at a reveal of `fraction`.
    func offset(for fraction: Double) -> Int {
        Int((Double(columns) * max(-1, min(1, fraction))).rounded())
    }

    /// How many eighths of a column it moves.
    func eighths(for fraction: Double) -> Int {
        Int((Double(8 * columns) * max(-1, min(1, fraction))).rounded())
    }
}
