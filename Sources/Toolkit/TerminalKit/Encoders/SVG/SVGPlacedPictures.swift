import Pixels

/// The pictures of a canvas as SVG elements: drawings stay drawings, and pixels are part of the file, each with its words.
struct SVGPlacedPictures {
    /// A picture, where its first cell is, and which cells of the canvas show it.
    struct Item {
        let picture: PlacedPicture
        let origin: Point
        fileprivate(set) var cells: [Point] = []

        /// The whole picture, with its first cell at `origin`.
        func drawing(at origin: Point, name: String) -> String {
            let content = SVGPictureContent(
                picture, width: picture.size.columns * PixelRect.cellWidth,
                height: picture.size.rows * PixelRect.cellHeight, name: name)
            let seen = content.seen
            let (x, y) = (
                Double(origin.column * PixelRect.cellWidth) + seen.x,
                Double(origin.row * PixelRect.cellHeight) + seen.y
            )
            let description = picture.description.xmlEscaped
            return
                "<svg x=\"\(x.svgText)\" y=\"\(y.svgText)\" width=\"\(seen.width.svgText)\" "
                + "height=\"\(seen.height.svgText)\" overflow=\"hidden\" role=\"img\" "
                + "aria-label=\"\(description)\"><title>\(description)</title>\n\(content.text)</svg>\n"
        }

        /// `drawing` where the cells are that show it, and whose first cell is at `start`.
        func clipped(_ drawing: String, from start: Point, name: String) -> String {
            guard cells.count < picture.size.columns * picture.size.rows else { return drawing }
            return
                "<clipPath id=\"\(name)\"><path shape-rendering=\"crispEdges\" d=\"\(outline(from: start))\"/></clipPath>\n"
                + "<g clip-path=\"url(#\(name))\">\n\(drawing)</g>\n"
        }

        /// The edge of the cells that show it.
        func outline(from start: Point) -> String {
            cells.map { cell in
                PixelRect(
                    x: 0, y: 0, width: PixelRect.cellWidth, height: PixelRect.cellHeight, color: Color(0)
                )
                .moved(columns: cell.column - start.column, rows: cell.row - start.row)
            }
            .merged().map(\.path).joined()
        }
    }

    private struct Key: Hashable {
        let picture: ObjectIdentifier
        let origin: Point
    }

    private(set) var items: [Item] = []

    init(_ canvas: Canvas) {
        guard !canvas.pictures.isEmpty else { return }
        var numbers: [Key: Int] = [:]
        for row in 0..<canvas.size.rows {
            for column in 0..<canvas.size.columns {
                let point = Point(column: column, row: row)
                guard let (picture, cell) = canvas.pictureOrBackdrop(at: point), !picture.isCorner else {
                    continue
                }
                let origin = Point(column: column - cell.column, row: row - cell.row)
                let key = Key(picture: ObjectIdentifier(picture), origin: origin)
                let number = numbers[key] ?? items.count
                if number == items.count {
                    numbers[key] = number
                    items.append(Item(picture: picture, origin: origin))
                }
                items[number].cells.append(point)
            }
        }
    }

    /// The elements. `prefix` makes their names differ from those of another canvas in the same document.
    func elements(prefix: String) -> String {
        items.enumerated().map { number, item in
            let name = "\(prefix)p\(number)"
            return item.clipped(item.drawing(at: item.origin, name: name), from: .zero, name: "\(name)c")
        }
        .joined()
    }
}

extension Double {
    /// As SVG spells it: at most four decimals, which no screen tells apart from more.
    var svgText: String {
        let units = Int((min(max(self, -1e9), 1e9) * 10_000).rounded())
        return (units < 0 ? "-" : "") + AnimationTimeline.decimal(abs(units), places: 4)
    }
}

/// What is in the space of a picture.
private struct SVGPictureContent {
    let text: String
    /// The part of the space in which the picture is: what is drawn beyond its edges isn't seen.
    let seen: (x: Double, y: Double, width: Double, height: Double)

    /// A raster has at most as many pixels as a screen with three of them for one shows.
    private static let density = 3.0

    init(_ placed: PlacedPicture, width: Int, height: Int, name: String) {
        let extent = placed.picture.extent
        let (room, crop) = ((width: Double(width), height: Double(height)), placed.crop)
        var (x, y, w, h): (Double, Double, Double, Double)
        if let crop {
            (w, h) = (room.width / crop.width, room.height / crop.height)
            (x, y) = (-crop.x * w, -crop.y * h)
        } else {
            let factors = (room.width / extent.width, room.height / extent.height)
            let factor = placed.fitting == .fit ? min(factors.0, factors.1) : max(factors.0, factors.1)
            (w, h) = (extent.width * factor, extent.height * factor)
            (x, y) = ((room.width - w) * placed.anchor.x, (room.height - h) * placed.anchor.y)
        }
        seen = (max(0, x), max(0, y), min(w, room.width), min(h, room.height))
        (x, y) = (x - seen.x, y - seen.y)
        let place =
            "x=\"\(x.svgText)\" y=\"\(y.svgText)\" width=\"\(w.svgText)\" height=\"\(h.svgText)\""
        switch placed.picture.content {
        case .raster(let raster):
            let most = PixelSize(
                width: max(1, Int(min(w * Self.density, Double(raster.size.width)))),
                height: max(1, Int(min(h * Self.density, Double(raster.size.height)))))
            let data = String(decoding: Base64.encoded(raster.scaled(to: most).png()), as: UTF8.self)
            text = "<image \(place) preserveAspectRatio=\"none\" href=\"data:image/png;base64,\(data)\"/>\n"
        case .vector(let drawing):
            let scale = "scale(\((w / drawing.width).svgText) \((h / drawing.height).svgText))"
            let clip = drawing.clip.map {
                (
                    definition: "<clipPath id=\"\(name)o\"><path d=\"\(Self.d($0))\"/></clipPath>\n",
                    attribute: " clip-path=\"url(#\(name)o)\""
                )
            }
            text =
                (clip?.definition ?? "")
                + "<g transform=\"translate(\(x.svgText) \(y.svgText)) \(scale)\"\(clip?.attribute ?? "")>\n"
                + drawing.shapes.enumerated().map { Self.shape($1, name: "\(name)s\($0)") }.joined()
                + "</g>\n"
        }
    }

