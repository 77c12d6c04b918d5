import TerminalKit

/// What a mouse sends. Columns and rows are counted from 0, as everywhere but on the wire.
enum Mouse {
    static func press(_ column: Int, _ row: Int) -> String { report(0, column, row, "M") }
    static func drag(_ column: Int, _ row: Int) -> String { report(32, column, row, "M") }
    static func release(_ column: Int, _ row: Int) -> String { report(0, column, row, "m") }
    static func click(_ column: Int, _ row: Int) -> String { press(column, row) + release(column, row) }

    static let wheelUp = report(64, 20, 8, "M")
    static let wheelDown = report(65, 20, 8, "M")

    private static func report(_ button: Int, _ column: Int, _ row: Int, _ final: String) -> String {
        "\u{1B}[<\(button);\(column + 1);\(row + 1)\(final)"
    }
}

/// What keys send that type no character.
enum Keys {
    static let escape = "\u{1B}"
    static let enter = "\r"
    static let tab = "\t"
    static let backTab = "\u{1B}[Z"
    static let up = "\u{1B}[A"
    static let down = "\u{1B}[B"
    static let right = "\u{1B}[C"
    static let left = "\u{1B}[D"
    static let home = "\u{1B}[H"
    static let end = "\u{1B}[F"
    static let pageUp = "\u{1B}[5~"
    static let pageDown = "\u{1B}[6~"
    static let focusLost = "\u{1B}[O"
    static let focusGained = "\u{1B}[I"

    static func paste(_ text: String) -> String { "\u{1B}[200~\(text)\u{1B}[201~" }
}

extension LiveRun {
    /// The first card at 80 × 24 is in columns 2 to 38 and rows 2 to 17; its title begins here.
    static let title = Point(column: 5, row: 4)

    /// The column in which `text` begins on the screen; `nil` where it is not.
    func column(of text: String) -> Int? {
        for line in self.text.split(separator: "\n", omittingEmptySubsequences: false) {
            if let range = line.firstRange(of: text) { return String(line[..<range.lowerBound]).columns }
        }
        return nil
    }

    /// The first row of the screen that `text` is in.
    func row(of text: String) -> Int? {
        self.text.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.contains(text) }
    }
}
