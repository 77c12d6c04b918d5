import MoviesEntity
import Pictures

/// The motif of a poster, by genre.
enum PosterMotif: CaseIterable {
    case towers, moon, hat, sun, mountains, balls, lens, mesa, wings, keyhole, rings, columns, shapes

    /// The motif of a genre, by its id in The Movie Database; `nil` if the next genre is to decide.
    init?(_ genre: Genre.ID) {
        switch genre {
        case 878: self = .towers
        case 27: self = .moon
        case 35: self = .hat
        case 18: self = .sun
        case 12, 14: self = .mountains
        case 16, 10751: self = .balls
        case 99: self = .lens
        case 37: self = .mesa
        case 10752, 28: self = .wings
        case 9648, 53, 80: self = .keyhole
        case 10749: self = .rings
        case 36: self = .columns
        default: return nil
        }
    }

    /// Its main hue, in degrees.
    var hue: Double {
        switch self {
        case .towers: 215
        case .moon: 275
        case .hat: 40
        case .sun: 15
        case .mountains: 165
        case .balls: 320
        case .lens: 195
        case .mesa: 25
        case .wings: 95
        case .keyhole: 250
        case .rings: 345
        case .columns: 50
        case .shapes: 0
        }
    }

    func draw(
        in picture: inout VectorPicture, _ colors: PosterColors, _ chance: inout PosterChance
    ) {
        switch self {
        case .towers:
            picture.disc([chance.next(in: 50...150), 70], chance.next(in: 24...44), colors.light)
            var x = -10.0
            while x < 200 {
                let (width, height) = (chance.next(in: 16...40), chance.next(in: 60...190))
                picture.block([x, 260 - height], [width, height], colors.deep, chance.next(in: 0.55...0.95))
                for row in stride(from: 270 - height, to: 240, by: 14) where chance.next(in: 0...1) > 0.35 {
                    picture.block([x + width / 2 - 4, row], [3, 5], colors.light)
                    picture.block([x + width / 2 + 2, row], [3, 5], colors.main)
                }
                x += width + chance.next(in: 1...6)
            }
        case .moon:
            let center = VectorPoint(chance.next(in: 60...140), chance.next(in: 70...105))
            picture.disc(center, 52, colors.light)
            picture.disc(center + [chance.next(in: 14...30), -8], 46, colors.sky, 0.92)
            for _ in 0..<5 {
                let (x, reach) = (chance.next(in: 0...200), chance.next(in: 70...170))
                picture.claw(from: [x, 270], to: [x + chance.next(in: -50...50), 270 - reach], colors.deep)
            }
        case .hat:
            let (x, y) = (100.0, chance.next(in: 92...112))
            picture.disc([x, y + 50], chance.next(in: 54...70), colors.main)
            picture.block([x - 38, y - 44], [76, 58], colors.deep, radius: chance.next(in: 4...34))
            picture.block([x - 66, y + 8], [132, 13], colors.deep, radius: 6)
            picture.block([x - 38, y - 6], [76, 9], colors.light)
            picture.smile([x, y + 62], chance.next(in: 18...34), colors.deep)
        case .sun:
            let center = VectorPoint(chance.next(in: 70...130), chance.next(in: 90...130))
            for ring in 0..<4 { picture.disc(center, 78 - 16 * Double(ring), colors.main, 0.3) }
            picture.disc(center, 28, colors.light)
            for row in 0..<4 {
                let level = 150 + 24 * Double(row)
                picture.wave(level, chance.next(in: 8...24), colors.deep, 0.35 + 0.15 * Double(row))
            }
        case .mountains:
            picture.disc([chance.next(in: 40...160), chance.next(in: 50...90)], 26, colors.light)
            for row in 0..<3 {
                let (x, top) = (chance.next(in: 20...180), 90 + 40 * Double(row) + chance.next(in: -16...16))
                picture.peak([x, top], chance.next(in: 80...140), colors.deep, 0.45 + 0.2 * Double(row))
                picture.peak([x, top], 22, colors.ink, 0.85, until: top + 26)
            }
        case .balls:
            for place in 0..<7 {
                let center = VectorPoint(chance.next(in: 20...180), 30 + 30 * Double(place))
                let radius = chance.next(in: 12...36)
                picture.disc(
                    center, radius, [colors.main, colors.light, colors.ink].chosen(by: &chance), 0.9)
                picture.disc(center - [radius / 3, radius / 3], radius / 4, colors.ink, 0.8)
            }
        case .lens:
            let center = VectorPoint(100, chance.next(in: 100...125))
            for ring in 0..<5 {
                picture.disc(center, 84 - 17 * Double(ring), ring % 2 == 0 ? colors.deep : colors.main, 0.85)
            }
            picture.disc(center + [chance.next(in: -20...(-8)), chance.next(in: -22...(-10))], 7, colors.ink)
        case .mesa:
            picture.disc([100, 120], chance.next(in: 56...74), colors.light)
            picture.block([chance.next(in: 8...30), 140], [64, 130], colors.deep, 0.9)
            picture.block([chance.next(in: 110...150), 170], [90, 100], colors.deep, 0.75)
            picture.wave(228, 10, colors.deep, 1)
        case .wings:
            for row in 0..<6 {
                let y = 50 + 32 * Double(row)
                picture.block([0, y], [200, 12], row % 2 == 0 ? colors.main : colors.deep, 0.3)
            }
            for _ in 0..<3 {
                let (x, y) = (chance.next(in: 40...160), chance.next(in: 50...190))
                picture.bird([x, y], chance.next(in: 26...48), colors.ink)
            }
        case .keyhole:
            let center = VectorPoint(100, chance.next(in: 88...108))
            picture.disc(center, 74, colors.main, 0.9)
            picture.disc(center, 34, colors.deep)
            picture.peak(center, chance.next(in: 30...46), colors.deep, 1, until: center.y + 96)
            picture.disc(center + [chance.next(in: -10...10), 0], 9, colors.light)
        case .rings:
            let y = chance.next(in: 100...130)
            for (x, color) in [(70.0, colors.main), (130, colors.light)] {
                picture.disc([x, y + chance.next(in: -14...14)], 58, color, 0.72)
            }
        case .columns:
            picture.peak([100, 40], 110, colors.light, 0.9, until: 92)
            for place in 0..<5 {
                let x = 22 + 34 * Double(place)
                picture.block([x, 96], [18, 170 - chance.next(in: 0...70)], colors.ink, 0.85, radius: 3)
            }
        case .shapes:
            for _ in 0..<9 {
                let color = [colors.main, colors.light, colors.ink, colors.deep].chosen(by: &chance)
                let place = VectorPoint(chance.next(in: 0...160), chance.next(in: 10...210))
                let size = VectorPoint(chance.next(in: 16...80), chance.next(in: 8...60))
                picture.block(place, size, color, 0.8, radius: [0, 4, 24].chosen(by: &chance))
            }
        }
    }
}
