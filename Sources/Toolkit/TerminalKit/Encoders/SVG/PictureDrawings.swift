/// The pictures of an animation. Each is part of the file once, however often it is shown, and whatever is seen of it.
struct PictureDrawings {
    private struct View: Hashable {
        let picture: Int
        let outline: String
    }

    private let tag: String
    private var numbersOfPictures: [PlacedPicture: Int] = [:]
    private var numbersOfViews: [View: Int] = [:]
    private var definitionsOfPictures = ""
    private var definitionsOfViews = ""

    /// No pictures; `tag` distinguishes their names from others in the same document.
    init(tag: String) { self.tag = tag }

    /// The number of the drawing that shows what is seen of a picture.
    mutating func number(of item: SVGPlacedPictures.Item) -> Int {
        let picture = numbersOfPictures[item.picture] ?? numbersOfPictures.count
        let name = "p\(tag)\(picture)"
        if picture == numbersOfPictures.count {
            numbersOfPictures[item.picture] = picture
            definitionsOfPictures += "<g id=\"\(name)\">\n\(item.drawing(at: .zero, name: name))</g>\n"
        }
        let view = View(picture: picture, outline: item.outline(from: item.origin))
        if let known = numbersOfViews[view] { return known }
        let number = numbersOfViews.count
        numbersOfViews[view] = number
        let drawing = item.clipped("<use href=\"#\(name)\"/>\n", from: item.origin, name: "c\(tag)\(number)")
        definitionsOfViews += "<g id=\"\(PieceDrawings.name(of: number, tag: tag))\">\n\(drawing)</g>\n"
        return number
    }

    /// The definitions of all drawings, with the names that ``PieceDrawings/name(of:tag:)`` returns.
    var definitions: String {
        numbersOfPictures.isEmpty ? "" : "<defs>\n\(definitionsOfPictures)\(definitionsOfViews)</defs>\n"
    }
}

extension Canvas {
    /// What is behind the pictures, with all that is beside them, and the text over them.
    var aroundPictures: (ground: Canvas, overlay: Canvas) {
        let blank = Cell()
        let ground = cells.map { cell in
            drawnPicture(of: cell) == nil ? cell : Cell(style: Style(background: cell.part?.ground))
        }
        let overlay = cells.map { cell in
            guard drawnPicture(of: cell) != nil, cell.part?.isBehindText ?? false, cell.text != " " else {
                return blank
            }
            return cell.beforePicture
        }
        return (Canvas(columns: size.columns, cells: ground), Canvas(columns: size.columns, cells: overlay))
    }
}
