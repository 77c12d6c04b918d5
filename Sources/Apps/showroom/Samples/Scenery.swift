import Pictures
import ScreenView
import Words

/// A picture to show components with: hills at sunset.
enum Scenery {
    static func wide(_ language: Language) -> PictureView { view(of: wide, language) }

    static func square(_ language: Language) -> PictureView { view(of: square, language) }

    private static func view(of picture: Picture, _ language: Language) -> PictureView {
        PictureView(.shown(picture), description: description[language], fitting: .fill)
    }

    /// The wide one, as views take it.
    static var shown: PictureState { .shown(wide) }

    static let description = LocalizedText(en: "hills at sunset", uk: "пагорби на заході сонця")
    private static let wide = Picture(drawing(width: 160, height: 90))
    private static let square = Picture(drawing(width: 90, height: 90))

    private static func drawing(width: Double, height: Double) -> VectorPicture {
        var picture = VectorPicture(width: width, height: height)
        let point = { (x: Double, y: Double) in VectorPoint(x * width, y * height) }
        var sky = VectorPath()
        sky.move(to: point(0, 0))
        for corner in [point(1, 0), point(1, 1), point(0, 1)] { sky.line(to: corner) }
        let dusk = [GradientStop(0, [0x3D, 0x5A, 0xA8, 255]), GradientStop(1, [0xF2, 0xA2, 0x7A, 255])]
        picture.add(sky, fill: .linear(dusk, from: point(0, 0), to: point(0, 0.7)))
        picture.add(circle(around: point(0.7, 0.28), radius: 13), fill: .color([0xFF, 0xE9, 0xB8, 255]))
        for (ridge, color) in [
            ([0.50, 0.30, 0.80, 0.46], [0x5B, 0x7F, 0x86, 255]),
            ([0.84, 0.78, 0.26, 0.76], [0x2A, 0x55, 0x60, 255]),
            ([0.72, 0.66, 1.02, 0.86], [0x16, 0x32, 0x3F, 255]),
        ] as [([Double], SIMD4<UInt8>)] {
            var hill = VectorPath()
            hill.move(to: point(0, 1))
            hill.line(to: point(0, ridge[0]))
            hill.curve(to: point(1, ridge[3]), point(0.35, ridge[1]), point(0.6, ridge[2]))
            hill.line(to: point(1, 1))
            hill.close()
            picture.add(hill, fill: .color(color))
        }
        return picture
    }

    private static func circle(around center: VectorPoint, radius: Double) -> VectorPath {
        // So far are the control points of four curves that make a circle.
        let reach = 0.5523 * radius
        var path = VectorPath()
        path.move(to: center + VectorPoint(radius, 0))
        for (start, end) in [
            (VectorPoint(1, 0), VectorPoint(0, 1)), (VectorPoint(0, 1), VectorPoint(-1, 0)),
            (VectorPoint(-1, 0), VectorPoint(0, -1)), (VectorPoint(0, -1), VectorPoint(1, 0)),
        ] {
            path.curve(
                to: center + end * radius, center + start * radius + end * reach,
                center + end * radius + start * reach)
        }
        return path
    }
}
