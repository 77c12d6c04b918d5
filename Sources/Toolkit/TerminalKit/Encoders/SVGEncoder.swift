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
        return SVGDocument(size: canvas.size, title: title, background: background).text(
            """
            <g shape-rendering="crispEdges">
            \(picture.areaElements)</g>
            \(picture.lineElements)\(picture.textElements)
            """)
    }
}
