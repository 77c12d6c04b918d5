/// Encodes a canvas as a picture that looks like the canvas in a terminal, for READMEs and slides.
///
/// Areas, block elements and borders are drawn as shapes instead of characters, so that there are no seams between cells. Text
/// remains text, in the reader's monospaced font, fitted to its cells.
public struct SVGEncoder: Sendable {
    public init() {}

    /// A complete SVG 1.1 document, without references to other files.
    ///
    /// - Parameters:
    ///   - title: A description of the picture, for readers who can't see it.
    ///   - background: The colour of the page, and of cells without a background.
    ///   - foreground: The colour of text without a foreground.
    public func encode(_ canvas: Canvas, title: String, background: Color, foreground: Color) -> String {
        SVGDocument(size: canvas.size, title: title, background: background).text(
            elements(of: canvas, background: background, foreground: foreground, prefix: ""))
    }

    /// A document with two pictures of the same size, one in each theme, of which the reader's program shows the one that the
    /// reader prefers (`prefers-color-scheme`). A program that doesn't know what is preferred shows the dark one.
    ///
    /// - Parameters:
    ///   - draw: Draws the picture in a theme.
    ///   - title: A description of the picture, for readers who can't see it.
    public func encode(inBothThemes title: String, _ draw: (Theme) -> Canvas) -> String {
        let (dark, light) = (
            Theme.standard(depth: .trueColor), Theme.standard(depth: .trueColor, appearance: .light)
        )
        let (canvas, lightCanvas) = (draw(dark), draw(light))
        let document = SVGDocument(size: canvas.size, title: title, background: dark.page)
        let groups = [(dark, canvas, ""), (light, lightCanvas, document.page(light.page) + "\n")].map {
            theme, canvas, page in
            document.group(
                theme,
                page
                    + elements(
                        of: canvas, background: theme.page, foreground: theme.text,
                        prefix: theme.appearance.rawValue))
        }
        return document.text(SVGDocument.switching + groups.joined())
    }

    private func elements(
        of canvas: Canvas, background: Color, foreground: Color, prefix: String
    ) -> String {
        let (ground, sprites) = canvas.withoutSprites
        let picture = SVGPicture(ground, background: background, foreground: foreground)
        let over = sprites.enumerated().map { number, sprite in
            let name = "\(prefix)s\(number)"
            let content = elements(
                of: sprite.picture, background: background, foreground: foreground, prefix: name)
            return sprite.place.window(name: "\(name)w")
                + sprite.place.element(
                    sprite.sheet(content, on: background, name: "\(name)r"), size: sprite.picture.size,
                    clip: "\(name)w")
        }
        return """
            <g shape-rendering="crispEdges">
            \(picture.areaElements)</g>
            \(SVGPlacedPictures(ground).elements(prefix: prefix))\(picture.shapeElements)\(picture.lineElements)\(picture.textElements)\
            \(over.joined())
            """
    }
}

/// The page of a picture: as large as its cells plus a margin.
struct SVGDocument {
    let size: Size
    /// A description of the picture, for readers who can't see it.
    let title: String
    let background: Color

    /// A complete SVG document, without references to other files.
    func text(_ content: String) -> String {
        """
        <svg xmlns="http://www.w3.org/2000/svg" role="img" width="\(width)" height="\(height)" \
        viewBox="-\(Self.padding) -\(Self.padding) \(width) \(height)" \
        font-family="\(Self.fonts)" font-size="13.333">
        <title>\(title.xmlEscaped)</title>
        \(page(background))
        \(content)</svg>

        """
    }

    /// Shows that of two groups whose theme the reader prefers.
    static let switching =
        "<style>.light{display:none}@media(prefers-color-scheme:light)"
        + "{.dark{display:none}.light{display:inline}}</style>\n"

    /// What is shown to readers who prefer this theme.
    func group(_ theme: Theme, _ content: String) -> String {
        """
        <g class="\(theme.appearance.rawValue)">
        \(content)</g>

        """
    }

    /// A page of this colour, with round corners.
    func page(_ color: Color) -> String {
        let place = "x=\"-\(Self.padding)\" y=\"-\(Self.padding)\" width=\"\(width)\" height=\"\(height)\""
        return "<rect \(place) rx=\"10\" fill=\"\(color.hex)\"/>"
    }

    private var width: Int { size.columns * PixelRect.cellWidth + 2 * Self.padding }

    private var height: Int { size.rows * PixelRect.cellHeight + 2 * Self.padding }

    /// The margin around the cells, in pixels.
    private static let padding = 16

    private static let fonts =
        "ui-monospace,SF Mono,Menlo,Cascadia Mono,Consolas,DejaVu Sans Mono,Liberation Mono,monospace"
}

extension StringProtocol {
    /// The text escaped for XML, between tags or quotes. Characters that XML 1.0 forbids or discourages (sections 2.2 and 2.4)
    /// are removed.
    var xmlEscaped: String {
        var escaped = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "'": escaped += "&#39;"
            case "\t", "\n", "\r": escaped += " "
            default:
                if scalar.isAdvisedInXML { escaped.unicodeScalars.append(scalar) }
            }
        }
        return escaped
    }
}

extension Unicode.Scalar {
    fileprivate var isAdvisedInXML: Bool {
        switch value {
        case 0...0x1F, 0x7F...0x9F, 0xFDD0...0xFDEF: false
        // The last two code points of every plane are not characters.
        default: value & 0xFFFE != 0xFFFE
        }
    }
}
