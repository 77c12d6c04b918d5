// A sprite as SVG elements.
extension SpritePlace {
    /// `content`, which is drawn as if the sprite lay at the upper left, moved and turned, and seen through the outline named `clip`.
    ///
    /// - Parameter size: How large the sprite is.
    func element(_ content: String, size: Size, clip: String) -> String {
        let x = (column * Double(PixelRect.cellWidth)).svgText
        let y = (row * Double(PixelRect.cellHeight)).svgText
        let (middle, foot) = (size.columns * PixelRect.cellWidth / 2, size.rows * PixelRect.cellHeight)
        let turn = angle == 0 ? "" : " rotate(\(angle.svgText) \(middle) \(foot))"
        return
            "<g clip-path=\"url(#\(clip))\"><g transform=\"translate(\(x) \(y))\(turn)\">\n\(content)</g></g>\n"
    }

    /// The outline of where it is seen.
    func window(name: String) -> String {
        Self.outline(clip, radius: 0, name: name)
    }

    fileprivate static func outline(_ rect: Rect, radius: Double, name: String) -> String {
        let (x, y) = (rect.minColumn * PixelRect.cellWidth, rect.minRow * PixelRect.cellHeight)
        let (width, height) = (
            rect.size.columns * PixelRect.cellWidth, rect.size.rows * PixelRect.cellHeight
        )
        let corners = (radius * Double(PixelRect.cellWidth)).svgText
        return "<clipPath id=\"\(name)\"><rect x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\" "
            + "rx=\"\(corners)\"/></clipPath>\n"
    }
}

extension Sprite {
    /// `content` as if it lay at the upper left, with its round corners and its veil, on `paper`, so that nothing shines through.
    func sheet(_ content: String, on paper: Color, name: String) -> String {
        let (width, height) = (
            picture.size.columns * PixelRect.cellWidth, picture.size.rows * PixelRect.cellHeight
        )
        let page = "<rect width=\"\(width)\" height=\"\(height)\" fill=\"\(paper.hex)\""
        let veil = place.veil > 0 ? "\(page) fill-opacity=\"\(place.veil.svgText)\"/>\n" : ""
        return SpritePlace.outline(picture.bounds, radius: place.cornerRadius, name: name)
            + "<g clip-path=\"url(#\(name))\">\n\(page)/>\n\(content)\(veil)</g>\n"
    }
}

/// The sprites of an animation. Each is part of the file once, wherever it is shown.
struct SpriteDrawings {
    private struct Look: Hashable {
        let size: Size
        let cornerRadius: Double
        let veil: Double
        let content: String
    }

    private let paper: Color
    private let tag: String
    private var numbers: [Look: Int] = [:]
    private var windows: [Rect: String] = [:]
    private var elements = ""

    init(paper: Color, tag: String) { (self.paper, self.tag) = (paper, tag) }

    /// The number of the drawing of a sprite that has this content, and the name of the outline of where it is seen.
    mutating func number(of sprite: Sprite, content: String) -> (drawing: Int, window: String) {
        let look = Look(
            size: sprite.picture.size, cornerRadius: sprite.place.cornerRadius, veil: sprite.place.veil,
            content: content)
        let number = numbers[look] ?? numbers.count
        if number == numbers.count {
            numbers[look] = number
            let sheet = sprite.sheet(content, on: paper, name: "r\(tag)\(number)")
            elements += "<g id=\"\(PieceDrawings.name(of: number, tag: tag))\">\n\(sheet)</g>\n"
        }
        let window = windows[sprite.place.clip] ?? "w\(tag)\(windows.count)"
        if windows[sprite.place.clip] == nil {
            windows[sprite.place.clip] = window
            elements += sprite.place.window(name: window)
        }
        return (number, window)
    }

    /// The definitions of all drawings, with the names that ``PieceDrawings/name(of:tag:)`` returns.
    var definitions: String { elements.isEmpty ? "" : "<defs>\n\(elements)</defs>\n" }
}
