/// The elements of a canvas in a drawing: areas, lines and text.
struct SVGPicture {
    /// The background colours; the areas don't overlap.
    private(set) var areas: [PixelRect] = []
    /// The partial blocks, over the areas.
    private(set) var parts: [PixelRect] = []
    /// Borders and underlines, over those.
    private(set) var lines: [PixelRect] = []
    /// The rounded corners of each colour, as SVG paths.
    private(set) var corners: [Color: String] = [:]
    /// What is round, over areas and pictures.
    private(set) var shapes: [PlacedShape] = []
    /// The text, row by row.
    private(set) var runs: [TextRun] = []

    private let background: Color
    private let foreground: Color

    init(_ canvas: Canvas, background: Color, foreground: Color) {
        self.background = background
        self.foreground = foreground
        for row in 0..<canvas.size.rows {
            let cells = canvas[row: row]
            for (column, cell) in cells.enumerated() {
                // A continuation has the background of its character, and nothing else to draw.
                let columns = 1 + cells[(cells.startIndex + column + 1)...].prefix { $0.text == nil }.count
                let isCovered = canvas.drawnPicture(of: cell) != nil
                draw(
                    isCovered ? cell.beforePicture : cell, columns: columns, isCovered: isCovered,
                    at: Point(column: column, row: row))
            }
        }
        areas = areas.merged()
        parts = parts.merged()
        lines = lines.merged()
    }

    private mutating func draw(_ cell: Cell, columns: Int, isCovered: Bool, at point: Point) {
        let (ink, paper) = colors(of: cell.style)
        if cell.style.attributes.contains(.underline) {
            addLine(PixelRect(x: 0, y: 14, width: PixelRect.cellWidth, height: 1, color: ink), at: point)
        }
        guard let text = cell.text, text != " " else { return addArea(paper, at: point) }
        if cell.style.attributes.contains(.round), let shape = RoundShape(text) {
            switch shape {
            case .figure(let path):
                addArea(paper, at: point)
                shapes.append(PlacedShape(path: path, color: ink, point: point))
            case .corner(let path):
                addArea(isCovered ? paper : ink, at: point)
                shapes.append(PlacedShape(path: path, color: paper, point: point))
            }
            return
        }
        if let element = BlockElement(text) { return draw(element, ink: ink, paper: paper, at: point) }
        addArea(paper, at: point)
        switch BoxDrawing(text) {
        case .corner(let x, let y, let curve):
            let startX = x + Double(point.column * PixelRect.cellWidth)
            let startY = y + Double(point.row * PixelRect.cellHeight)
            corners[ink, default: ""] += "M\(startX) \(startY)\(curve)"
        case let straight?:
            for rect in straight.rects(color: ink) { addLine(rect, at: point) }
        case nil:
            let attributes = cell.style.attributes
            let look = TextRun.Look(
                color: ink, isBold: attributes.contains(.bold), isItalic: attributes.contains(.italic),
                isLarge: attributes.contains(.large), link: cell.style.link)
            add(TextRun(text, columns: columns, at: point, look: look))
        }
    }

    private mutating func draw(_ element: BlockElement, ink: Color, paper: Color, at point: Point) {
        switch element {
        case .quarters(let isInk):
            let quarters = isInk.map { $0 ? ink : paper }
            addArea(quarters[0], quarters[1], half: 0, at: point)
            addArea(quarters[2], quarters[3], half: 1, at: point)
        case .part(let x, let y, let width, let height):
            addArea(paper, at: point)
            let part = PixelRect(x: x, y: y, width: width, height: height, color: ink)
            parts.append(part.moved(columns: point.column, rows: point.row))
        case .shade(let fraction):
            addArea(paper.mixed(with: ink, fraction: fraction), at: point)
        }
    }

    /// The colours that result from a style.
    private func colors(of style: Style) -> (ink: Color, paper: Color) {
        var (ink, paper) = (style.foreground ?? foreground, style.background ?? background)
        if style.attributes.contains(.reverse) { swap(&ink, &paper) }
        if style.attributes.contains(.dim) { ink = ink.mixed(with: paper, fraction: 0.4) }
        return (ink, paper)
    }

    private mutating func addArea(_ color: Color, at point: Point) {
        addArea(color, color, half: 0, at: point)
        addArea(color, color, half: 1, at: point)
    }

    /// All areas are added as half rows, so that those of text and those of half blocks can be merged.
    private mutating func addArea(_ left: Color, _ right: Color, half: Int, at point: Point) {
        let colors = left == right ? [left] : [left, right]
        let (width, height) = (PixelRect.cellWidth / colors.count, PixelRect.cellHeight / 2)
        for (index, color) in colors.enumerated() where color != background {
            let rect = PixelRect(
                x: index * width, y: half * height, width: width, height: height, color: color)
            areas.append(rect.moved(columns: point.column, rows: point.row))
        }
    }

    private mutating func addLine(_ rect: PixelRect, at point: Point) {
        lines.append(rect.moved(columns: point.column, rows: point.row))
    }

    private mutating func add(_ run: TextRun) {
        if runs.isEmpty || !runs[runs.count - 1].append(run) { runs.append(run) }
    }
}

/// A picture as SVG elements, in drawing order.
extension SVGPicture {
    /// The areas and the blocks over them. They belong in a group with sharp edges, so that no seams are visible between them.
    var areaElements: String { areas.paths() + parts.paths() }

    /// What is round.
    var shapeElements: String { shapes.map(\.element).joined() }

    /// Borders and underlines.
    ///
    /// Corners and the lines that they join are antialiased, so both become equally soft if the picture is scaled. Corners
    /// extend half a pixel into those lines, so that there is no gap.
    var lineElements: String {
        lines.paths()
            + corners.sorted { $0.key.hex < $1.key.hex }
            .map {
                "<path fill=\"none\" stroke=\"\($0.key.hex)\" stroke-linecap=\"square\" d=\"\($0.value)\"/>\n"
            }
            .joined()
    }

    /// The text, one group per look, in the order in which the looks first appear.
    var textElements: String {
        var order: [TextRun.Look] = []
        var elements: [TextRun.Look: String] = [:]
        for run in runs {
            if elements[run.look] == nil { order.append(run.look) }
            elements[run.look, default: ""] += run.element
        }
        return order.map { $0.group(of: elements[$0, default: ""]) }.joined()
    }
}

/// A shape of one colour in a cell.
struct PlacedShape {
    /// In pixels of its cell.
    let path: String
    let color: Color
    let point: Point

    fileprivate var element: String {
        let (x, y) = (point.column * PixelRect.cellWidth, point.row * PixelRect.cellHeight)
        return "<path transform=\"translate(\(x) \(y))\" fill=\"\(color.hex)\" d=\"\(path)\"/>\n"
    }
}

extension Canvas {
    /// The picture of which `cell` shows a part, before or behind its text. An output that draws shapes needs none that only makes
    /// corners round.
    func drawnPicture(of cell: Cell) -> PlacedPicture? {
        guard let picture = cell.part.flatMap({ pictures[$0] }), !picture.isCorner else { return nil }
        return picture
    }
}

extension Cell {
    /// What is drawn besides the cell's part of a picture: the text that is over it, and what is behind where it is clear.
    var beforePicture: Cell {
        guard let part, part.isBehindText else { return Cell(style: Style(background: part?.ground)) }
        // What a round corner cuts off a picture has the colour behind the character.
        guard !style.attributes.contains(.round) else { return Cell(text: text, style: style) }
        var style = style
        style.background = part.ground
        return Cell(text: text, style: style)
    }
}
