package import Pictures

extension StoryFeed {
    /// A picture of areas and lines.
    struct Art: Decodable, Sendable {
        let name: Localized?
        /// Width and height.
        let size: [Double]
        let shapes: [Shape]

        /// A shape: its paint, its path, and its opacity, if it isn't opaque.
        ///
        /// The paint is a colour, `#a03`; colours from top to bottom, `#fff>#000`; or a colour and the width of a line, `#fff/2`.
        struct Shape: Decodable, Sendable {
            let paint, path: String
            let opacity: Double

            init(from decoder: any Decoder) throws {
                var parts = try decoder.unkeyedContainer()
                (paint, path) = (try parts.decode(String.self), try parts.decode(String.self))
                opacity = parts.isAtEnd ? 1 : try parts.decode(Double.self)
            }
        }

        /// The picture, sharp at any size.
        func picture() throws(PictureError) -> VectorPicture {
            var picture = VectorPicture(width: max(size.first ?? 1, 1), height: max(size.last ?? 1, 1))
            for shape in shapes {
                let path = try VectorPath(svg: shape.path)
                let line = shape.paint.split(separator: "/")
                if let width = line.dropFirst().first.flatMap({ Double($0) }) {
                    let stroke = Stroke(.color(Self.color(line[0])), width: width, join: .round, cap: .round)
                    picture.add(path, stroke: stroke, opacity: shape.opacity)
                } else {
                    picture.add(path, fill: fill(shape.paint), opacity: shape.opacity)
                }
            }
            return picture
        }

        private func fill(_ paint: String) -> Paint {
            let colors = paint.split(separator: ">").map(Self.color)
            guard colors.count > 1 else { return .color(colors.first ?? .zero) }
            let stops = colors.enumerated().map { GradientStop(Double($0) / Double(colors.count - 1), $1) }
            return .linear(stops, from: .zero, to: [0, size.last ?? 1])
        }

        private static func color(_ text: Substring) -> SIMD4<UInt8> {
            let hex = UInt32(text.dropFirst(), radix: 16) ?? 0
            return SIMD4(
                UInt8(truncatingIfNeeded: hex >> 16), UInt8(truncatingIfNeeded: hex >> 8),
                UInt8(truncatingIfNeeded: hex), 255)
        }
    }
}

/// The pictures of the built-in stories and galleries, each made once.
package struct StoryPictures: Sendable {
    private let pictures: [String: Picture]

    /// The built-in pictures.
    package init() { self.init(StoryFeed.builtIn) }

    /// The pictures of `feeds` whose shapes can be read.
    init(_ feeds: [StoryFeed]) {
        var pictures: [String: Picture] = [:]
        for entry in feeds.flatMap(\.items) {
            pictures["\(entry.id)/cover"] = entry.cover.flatMap(Self.picture)
            for (place, art) in (entry.pictures ?? []).enumerated() {
                pictures["\(entry.id)/\(place)"] = Self.picture(art)
            }
        }
        self.pictures = pictures
    }

    private static func picture(_ art: StoryFeed.Art) -> Picture? {
        do {
            return Picture(try art.picture())
        } catch {
            return nil  // A test proves that all that are built in can be read.
        }
    }

    /// The picture at `address`; `nil` if there is none.
    package func picture(at address: String) -> Picture? { pictures[address] }
}
