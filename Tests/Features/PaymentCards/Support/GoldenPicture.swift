public import TerminalKit

/// A picture as a text that can be kept in a file: its characters, and below them a letter for the style of each cell.
///
/// Colours stand as the numbers that the output would get; where there are millions, as the nearest of the 256, and a
/// fingerprint of the exact ones follows.
public struct GoldenPicture {
    private let canvas: Canvas
    private let depth: ColorDepth

    /// The picture of `canvas` as an output with `depth` colours shows it.
    public init(_ canvas: Canvas, depth: ColorDepth) {
        self.canvas = canvas
        self.depth = depth
    }

    /// The picture as text.
    public var text: String {
        var legend: [String: Character] = [:]
        var entries: [String] = []
        let styles = (0..<canvas.size.rows).map { row in
            String(
                (0..<canvas.size.columns).map { column in
                    let name = name(of: canvas[Point(column: column, row: row)].style)
                    if let letter = legend[name] { return letter }
                    let letter = Self.letters[min(legend.count, Self.letters.count - 1)]
                    legend[name] = letter
                    entries.append("\(letter) \(name)")
                    return letter
                })
        }
        let parts = [
            "\(canvas.size.columns) x \(canvas.size.rows)", canvas.text, styles.joined(separator: "\n"),
            entries.joined(separator: "\n"),
        ]
        let fingerprint = depth == .trueColor ? ["exact colours \(String(fingerprint, radix: 16))"] : []
        return (parts + fingerprint).joined(separator: "\n---\n") + "\n"
    }

    private static let letters = Array(
        ".abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789αβγδεζηθικλμνξοπρστυφχψωΓΔΘΛΞΠΣΦΨΩ?")

    private func name(of style: Style) -> String {
        let attributes: [(Attributes, String)] = [
            (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underline"),
            (.reverse, "reverse"),
        ]
        let words = attributes.filter { style.attributes.contains($0.0) }.map(\.1)
        return ([number(of: style.foreground), "on", number(of: style.background)] + words)
            .joined(separator: " ")
    }

    private func number(of color: Color?) -> String {
        guard let color else { return "own" }
        switch depth {
        case .none: return "colour!"
        case .ansi16: return String(color.nearest16)
        case .ansi256, .trueColor: return String(color.nearest256)
        }
    }

    /// FNV-1a over every colour of the picture.
    private var fingerprint: UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for row in 0..<canvas.size.rows {
            for column in 0..<canvas.size.columns {
                let style = canvas[Point(column: column, row: row)].style
                for color in [style.foreground, style.background] {
                    for byte in (color?.hex ?? "own").utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
                }
            }
        }
        return hash
    }
}