    /// A number with at most four decimals.
    private static func shape(_ shape: VectorPicture.Shape, name: String) -> String {
        var (definitions, attributes) = ("", "")
        func paint(_ kind: String, _ paint: Paint?) {
            guard let paint else { return attributes += " \(kind)=\"none\"" }
            if case .color(let color) = paint {
                attributes += " \(kind)=\"\(hex(color))\"" + opacity("\(kind)-opacity", color)
            } else {
                definitions += gradient(paint, name: name + kind)
                attributes += " \(kind)=\"url(#\(name)\(kind))\""
            }
        }
        paint("fill", shape.fill)
        paint("stroke", shape.stroke?.paint)
        if let stroke = shape.stroke {
            attributes += " stroke-width=\"\(stroke.width.svgText)\""
            if stroke.join != .miter { attributes += " stroke-linejoin=\"\(stroke.join)\"" }
            if stroke.cap != .butt { attributes += " stroke-linecap=\"\(stroke.cap)\"" }
        }
        if shape.rule == .evenOdd { attributes += " fill-rule=\"evenodd\"" }
        if shape.opacity < 1 { attributes += " opacity=\"\(shape.opacity.svgText)\"" }
        guard let stroke = shape.stroke, stroke.growth > .zero, shape.fill == nil else {
            return definitions + "<path\(attributes) d=\"\(d(shape.path))\"/>\n"
        }
        return definitions + growing(shape.path, for: stroke.growth, attributes: attributes, name: name)
    }

    /// A path that grows once and then stays: its pieces one after the other, each for as long as its length demands, since dashes
    /// begin anew in each. Who wants less motion sees all of it at once.
    private static func growing(
        _ path: VectorPath, for growth: Duration, attributes: String, name: String
    ) -> String {
        let pieces = path.pieces.map { (path: $0, length: $0.length) }
        let seconds = growth / .seconds(1) / max(pieces.reduce(0) { $0 + $1.length }, 1e-9)
        var before = 0.0
        let paths = pieces.map { piece in
            defer { before += piece.length }
            return "<path class=\"\(name)\" pathLength=\"1\" style=\"animation-duration:"
                + "\((piece.length * seconds).svgText)s;animation-delay:\((before * seconds).svgText)s\"\(attributes) "
                + "d=\"\(d(piece.path))\"/>\n"
        }
        // A dash that only touches the beginning would show its cap there.
        return "<style>@media (prefers-reduced-motion:no-preference){.\(name){stroke-dasharray:1 2;"
            + "animation:\(name) linear backwards}@keyframes \(name){from{stroke-dashoffset:1.001}}}</style>\n"
            + paths.joined()
    }

    /// A path with three decimals of its units, which is as exact as anyone sees.
    private static func d(_ path: VectorPath) -> String {
        path.mapped { ($0 * 1000).rounded(.toNearestOrEven) / 1000 }.svg
    }

    private static func gradient(_ paint: Paint, name: String) -> String {
        switch paint {
        case .color: return ""
        case .linear(let stops, let from, let to):
            return "<linearGradient id=\"\(name)\" gradientUnits=\"userSpaceOnUse\" x1=\"\(from.x.svgText)\" "
                + "y1=\"\(from.y.svgText)\" x2=\"\(to.x.svgText)\" y2=\"\(to.y.svgText)\">"
                + self.stops(stops) + "</linearGradient>\n"
        case .radial(let stops, let center, let radius):
            return
                "<radialGradient id=\"\(name)\" gradientUnits=\"userSpaceOnUse\" cx=\"\(center.x.svgText)\" "
                + "cy=\"\(center.y.svgText)\" r=\"\(radius.svgText)\">" + self.stops(stops)
                + "</radialGradient>\n"
        }
    }

    private static func stops(_ stops: [GradientStop]) -> String {
        stops.map { stop in
            "<stop offset=\"\(stop.offset.svgText)\" stop-color=\"\(hex(stop.color))\""
                + opacity("stop-opacity", stop.color) + "/>"
        }.joined()
    }

    private static func hex(_ color: SIMD4<UInt8>) -> String {
        Color(red: color.x, green: color.y, blue: color.z).hex
    }

    private static func opacity(_ name: String, _ color: SIMD4<UInt8>) -> String {
        color.w == 255 ? "" : " \(name)=\"\((Double(color.w) / 255).svgText)\""
    }
}
