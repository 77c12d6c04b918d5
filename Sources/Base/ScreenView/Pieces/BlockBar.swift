package import TerminalKit

/// Lengths in block characters, to an eighth of a cell.
///
/// With 16 colours, as on a console without a graphical terminal, fonts often have only whole and half blocks.
package struct BlockBar {
    /// The number of steps in a cell.
    private let steps: Int
    private let horizontal: [Character]
    private let vertical: [Character]
    /// The character for an empty value at the foot of a chart.
    package let foot: Character

    /// Bars for an output with `depth` colours.
    package init(depth: ColorDepth) {
        if depth == .ansi16 {
            (steps, horizontal, vertical, foot) = (2, ["▌", "█"], ["▄", "█"], "_")
        } else {
            (steps, foot) = (8, "▁")
            (horizontal, vertical) = (Array("▏▎▍▌▋▊▉█"), Array("▁▂▃▄▅▆▇█"))
        }
    }

    /// A bar over `share` of `columns`. Any share above zero is visible.
    package func row(share: Double, columns: Int) -> String {
        let steps = count(of: share, cells: columns, least: 1)
        let whole = String(repeating: "█", count: steps / self.steps)
        let rest = steps % self.steps
        return rest == 0 ? whole : whole + String(horizontal[rest - 1])
    }

    /// A column over `share` of `rows`, its cells from the top. Any share above zero stands out from the foot.
    package func column(share: Double, rows: Int) -> [Character] {
        guard share > 0 else { return Array(repeating: " ", count: rows - 1) + [foot] }
        let steps = count(of: share, cells: rows, least: self.steps > 2 ? 2 : 1)
        return (0..<rows).reversed().map { row in
            let rest = min(steps - row * self.steps, self.steps)
            return rest > 0 ? vertical[rest - 1] : " "
        }
    }

    private func count(of share: Double, cells: Int, least: Int) -> Int {
        guard share > 0 else { return 0 }
        let most = cells * steps
        return min(max(Int((share * Double(most)).rounded()), least), most)
    }
}
