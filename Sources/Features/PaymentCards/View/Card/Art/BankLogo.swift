import Pictures
import ScreenView
import TerminalKit

/// A sign beside a bank's name, of our own paths: simple shapes that remind of the bank's mark.
enum BankLogo {
    case weave, keyhole, arc, twist, tick, dot

    /// How many columns it takes to the left of the name; an arc stands over it.
    var columns: Int {
        switch self {
        case .arc: 0
        // Its plate follows at once.
        case .weave: 4
        case .keyhole, .tick, .dot: 5
        // Names of two lines leave less for the card's.
        case .twist: 2
        }
    }

    /// Draws it into a square of 32 × 32 units at `origin`, scaled by `scale`, on a card whose darkest colour is `ground`.
    ///
    /// - Parameter isCoarse: whether it is to be seen in eight by four pixels, of which two by two have two colours.
    func draw(
        on drawing: inout VectorPicture, at origin: VectorPoint, scale: Double, ground: Color, isCoarse: Bool
    ) {
        func add(_ path: VectorPath, _ color: UInt32) {
            drawing.add(path.placed(at: origin, scale: scale), fill: .color(Color(color).pixel))
        }
        func add(_ d: String, _ color: UInt32) { add(VectorPath(drawn: d), color) }
        func draw(_ d: String, _ color: UInt32, width: Double, cap: Stroke.Cap = .round) {
            drawing.add(
                VectorPath(drawn: d).placed(at: origin, scale: scale),
                stroke: Stroke(
                    .color(Color(color).pixel), width: width * scale, join: .round, cap: cap))
        }
        switch self {
        case .weave:
            add("M0 0H32V32H0Z", 0xED1C24)
            guard !isCoarse else { return add("M8 8H24V24H8Z", 0xFFFFFF) }
            add("M13 0H19V32H13ZM0 13H32V19H0Z", 0xFFFFFF)
            add("M8 8H24V24H8Z", 0xFFFFFF)
            add("M11 11H21V21H11Z", 0x004C8F)
        case .keyhole:
            add(.disc([16, 16], radius: 16), 0x22B5EA)
            let hole = Paint.color(ground.pixel)
            let top = isCoarse ? VectorPath(drawn: "M12 8H20V16H12Z") : .disc([16, 16], radius: 5)
            drawing.add(top.placed(at: origin, scale: scale), fill: hole)
            drawing.add(VectorPath(drawn: "M14 17H18V32.2H14Z").placed(at: origin, scale: scale), fill: hole)
        case .arc: draw("M2 14C8 3 20 3 26 14", 0xFF5A43, width: 5)
        case .twist:
            draw("M2 29C2 19 12 23 12 13C12 8 10 5 7 5", 0x3DB4F2, width: 4)
            draw("M12 3C12 13 2 9 2 19C2 24 4 27 7 27", 0x4CD964, width: 4)
        case .tick:
            add(.rounded([0, 0], [32, 32], radius: 7), 0xE1223A)
            guard !isCoarse else {
                return add("M24 8H28V16H24ZM4 16H8V24H4ZM16 16H24V24H16ZM8 24H16V32H8Z", 0xFFFFFF)
            }
            draw("M8 17L14 23L25 9", 0xFFFFFF, width: 5)
        case .dot:
            let path = VectorPath.disc([16, 16], radius: 15.5).placed(at: origin, scale: scale)
            let stops = [GradientStop(0, Color(0xF58A1F).pixel), GradientStop(1, Color(0xB02A30).pixel)]
            drawing.add(
                path,
                fill: .linear(
                    stops, from: origin + VectorPoint(6, 0) * scale, to: origin + VectorPoint(24, 32) * scale)
            )
            add(.disc([18.5, 7.5], radius: 3.2), 0xFFFFFF)
            draw("M17.5 14.5L14.5 25.5", 0xFFFFFF, width: 5.5)
        }
    }
}
