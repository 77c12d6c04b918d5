/// Turns a canvas into a picture file that looks as the canvas does in a terminal, for READMEs and slides.
///
/// Areas, block elements and borders are drawn as shapes, not as characters, so that there are no seams
/// between cells. Text is text, in the reader's monospaced font, fitted to its cells.
public struct SVGEncoder: Sendable {
    /// An encoder.
    public init() {}

    /// A whole SVG 1.1 document, with no reference to anything outside.
    ///
    /// - Parameters:
    ///   - title: What the picture shows, in words, for those who cannot see it.
    ///   - background: The colour of the page, and of cells that have none.
    ///   - foreground: The colour of text that has none.
    public func encode(_ canvas: Canvas, title: String, background: Color, foreground: Color) -> String {
        let picture = SVGPicture(canvas, background: background, foreground: foreground)
        let width = canvas.size.columns * PixelRect.cellWidth + 2 * Self.padding
        let height = canvas.size.rows * PixelRect.cellHeight + 2 * Self.padding
        let page = "x=\"-\(Self.padding)\" y=\"-\(Self.padding)\" width=\"\(width)\" height=\"\(height)\""
        return """
            <svg xmlns="http://www.w3.org/2000/svg" role="img" width="\(width)" height="\(height)" \
            viewBox="-\(Self.padding) -\(Self.padding) \(width) \(height)" \
            font-family="\(Self.fonts)" font-size="13.333">
            <title>\(title.xmlEscaped)</title>
            <rect \(page) rx="10" fill="\(background.hex)"/>
            <g shape-rendering="crispEdges">
            \(picture.areas.paths())\(picture.parts.paths())</g>
            \(picture.lines.paths())\(corners(picture))\(texts(picture))</svg>

            """
    }

    /// Around the cells, in pixels.
    private static let padding = 16

    private static let fonts =
        "ui-monospace,SF Mono,Menlo,Cascadia Mono,Consolas,DejaVu Sans Mono,Liberation Mono,monospace"

    /// Corners, and the lines that they join, are smoothed: shown at an odd size, both become equally soft.
    /// Corners reach half a pixel into those lines, so that there is no gap.
    private func corners(_ picture: SVGPicture) -> String {
        picture.corners.sorted { $0.key.hex < $1.key.hex }
            .map {
                "<path fill=\"none\" stroke=\"\($0.key.hex)\" stroke-linecap=\"square\" d=\"\($0.value)\"/>\n"
            }
            .joined()
    }

    private func texts(_ picture: SVGPicture) -> String {
        var order: [TextRun.Look] = []
        var elements: [TextRun.Look: String] = [:]
        for run in picture.runs {
            if elements[run.look] == nil { order.append(run.look) }
            elements[run.look, default: ""] += run.element
        }
        return order.map { "<g \($0.attributes)>\n\(elements[$0, default: ""])</g>\n" }.joined()
    }
}
