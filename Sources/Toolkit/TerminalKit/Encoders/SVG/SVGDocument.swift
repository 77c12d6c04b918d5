/// The page of a picture: as large as its cells plus a margin.
struct SVGDocument {
    let size: Size
    /// A description of the picture, for readers who can't see it.
    let title: String
    let background: Color

    /// A complete SVG document, without references to other files.
    func text(_ content: String) -> String {
        let width = size.columns * PixelRect.cellWidth + 2 * Self.padding
        let height = size.rows * PixelRect.cellHeight + 2 * Self.padding
        let page = "x=\"-\(Self.padding)\" y=\"-\(Self.padding)\" width=\"\(width)\" height=\"\(height)\""
        return """
            <svg xmlns="http://www.w3.org/2000/svg" role="img" width="\(width)" height="\(height)" \
            viewBox="-\(Self.padding) -\(Self.padding) \(width) \(height)" \
            font-family="\(Self.fonts)" font-size="13.333">
            <title>\(title.xmlEscaped)</title>
            <rect \(page) rx="10" fill="\(background.hex)"/>
            \(content)</svg>

            """
    }

    /// The margin around the cells, in pixels.
    private static let padding = 16

    private static let fonts =
        "ui-monospace,SF Mono,Menlo,Cascadia Mono,Consolas,DejaVu Sans Mono,Liberation Mono,monospace"
}
