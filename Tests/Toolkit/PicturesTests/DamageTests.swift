import Foundation
import TestSupport
import Testing

@testable import Pictures
@testable import Pixels

@Suite("A damaged picture", .showsSeed)
struct DamageTests {
    @Test("of PNG ends in an error wherever the file is cut")
    func cutPNG() throws {
        for fixture in PNGFixtures.all {
            let file = [UInt8](try #require(Data(base64Encoded: fixture.base64)))
            for length in 0..<file.count {
                #expect(throws: PictureError.self) { try Raster(decoding: Array(file[..<length])) }
            }
        }
    }

    @Test("of PNG never traps, whichever bytes are changed")
    func changedPNG() throws {
        var random = SeededGenerator.ofThisRun()
        for fixture in PNGFixtures.all {
            let file = [UInt8](try #require(Data(base64Encoded: fixture.base64)))
            for offset in file.indices {
                for _ in 0..<TestRun.count(1, long: 20) {
                    var changed = file
                    changed[offset] = UInt8(random.number(0..<256))
                    if random.chance(4) { changed[random.number(0..<file.count)] = 0xFF }
                    _ = try? Raster(decoding: changed)
                    // With the right checksums, what is wrong gets further.
                    _ = try? Raster(decoding: PNGSketch.repaired(changed))
                }
            }
        }
    }

    @Test("of JPEG ends in an error wherever the file is cut, but for its last marker")
    func cutJPEG() throws {
        let kinds = ["baseline 4:2:0", "restart markers", "one scan a colour", "progressive 4:2:0"]
        for fixture in JPEGFixtures.all where kinds.contains(fixture.name) {
            let file = [UInt8](try #require(Data(base64Encoded: fixture.base64)))
            for length in 0..<file.count - 2 {
                #expect(throws: PictureError.self, "\(fixture.name) cut at \(length)") {
                    try Raster(decoding: Array(file[..<length]))
                }
            }
        }
    }

    @Test("of JPEG never traps, whichever bytes are changed")
    func changedJPEG() throws {
        var random = SeededGenerator.ofThisRun()
        for fixture in JPEGFixtures.all {
            let file = [UInt8](try #require(Data(base64Encoded: fixture.base64)))
            for offset in file.indices {
                for _ in 0..<TestRun.count(1, long: 20) {
                    var changed = file
                    changed[offset] = UInt8(random.number(0..<256))
                    if random.chance(4) { changed[random.number(0..<file.count)] = 0xFF }
                    // What is now large is not decoded here: that would take long.
                    guard let header = try? PictureHeader(of: changed), header.size.area < 10_000 else {
                        continue
                    }
                    _ = try? Raster(decoding: changed, reducedBy: random.pick(Reduction.allCases))
                }
            }
        }
    }
}
