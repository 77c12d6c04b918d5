import TerminalKit

/// The colours of a card where there are 256: neighbours in xterm's cube or among its greys, mixed pixel by pixel where
/// one becomes the next.
///
/// The nearest to a smooth gradient would be stripes, and greys between colours. White text can be read on each of them.
struct CardRamp {
    /// From the top left to the bottom right.
    let ground: [Color]
    /// Where the pattern is faint, and where it is strong, as far along.
    private let faint: [Color]
    private let strong: [Color]

    /// A ramp; where there is only one kind of ink, the pattern is the same everywhere.
    init(_ ground: [UInt32], _ faint: [UInt32]? = nil, _ strong: [UInt32]? = nil) {
        func colors(_ numbers: [UInt32]) -> [Color] { numbers.map { Color($0) } }
        self.ground = colors(ground)
        self.faint = colors(faint ?? ground)
        self.strong = colors(strong ?? faint ?? ground)
    }

    /// The colour of the pixel at `column` and `row` of a card of `size` pixels, where the pattern has `share` of the ink.
    func color(column: Int, row: Int, size: Size, share: Double) -> Color {
        let colors = share > 0.5 ? strong : share > 0.27 ? faint : ground
        let along = Double(column + row) / Double(max(1, size.columns + size.rows - 2))
        let place = along * Double(colors.count - 1)
        let step = min(Int(place), colors.count - 1)
        // Bands of one colour with soft edges are calmer than a mixture everywhere.
        let isNext = (place - Double(step) - 0.25) * 2 > Self.threshold(column, row)
        return colors[min(step + (isNext ? 1 : 0), colors.count - 1)]
    }

    /// Of 16 pixels in a square, one after the other changes to the next colour, each far from the one before. Source:
    /// Bayer, "An optimum method for two-level rendition of continuous-tone pictures", 1973.
    private static func threshold(_ column: Int, _ row: Int) -> Double {
        (Double(order[4 * (row % 4) + column % 4]) + 0.5) / 16
    }

    private static let order = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5]
}
