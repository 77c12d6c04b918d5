import Foundation
import MoviesEntity
import Pictures
import TestSupport
import Testing

@testable import MoviesSample

@Suite("The posters that are drawn")
struct SamplePostersTests {
    private let posters = SamplePosters()
    private let movies = SampleFeed.builtIn().movies(in: "en")

    @Test("are the same every time, for any size")
    func isTheSame() throws {
        let addresses = movies.compactMap { $0.poster?.address(.list) }
        same(addresses.count, 38)
        for address in addresses {
            let picture = try #require(posters.picture(at: address))
            same(picture, posters.picture(at: address.replacing("w185", with: "w780")))
        }
    }

    /// Differences are mean distances of pixels in Oklab, where one of 0.02 can just be told.
    @Test("look different from each other in the list, even if one is moved by a cell")
    func different() throws {
        let drawn = try SampleFeed.builtIn().movies.filter(\.poster).map { movie in
            let drawing = PosterDrawing(movie)
            return (movie.id, drawing.motif, try SmallPoster(drawing.picture))
        }
        for (index, (id, motif, poster)) in drawn.enumerated() {
            for (otherID, otherMotif, other) in drawn[..<index] {
                let (isAkin, names) = (motif == otherMotif, "\(otherID) and \(id)")
                let difference = poster.difference(from: other)
                #expect(difference > (isAkin ? 0.11 : 0.08), "\(names)")
                // Where the motif is the same, the colours aren't.
                #expect(!isAkin || poster.mean.distance(from: other.mean) > 0.035, "\(names)")
            }
        }
    }

    @Test("are none where there is none", arguments: ["sample:w185/23", "sample:w185/99", "https://a/1", ""])
    func none(address: String) { #expect(posters.picture(at: address) == nil) }

    @Test(
        "have something to show for every genre, in every part of the picture",
        arguments: PosterMotif.allCases)
    func motifs(motif: PosterMotif) throws {
        let drawing = PosterDrawing(title: "A title of quite a few words, and more", year: 1927, motif: motif)
        let raster = try drawing.picture.raster(size: PixelSize(width: 40, height: 60), isRough: true)
        #expect(raster.isOpaque)
        #expect(Set((0..<2400).map { raster[$0 % 40, $0 / 40] }).count > 100)
        let bare = PosterDrawing(title: "", year: nil, motif: motif).picture
        #expect(try bare.raster(size: PixelSize(width: 40, height: 60), isRough: true).isOpaque)
    }
}

/// A poster as the list draws it in 8 × 6 cells, two pixels in each.
private struct SmallPoster {
    private static let (width, height) = (8, 12)
    private let pixels: [SIMD3<Double>]

    init(_ picture: VectorPicture) throws {
        let size = PixelSize(width: Self.width, height: Self.height)
        let raster = try picture.raster(size: size, isRough: true)
        pixels = (0..<Self.width * Self.height).map { SIMD3(oklab: raster[$0 % Self.width, $0 / Self.width]) }
    }

    var mean: SIMD3<Double> { pixels.reduce(.zero, +) / Double(pixels.count) }

    /// The mean distance of the pixels where both are, at the least if one is moved by at most a cell.
    func difference(from other: SmallPoster) -> Double {
        var least = Double.infinity
        for (right, down) in (-1...1).flatMap({ right in (-2...2).map { (right, $0) } }) {
            var (sum, count) = (0.0, 0.0)
            for y in max(0, down)..<min(Self.height, Self.height + down) {
                for x in max(0, right)..<min(Self.width, Self.width + right) {
                    let moved = other.pixels[(y - down) * Self.width + x - right]
                    sum += pixels[y * Self.width + x].distance(from: moved)
                    count += 1
                }
            }
            least = min(least, sum / count)
        }
        return least
    }
}

extension SIMD3<Double> {
    /// Source: Björn Ottosson, "A perceptual color space for image processing", 2020.
    fileprivate init(oklab pixel: SIMD4<UInt8>) {
        func linear(_ byte: UInt8) -> Double {
            let share = Double(byte) / 255
            return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
        }
        let (r, g, b) = (linear(pixel.x), linear(pixel.y), linear(pixel.z))
        let l = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
        let m = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
        let s = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
        self.init(
            0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
            1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
            0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s)
    }

    fileprivate func distance(from other: Self) -> Double {
        ((self - other) * (self - other)).sum().squareRoot()
    }
}
