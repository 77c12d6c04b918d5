import MoviesEntity
import Pictures

/// The motif of a poster, by genre.
enum PosterMotif: CaseIterable {
    case towers, moon, hat, sun, mountains, balls, lens, mesa, wings, keyhole, rings, columns, shapes

    private enum Night: CaseIterable { case birds, claws, house }
    private enum Face: CaseIterable { case smile, moustache, glasses }

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

    /// Draws it around (100, 115), and down to where nothing more is seen.
    func draw(
        in picture: inout VectorPicture, _ colors: PosterColors, _ chance: inout PosterChance
    ) {
        switch self {
        case .towers:
            picture.disc([chance.next(in: 40...160), 60], chance.next(in: 24...48), colors.light)
            var x = -20.0
            while x < 220 {
                let (width, top) = (chance.next(in: 16...40), chance.next(in: 60...190))
                picture.block([x, top], [width, 340 - top], colors.deep, chance.next(in: 0.75...0.95))
                for row in stride(from: top + 10, to: 330, by: 14) where chance.next(in: 0...1) > 0.35 {
                    picture.block([x + width / 2 - 4, row], [3, 5], colors.light)
                    picture.block([x + width / 2 + 2, row], [3, 5], colors.main)
                }
                x += width + chance.next(in: 1...6)
            }
        case .moon:
            switch Night.allCases.chosen(by: &chance) {
            case .birds:
                let center = VectorPoint(chance.next(in: 70...130), 88)
                picture.disc(center, 66, colors.light)
                for _ in 0..<3 {
                    let place = center + [chance.next(in: -46...46), chance.next(in: -34...44)]
                    picture.bird(place, chance.next(in: 22...40), colors.deep)
                }
                picture.wave(212, chance.next(in: 14...30), colors.deep, 0.95)
            case .claws:
                picture.crescent([chance.next(in: 70...130), 88], 56, colors.light)
                for place in 0..<5 {
                    let (x, reach) = (20 + 40 * Double(place), chance.next(in: 90...190))
                    let end = VectorPoint(x + chance.next(in: -40...40), 300 - reach)
                    picture.claw(from: [x, 340], to: end, colors.deep)
                }
            case .house:
                picture.disc([chance.next(in: 30...60), 50], 22, colors.light)
                picture.peak([112, chance.next(in: 40...70)], 74, colors.deep, 1, until: 130)
                picture.block([58, 120], [108, 240], colors.deep)
                for place in 0..<4 {
                    let lit = VectorPoint(76 + 44 * Double(place % 2), 140 + 46 * Double(place / 2))
                    picture.block(lit, [26, 32], [colors.main, colors.light].chosen(by: &chance))
                }
            }
        case .hat:
            switch Face.allCases.chosen(by: &chance) {
            case .smile:
                picture.disc([100, 150], chance.next(in: 58...72), colors.main)
                picture.smile([100, 162], chance.next(in: 24...34), colors.deep)
            case .moustache: picture.moustache([100, 152], chance.next(in: 50...64), colors.mark)
            case .glasses:
                for x in [68.0, 132] {
                    picture.disc([x, 150], 29, colors.mark)
                    picture.disc([x, 150], 21, colors.main)
                }
            }
            let (height, width) = (chance.next(in: 50...94), chance.next(in: 38...46))
            let brim = chance.next(in: 64...82)
            picture.block(
                [100 - width, 108 - height], [2 * width, height], colors.deep, radius: chance.next(in: 2...34)
            )
            picture.block([100 - brim, 108], [2 * brim, 13], colors.deep, radius: 6)
            picture.block([100 - width, 96], [2 * width, 10], colors.light)
        case .sun:
            let center = VectorPoint(chance.next(in: 60...140), chance.next(in: 84...130))
            for ring in 0..<4 { picture.disc(center, 86 - 17 * Double(ring), colors.main, 0.3) }
            picture.disc(center, 32, colors.light)
            for row in 0..<4 {
                let level = 150 + 26 * Double(row)
                picture.wave(level, chance.next(in: 8...24), colors.deep, 0.35 + 0.15 * Double(row))
            }
        case .mountains:
            picture.disc([chance.next(in: 30...170), chance.next(in: 40...90)], 28, colors.light)
            guard chance.next(in: 0...1) < 0.6 else {
                let (x, tall) = (chance.next(in: 80...120), chance.next(in: 110...150))
                picture.add(
                    .polygon([[x, 196 - tall], [x + 62, 190], [x, 190]]), fill: .color(colors.mark))
                picture.add(
                    .polygon([[x - 8, 216 - tall], [x - 8, 190], [x - 46, 190]]), fill: .color(colors.main))
                picture.add(
                    .polygon([[x - 62, 196], [x + 72, 196], [x + 44, 222], [x - 40, 222]]),
                    fill: .color(colors.deep))
                picture.wave(214, chance.next(in: 8...16), colors.deep, 0.6)
                return picture.wave(236, -12, colors.deep, 0.9)
            }
            for row in 0..<3 {
                let (x, top) = (chance.next(in: 20...180), 90 + 40 * Double(row) + chance.next(in: -16...16))
                picture.peak([x, top], chance.next(in: 90...150), colors.deep, 0.5 + 0.2 * Double(row))
                picture.peak([x, top], 14, colors.ink, 0.9, until: top + 26)
            }
        case .balls:
            for place in 0..<8 {
                let center = VectorPoint(chance.next(in: 20...180), 10 + 34 * Double(place))
                let radius = chance.next(in: 14...44)
                picture.disc(
                    center, radius, [colors.main, colors.light, colors.mark].chosen(by: &chance), 0.9)
                picture.disc(center - [radius / 3, radius / 3], radius / 4, colors.ink, 0.8)
            }
        case .lens:
            let (radius, rings) = (chance.next(in: 76...96), [3, 4, 5].chosen(by: &chance))
            for ring in 0..<rings {
                let share = 1 - Double(ring) / Double(rings)
                picture.disc(
                    [100, 115], radius * share,
                    ring % 2 == 0 ? colors.deep : [colors.main, colors.light][ring / 2 % 2], 0.9)
            }
            picture.disc([chance.next(in: 80...92), chance.next(in: 93...105)], 7, colors.ink)
        case .mesa:
            picture.disc([100, 110], chance.next(in: 56...74), colors.light)
            picture.block([chance.next(in: 8...30), 130], [64, 220], colors.deep, 0.9)
            picture.block([chance.next(in: 110...150), 165], [90, 180], colors.deep, 0.75)
            picture.wave(228, 10, colors.deep, 1)
        case .wings:
            for row in 0..<9 {
                let y = -20 + 40 * Double(row)
                picture.block([-40, y], [280, 16], row % 2 == 0 ? colors.main : colors.deep, 0.35)
            }
            for row in 0..<3 {
                let (x, y) = (chance.next(in: 50...150), 55 + 60 * Double(row))
                picture.bird([x, y], chance.next(in: 34...80), colors.mark)
            }
        case .keyhole:
            picture.disc([100, 115], chance.next(in: 74...94), colors.main, 0.9)
            picture.disc([100, 88], chance.next(in: 28...38), colors.deep)
            picture.peak([100, 88], chance.next(in: 30...46), colors.deep, 1, until: 180)
            picture.disc([chance.next(in: 88...112), 88], 10, colors.light)
        case .rings:
            let size = chance.next(in: 0.85...1.15)
            if chance.next(in: 0...1) < 0.5 {
                picture.heart([100, 115], 78 * size, colors.main)
                picture.heart([100, 112], 44 * size, colors.light)
            } else {
                for (x, color) in [(66.0, colors.main), (134, colors.light)] {
                    picture.disc([x, 115 + chance.next(in: -24...24)], 62 * size, color, 0.78)
                }
            }
        case .columns:
            picture.peak([100, 20], 120, colors.light, 0.95, until: 84)
            picture.block([-10, 86], [220, 12], colors.mark, 0.9)
            let count = [3, 4, 5].chosen(by: &chance)
            for place in 0..<count {
                let step = 180 / Double(count)
                let x = 10 + step * (Double(place) + 0.5)
                let top = place == count / 2 ? chance.next(in: 120...180) : 102
                picture.block([x - step / 4, top], [step / 2, 340 - top], colors.mark, 0.85, radius: 3)
            }
        case .shapes:
            for _ in 0..<9 {
                let color = [colors.main, colors.light, colors.mark, colors.deep].chosen(by: &chance)
                let place = VectorPoint(chance.next(in: 0...160), chance.next(in: 0...220))
                let size = VectorPoint(chance.next(in: 24...90), chance.next(in: 12...70))
                picture.block(place, size, color, 0.85, radius: [0, 4, 24].chosen(by: &chance))
            }
        }
    }
}
