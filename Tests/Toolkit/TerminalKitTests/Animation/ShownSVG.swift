import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// What a strict reader without animations shows of an SVG file: every pixel of every area and line, and every
/// text, with what is used put where it is used.
final class ShownSVG: NSObject, XMLParserDelegate {
    private(set) var isWellFormed = false
    /// The colour of each pixel, and whether its edges are kept sharp.
    private(set) var pixels: [[Int]: String] = [:]
    /// The arcs and texts, with their places and looks.
    private(set) var marks: Set<String> = []

    private final class Node {
        let name: String
        let attributes: [String: String]
        var children: [Node] = []
        var text = ""

        init(_ name: String, _ attributes: [String: String]) {
            (self.name, self.attributes) = (name, attributes)
        }
    }

    private static let inherited: Set = ["fill", "font-weight", "font-style", "shape-rendering"]

    private let root = Node("", [:])
    private var open: [Node] = []
    private var named: [String: Node] = [:]

    init(_ svg: String) {
        super.init()
        open = [root]
        let parser = XMLParser(data: Data(svg.utf8))
        parser.delegate = self
        isWellFormed = parser.parse()
        show(root, x: 0, y: 0, inherited: [:])
    }

    func parser(
        _: XMLParser, didStartElement name: String, namespaceURI _: String?, qualifiedName _: String?,
        attributes: [String: String]
    ) {
        let node = Node(name, attributes)
        if let id = attributes["id"] { named[id] = node }
        open.last?.children.append(node)
        open.append(node)
    }

    func parser(_: XMLParser, didEndElement _: String, namespaceURI _: String?, qualifiedName _: String?) {
        open.removeLast()
    }

    func parser(_: XMLParser, foundCharacters text: String) { open.last?.text += text }

    private func show(_ node: Node, x: Int, y: Int, inherited: [String: String]) {
        let look = inherited.merging(node.attributes) { $1 }
        guard look["visibility"] != "hidden" else { return }
        switch node.name {
        case "defs", "title", "style", "rect": return
        case "use":
            let target = named[look["href", default: ""].replacing("#", with: "")]
            let (dx, dy) = (Int(look["x", default: "0"]) ?? 0, Int(look["y", default: "0"]) ?? 0)
            if let target { show(target, x: x + dx, y: y + dy, inherited: inherited) }
        case "path": draw(look, x: x, y: y)
        case "text":
            let place = "\((Int(look["x", default: ""]) ?? 0) + x) \((Int(look["y", default: ""]) ?? 0) + y)"
            let kinds = ["fill", "font-weight", "font-style", "textLength", "lengthAdjust", "text-anchor"]
            marks.insert("\(place) \(kinds.map { look[$0, default: "-"] }) \(node.text)")
        default:
            let kept = look.filter { Self.inherited.contains($0.key) }
            for child in node.children { show(child, x: x, y: y, inherited: kept) }
        }
    }

    private func draw(_ look: [String: String], x: Int, y: Int) {
        let edges = look["shape-rendering"] == "crispEdges" ? "sharp" : "soft"
        for part in look["d", default: ""].split(separator: "M") {
            let numbers = part.split { !"0123456789.".contains($0) }.compactMap { Double($0) }
            guard look["stroke"] == nil else {
                let (startX, startY) = (numbers[0] + Double(x), numbers[1] + Double(y))
                let curve = part.drop { $0 != "v" && $0 != "h" }
                marks.insert("\(startX) \(startY) \(curve) \(look["stroke", default: ""]) \(edges)")
                continue
            }
            let box = numbers.map { Int($0) }
            let color = look["fill", default: ""] + " " + edges
            for column in 0..<box[2] {
                for row in 0..<box[3] { pixels[[box[0] + x + column, box[1] + y + row]] = color }
            }
        }
    }
}
