import Foundation
import TestSupport
import Testing

@testable import Pictures

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
}
