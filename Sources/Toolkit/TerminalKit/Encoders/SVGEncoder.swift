/// Encodes a canvas as a picture that looks like the canvas in a terminal, for READMEs and slides.
///
/// Areas, block elements and borders are drawn as shapes instead of characters, so that there are no seams between cells. Text
/// remains text, in the reader's monospaced font, fitted to its cells.
public struct SVGEncoder: Sendable {
    /// An encoder.
    public init() {}

    /// A complete SVG 1.1 document, without references to other files.
    ///
    /// - Parameters:
    ///   - title: A description of the picture, for readers who can't see it.
    ///   - background: The colour of the page, and of cells without a background.
    ///   - foreground: The colour of text without a foreground.
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
