import PaymentCardsScreens
import Pictures
import ScreenView
import TerminalKit

/// What is drawn of a card: its colours, the bank's pattern and sign, and the network's mark. Words are written over it.
struct CardDrawing {
    let face: CardFace
    let look: CardLook
    let metrics: CardMetrics
    var theme: Theme

    /// A cell in the drawing.
    private var cell: VectorPoint { PanelCorners.cell(theme) }

    /// Whether characters have no more than the quarters of a cell for what is drawn.
    private var isCoarse: Bool { theme.symbols != .wedges }

    private var size: VectorPoint {
        VectorPoint(Double(metrics.columns), Double(metrics.faceRows)) * cell
    }

    /// All of it, with round corners.
    var picture: VectorPicture {
        var drawing = VectorPicture(
            width: size.x, height: size.y, clip: .rounded(.zero, size, radius: PanelCorners.radius))
        addGround(to: &drawing)
        addMarks(to: &drawing, hasLetters: true)
        return drawing
    }

    /// What characters show of it.
    ///
    /// With 256 colours, the ground is a mixture of the few that fit together.
    var canvas: Canvas {
        let cells = Size(columns: metrics.columns, rows: metrics.faceRows)
        guard theme.depth >= .ansi256 else {
            return Canvas(size: cells, style: Style(background: look.flat.ground))
        }
        var canvas = Canvas(size: cells)
        var drawing = VectorPicture(width: size.x, height: size.y)
        if theme.depth == .trueColor {
            addGround(to: &drawing, isCoarse: isCoarse)
        } else {
            paintRamp(on: &canvas)
        }
        addMarks(to: &drawing, hasLetters: false)
        // Few pixels are clearer in the nearest colours than in dithered ones.
        var ground = theme
        ground.depth = .trueColor
        ground.page = look.ramp.ground[look.ramp.ground.count / 2]
        let samples = theme.symbols.samples
        let pixels = PixelSize(width: samples.columns * cells.columns, height: samples.rows * cells.rows)
        // because a card is never too large, and a task that was cancelled draws nothing:
        guard !drawing.shapes.isEmpty, let raster = try? drawing.raster(size: pixels, isRough: true) else {
            return canvas
        }
        let drawn = PictureCells(samples: raster, theme: ground)
        // The ground covers all of it.
        guard theme.depth < .trueColor else { return Canvas(drawn) }
        for row in 0..<cells.rows {
            for column in 0..<cells.columns {
                guard var cell = drawn[column, row] else { continue }
                cell.style.foreground = cell.style.foreground?.shown(at: theme.depth)
                cell.style.background = cell.style.background?.shown(at: theme.depth)
                canvas[Point(column: column, row: row)] = cell
            }
        }
        return canvas
    }

    /// Every colour is dark enough for white text to stand on it at 4.5 to 1 (WCAG 2.1, AA); so is every mixture of two.
    private func addGround(to drawing: inout VectorPicture, isCoarse: Bool = false) {
        func dark(_ color: Color) -> Color { color.adjusted(toContrast: 4.5, with: Color(0xFFFFFF)) }
        let stops = [
            GradientStop(0, dark(look.gradient.start).pixel), GradientStop(1, dark(look.gradient.end).pixel),
        ]
        // Across the diagonal, whatever the proportions.
        let middle = size / 2
        let reach = VectorPoint(1, 1) * (size.x + size.y) / 4
        drawing.add(
            VectorPath(drawn: "M0 0H1V1H0Z").mapped { $0 * size },
            fill: .linear(stops, from: middle - reach, to: middle + reach))
        for piece in look.pattern.pieces(width: size.x, height: size.y, isCoarse: isCoarse) {
            let color = piece.tone == .ink ? dark(look.gradient.ink) : Color(0)
            drawing.add(piece, color)
        }
    }

    private func paintRamp(on canvas: inout Canvas) {
        var shares = VectorPicture(width: size.x, height: size.y)
        for piece in look.pattern.pieces(width: size.x, height: size.y, isCoarse: true)
        where piece.tone == .ink {
            shares.add(piece, Color(0xFFFFFF))
        }
        let pixels = Size(columns: canvas.size.columns, rows: 2 * canvas.size.rows)
        // because of the same: it is the ground without its pattern.
        let raster = try? shares.raster(
            size: PixelSize(width: pixels.columns, height: pixels.rows), isRough: true)
        canvas.paint(canvas.bounds) { column, row in
            look.ramp.color(
                column: column, row: row, size: pixels,
                share: Double(raster?[column, row].w ?? 0) / 255)
        }
    }

    private func addMarks(to drawing: inout VectorPicture, hasLetters: Bool) {
        guard metrics.form != .compact else { return }
        let right = Double(metrics.columns - metrics.padding) * cell.x
        if let logo = look.logo?.shape {
            let middle = Double(metrics.markRow) + Double(look.wordMark.count) / 2
            // An arc is above the name, and anything else beside it: in characters, in whole rows.
            let top = logo == .arc ? middle - 1.5 : middle - 1
            let y = (hasLetters || logo == .arc ? top : top.rounded(.up)) * cell.y
            logo.draw(
                on: &drawing, at: [right - Double(look.markColumns) * cell.x, y], scale: cell.x / 8,
                ground: look.gradient.end, isCoarse: isCoarse && !hasLetters)
        }
        NetworkMark(face, theme: theme).draw(
            on: &drawing, end: [right, Double(metrics.networkRow + 1) * cell.y], cell: cell,
            hasLetters: hasLetters)
    }
}

extension VectorPicture {
    fileprivate mutating func add(_ piece: CardPattern.Piece, _ color: Color) {
        let paint = Paint.color(color.pixel(alpha: piece.strength))
        if let width = piece.width {
            add(piece.path, stroke: Stroke(paint, width: width))
        } else {
            add(piece.path, fill: paint)
        }
    }
}
