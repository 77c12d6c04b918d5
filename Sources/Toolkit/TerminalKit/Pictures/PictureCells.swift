public import Pixels

/// A picture made of characters and colours, for terminals that show nothing else.
public struct PictureCells: Sendable {
    /// How many cells it has.
    public let size: Size
    /// The cells row by row; `nil` where the picture is clear.
    let cells: [Cell?]

    /// The cell in a column and a row; `nil` where the picture is clear, or outside.
    public subscript(column: Int, row: Int) -> Cell? {
        guard 0..<size.columns ~= column, 0..<size.rows ~= row else { return nil }
        return cells[row * size.columns + column]
    }

    /// Draws `placed` in the colours of `theme`, with its characters or others: each cell as the character that leaves the least of the picture out. With 256
    /// colours and fewer, other colours are mixed by shades.
    ///
    /// - Throws: `PictureError.tooLarge` or `PictureError.cancelled`.
    public init(
        _ placed: PlacedPicture, symbols: PictureSymbols? = nil, theme: Theme
    ) throws(PictureError) {
        let symbols = symbols ?? theme.symbols
        size = placed.size
        let (columns, rows) = symbols.samples
        let raster = try placed.raster(
            in: PixelSize(width: size.columns * columns, height: size.rows * rows),
            pixelShape: theme.cellShape * Double(rows) / Double(columns))
        if symbols == .braille {
            cells = Self.braille(raster, size)
        } else {
            var painter = CellPainter(
                raster, size: size, symbols: symbols, page: theme.page, depth: theme.depth)
            cells = painter.painted()
        }
    }

    /// Cells whose samples are the pixels of `raster`, as many for each as the theme's characters have.
    public init(samples raster: Raster, theme: Theme) {
        let samples = theme.symbols.samples
        size = Size(columns: raster.size.width / samples.columns, rows: raster.size.height / samples.rows)
        var painter = CellPainter(
            raster, size: size, symbols: theme.symbols, page: theme.page, depth: theme.depth)
        cells = painter.painted()
    }

    /// The cells of `canvas`, for a picture that is drawn in characters in its own way.
    public init(_ canvas: Canvas) {
        (size, cells) = (canvas.size, canvas.cells)
    }

    private static func braille(_ raster: Raster, _ size: Size) -> [Cell?] {
        // The bits of the dots, in rows from the top. Source: Unicode, "Braille Patterns".
        let bits: [UInt32] = [0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80]
        return (0..<size.rows * size.columns).map { index in
            let (x, y) = (index % size.columns * 2, index / size.columns * 4)
            var (dots, sum, count) = (UInt32(0), SIMD4<Int>.zero, 0)
            for (number, bit) in bits.enumerated() {
                let pixel = raster[x + number % 2, y + number / 2]
                guard pixel.w > 96 else { continue }
                dots |= bit
                sum &+= SIMD4<Int>(truncatingIfNeeded: pixel)
                count += 1
            }
            guard count > 0, let scalar = Unicode.Scalar(0x2800 + dots) else { return nil }
            let color = Color(
                red: UInt8(sum.x / count), green: UInt8(sum.y / count), blue: UInt8(sum.z / count))
            return Cell(text: Character(scalar), style: Style(foreground: color))
        }
    }
}
