import Pixels

/// Chooses a character and two colours for each cell; a colour that the output doesn't have is mixed of two, by a shade.
///
/// What a cell's colours lack is not given to its neighbours, as it is to pixels: cells are so large that areas would become
/// checkerboards.
struct CellPainter {
    private typealias Pixel = SIMD4<Float>

    private let raster: Raster
    private let size: Size
    private let table: [PictureSymbol]
    /// The coverage of all of them, one after another.
    private let coverage: [Int32]
    /// The mean square from which on a cell has two colours: where edges are sharp, so are gradients.
    private let leastLoss: Float
    /// The samples of a cell.
    private let grid: (columns: Int, rows: Int)
    private let page: Color
    private let depth: ColorDepth
    /// The mixes of the colours so far.
    private var mixes: [Color: ColorMix] = [:]

    init(_ raster: Raster, size: Size, symbols: PictureSymbols, page: Color, depth: ColorDepth) {
        (self.raster, self.size, self.page, self.depth) = (raster, size, page, depth)
        (table, grid) = (PictureSymbol.table(symbols), symbols.samples)
        coverage = table.flatMap(\.coverage)
        leastLoss = depth == .trueColor ? 2 : 60
    }

    mutating func painted() -> [Cell?] {
        var cells: [Cell?] = []
        cells.reserveCapacity(size.columns * size.rows)
        for row in 0..<size.rows {
            for column in 0..<size.columns { cells.append(cell(column, row)) }
        }
        return cells
    }

    private mutating func cell(_ column: Int, _ row: Int) -> Cell? {
        guard let samples = samples(column, row) else { return nil }
        let choice = best(for: samples)
        let (ink, paper) = (color(choice.ink).shown(at: depth), color(choice.paper).shown(at: depth))
        // Dots of a character can't be told from its ground where both became one colour.
        guard let text = choice.symbol?.text, ink != paper else {
            return mix(choice.ink * choice.share + choice.paper * (1 - choice.share))
        }
        return Cell(text: text, style: style(ink: ink, paper: paper))
    }

    /// A cell of one colour.
    private mutating func mix(_ pixel: Pixel) -> Cell {
        let wanted = color(pixel)
        guard depth < .trueColor else { return Cell(style: Style(background: wanted)) }
        let mix = mixes[wanted] ?? ColorMix(of: wanted, depth: depth)
        mixes[wanted] = mix
        return Cell(text: mix.text, style: style(ink: mix.text == " " ? nil : mix.ink, paper: mix.paper))
    }

    private func style(ink: Color?, paper: Color) -> Style {
        Style(foreground: ink, background: paper, attributes: depth == .ansi16 ? .pictorial : [])
    }

    /// The colours of a cell's samples over the page; `nil` where none is seen.
    private func samples(_ column: Int, _ row: Int) -> [Pixel]? {
        let ground = Pixel(page)
        var samples: [Pixel] = []
        samples.reserveCapacity(grid.columns * grid.rows)
        var isSeen = false
        raster.bytes.withUnsafeBufferPointer { bytes in
            for y in row * grid.rows..<(row + 1) * grid.rows {
                var at = 4 * (y * raster.size.width + column * grid.columns)
                for _ in 0..<grid.columns {
                    let alpha = Float(bytes[at + 3]) / 255
                    if alpha > 0.02 { isSeen = true }
                    let pixel = Pixel(Float(bytes[at]), Float(bytes[at + 1]), Float(bytes[at + 2]), 0)
                    samples.append(pixel * alpha + ground * (1 - alpha))
                    at += 4
                }
            }
        }
        return isSeen ? samples : nil
    }

    private struct Choice {
        var symbol: PictureSymbol?
        var ink: Pixel
        var paper: Pixel
        /// How much of the cell is ink.
        var share: Float
        var loss: Float
    }

    /// The character whose two colours come nearest to the samples: with them the squares of the differences are least.
    private func best(for samples: [Pixel]) -> Choice {
        let total = samples.reduce(Pixel.zero, +)
        let squares = samples.reduce(Float(0)) { $0 + ($1 * $1).sum() }
        let count = Float(samples.count)
        let mean = total / count
        var best = Choice(
            symbol: nil, ink: mean, paper: mean, share: 0, loss: squares - (total * total).sum() / count)
        // A cell of nearly one colour stays one: noise costs bytes, and says nothing.
        guard best.loss > leastLoss * count else { return best }
        for (symbol, covered) in zip(table, covered(samples)) {
            let (ink, paper) = symbol.colors(covered: covered, rest: total - covered)
            let loss =
                squares - 2 * (ink * covered + paper * (total - covered)).sum()
                + (symbol.inside * ink * ink + 2 * symbol.across * ink * paper
                + symbol.outside * paper * paper).sum()
            guard loss < 0.98 * best.loss else { continue }
            best = Choice(symbol: symbol, ink: ink, paper: paper, share: symbol.area / count, loss: loss)
        }
        return best
    }

    /// The sum of what each character of the table covers of the samples.
    ///
    /// Integers, whose sums a processor makes side by side. They can't overflow: a cell has at most 64 samples.
    private func covered(_ samples: [Pixel]) -> [Pixel] {
        let scale: Float = 16
        var channels: [Int32] = []
        channels.reserveCapacity(3 * samples.count)
        for channel in 0..<3 {
            for sample in samples { channels.append(Int32((scale * sample[channel]).rounded())) }
        }
        let count = samples.count
        return coverage.withUnsafeBufferPointer { coverage in
            channels.withUnsafeBufferPointer { channels in
                table.indices.map { symbol in
                    let first = symbol * count
                    var (red, green, blue): (Int32, Int32, Int32) = (0, 0, 0)
                    for index in 0..<count {
                        let part = coverage[first + index]
                        red &+= part &* channels[index]
                        green &+= part &* channels[count + index]
                        blue &+= part &* channels[2 * count + index]
                    }
                    return Pixel(Float(red), Float(green), Float(blue), 0)
                        / (scale * Float(PictureSymbol.unit))
                }
            }
        }
    }

    private func color(_ pixel: Pixel) -> Color {
        func byte(_ channel: Float) -> UInt8 { UInt8(min(max(channel, 0), 255) + 0.5) }
        return Color(red: byte(pixel.x), green: byte(pixel.y), blue: byte(pixel.z))
    }
}

extension PictureSymbol {
    /// The two colours that come nearest where the samples under the ink, by their coverage, have one sum and the rest another.
    ///
    /// Where no sample is covered in part they are means; otherwise the least squares may want more than there is.
    fileprivate func colors(covered: SIMD4<Float>, rest: SIMD4<Float>) -> (SIMD4<Float>, SIMD4<Float>) {
        guard across > 0 else { return (covered / inside, rest / outside) }
        let determinant = inside * outside - across * across
        let (black, white) = (SIMD4<Float>.zero, SIMD4<Float>(repeating: 255))
        func shown(_ color: SIMD4<Float>) -> SIMD4<Float> {
            color.clamped(lowerBound: black, upperBound: white)
        }
        return (
            shown((outside * covered - across * rest) / determinant),
            shown((inside * rest - across * covered) / determinant)
        )
    }
}
