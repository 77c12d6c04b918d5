import Foundation
import Pictures

/// A poster drawn from a title, a year and a genre. The genre determines the motif and its hue; title and year its colours, its
/// background and its arrangement. Each word of the title is a bar as long as the word, and the year is in digits.
struct PosterDrawing {
    let title: String
    let year: Int?
    let motif: PosterMotif

    static let width = 200.0
    static let height = 300.0

    /// Where the title stands. At the side, it is read upwards.
    private enum Lettering: CaseIterable { case foot, head, side }

    var picture: VectorPicture {
        var picture = VectorPicture(width: Self.width, height: Self.height)
        var chance = PosterChance(title: title, year: year)
        let lettering = Lettering.allCases.chosen(by: &chance)
        let colors = PosterColors(motif, &chance)
        picture.add(
            .rectangle([0, 0], [Self.width, Self.height]),
            fill: .linear(
                [GradientStop(0, colors.sky), GradientStop(1, colors.ground)], from: [0, 0],
                to: [40, Self.height]))
        let letters = letters(width: lettering == .side ? Self.height : Self.width, colors)
        let place = center(lettering, letters.height)
        PosterGround.allCases.chosen(by: &chance).draw(in: &picture, around: place, colors, &chance)
        let (zoom, side) = (chance.next(in: 0.95...1.25), [-1.0, 1].chosen(by: &chance))
        var drawn = VectorPicture(width: Self.width, height: Self.height)
        motif.draw(in: &drawn, colors, &chance)
        picture.add(drawn) { place + ($0 - [100, 115]) * zoom * [side, 1] }
        picture.add(letters) { point in
            switch lettering {
            case .foot: point + [0, Self.height - letters.height]
            case .head: point
            case .side: [point.y, Self.height - point.x]
            }
        }
        let edge = Stroke(.color(colors.ink), width: 3)
        picture.add(.rectangle([8, 8], [Self.width - 16, Self.height - 16]), stroke: edge, opacity: 0.35)
        return picture
    }

    /// The middle of the space beside the title, which takes `height`.
    private func center(_ lettering: Lettering, _ height: Double) -> VectorPoint {
        let middle = VectorPoint(Self.width, Self.height) / 2
        return switch lettering {
        case .foot: middle - [0, height / 2]
        case .head: middle + [0, height / 2]
        case .side: middle + [height / 2, 0]
        }
    }

    /// The title and the year, on a ground of their own.
    private func letters(width: Double, _ colors: PosterColors) -> VectorPicture {
        let lines = bars(width: width)
        let height = 46 + 13 * Double(lines.count)
        var picture = VectorPicture(width: width, height: height)
        picture.add(.rectangle([0, 0], [width, height]), fill: .color(colors.deep), opacity: 0.85)
        for (row, line) in lines.enumerated() {
            var x = 20.0
            for length in line {
                let bar = VectorPath.rounded([x, 14 + 13 * Double(row)], [length, 7], radius: 3.5)
                picture.add(bar, fill: .color(colors.ink))
                x += length + 6
            }
        }
        let digits = year.map { "\($0)".compactMap(\.wholeNumberValue) } ?? []
        for (place, digit) in digits.enumerated() {
            picture.add(
                .digit(digit, at: [20 + 14 * Double(place), height - 28]),
                stroke: Stroke(.color(colors.ink), width: 2, join: .round, cap: .round))
        }
        return picture
    }

    /// The lengths of the bars for the words, in at most three lines.
    private func bars(width: Double) -> [[Double]] {
        var lines: [[Double]] = [[]]
        var x = 20.0
        for word in title.split(separator: " ") {
            let length = min(6 + 9 * Double(word.count), 150)
            if x + length > width - 20, x > 20 {
                guard lines.count < 3 else { break }
                lines.append([])
                x = 20
            }
            lines[lines.count - 1].append(length)
            x += length + 6
        }
        return lines
    }
}

/// What is behind a motif.
enum PosterGround: CaseIterable {
    case plain, rays, halves, bands

    func draw(
        in picture: inout VectorPicture, around center: VectorPoint, _ colors: PosterColors,
        _ chance: inout PosterChance
    ) {
        switch self {
        case .plain: break
        case .rays:
            let (count, start) = (8, chance.next(in: 0...0.7))
            for ray in 0..<count {
                let corners = [0, 0.5].map { part -> VectorPoint in
                    let angle = start + (Double(ray) + part) * 2 * .pi / Double(count)
                    return center + 400 * VectorPoint(cos(angle), sin(angle))
                }
                picture.add(.polygon([center] + corners), fill: .color(colors.accent), opacity: 0.5)
            }
        case .halves:
            let (left, right) = (chance.next(in: 60...240), chance.next(in: 60...240))
            picture.add(
                .polygon([[0, left], [200, right], [200, 300], [0, 300]]), fill: .color(colors.accent),
                opacity: 0.8)
        case .bands:
            let width = chance.next(in: 26...50)
            for x in stride(from: chance.next(in: -30...0), to: 200, by: 2 * width) {
                picture.block([x, 0], [width, 300], colors.accent, 0.45)
            }
        }
    }
}

extension VectorPicture {
    /// Adds what is drawn in another picture, with each point put somewhere else.
    fileprivate mutating func add(_ other: VectorPicture, at place: (VectorPoint) -> VectorPoint) {
        for shape in other.shapes {
            add(shape.path.mapped(place), fill: shape.fill, stroke: shape.stroke, opacity: shape.opacity)
        }
    }
}
