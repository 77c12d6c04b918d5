/// A picture as SVG elements, in the order in which they are to be drawn.
extension SVGPicture {
    /// The areas and the blocks over them. They belong where edges are kept sharp, so that no seams show
    /// between them.
    var areaElements: String { areas.paths() + parts.paths() }

    /// Borders and underlines.
    ///
    /// Corners, and the lines that they join, are smoothed: shown at an odd size, both become equally soft.
    /// Corners reach half a pixel into those lines, so that there is no gap.
    var lineElements: String {
        lines.paths()
            + corners.sorted { $0.key.hex < $1.key.hex }
            .map {
                "<path fill=\"none\" stroke=\"\($0.key.hex)\" stroke-linecap=\"square\" d=\"\($0.value)\"/>\n"
            }
            .joined()
    }

    /// The text, a group for each look, in the order in which the looks appear.
    var textElements: String {
        var order: [TextRun.Look] = []
        var elements: [TextRun.Look: String] = [:]
        for run in runs {
            if elements[run.look] == nil { order.append(run.look) }
            elements[run.look, default: ""] += run.element
        }
        return order.map { "<g \($0.attributes)>\n\(elements[$0, default: ""])</g>\n" }.joined()
    }
}
