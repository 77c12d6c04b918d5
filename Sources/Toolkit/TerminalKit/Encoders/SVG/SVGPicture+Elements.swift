/// A picture as SVG elements, in drawing order.
extension SVGPicture {
    /// The areas and the blocks over them. They belong in a group with sharp edges, so that no seams are visible between them.
    var areaElements: String { areas.paths() + parts.paths() }

    /// Borders and underlines.
    ///
    /// Corners and the lines that they join are antialiased, so both become equally soft if the picture is scaled. Corners
    /// extend half a pixel into those lines, so that there is no gap.
    var lineElements: String {
        lines.paths()
            + corners.sorted { $0.key.hex < $1.key.hex }
            .map {
                "<path fill=\"none\" stroke=\"\($0.key.hex)\" stroke-linecap=\"square\" d=\"\($0.value)\"/>\n"
            }
            .joined()
    }

    /// The text, one group per look, in the order in which the looks first appear.
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
