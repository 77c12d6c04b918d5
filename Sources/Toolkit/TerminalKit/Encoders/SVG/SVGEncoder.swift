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
