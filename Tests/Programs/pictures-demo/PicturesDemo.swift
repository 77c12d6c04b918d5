import Foundation
import Pictures

/// Decodes a file for `Tests/Benchmarks/pictures`, which compares the result and the time with another
/// decoder's: `pictures-demo pixels|times FILE REDUCTION`.
@main
enum PicturesDemo {
    static func main() throws {
        let arguments = CommandLine.arguments
        guard arguments.count == 4, let reduction = Int(arguments[3]).flatMap(Reduction.init) else {
            throw CocoaError(.keyValueValidation)
        }
        let bytes = [UInt8](try Data(contentsOf: URL(filePath: arguments[2])))
        if arguments[1] == "pixels" {
            try writePixels(bytes, reduction)
        } else {
            try writeTimes(bytes, reduction)
        }
    }

    /// The width and height on a line, and then four bytes a pixel; or what is wrong.
    private static func writePixels(_ bytes: [UInt8], _ reduction: Reduction) throws {
        do throws(PictureError) {
            let raster = try Raster(decoding: bytes, reducedBy: reduction)
            FileHandle.standardOutput.write(Data("\(raster.size.width) \(raster.size.height)\n".utf8))
            FileHandle.standardOutput.write(Data(raster.bytes))
        } catch {
            print("error: \(error)")
        }
    }

    /// The seconds of one decoding a line, for as long as lines come in.
    private static func writeTimes(_ bytes: [UInt8], _ reduction: Reduction) throws {
        while readLine() != nil {
            let clock = ContinuousClock()
            var width = 0
            let time = try clock.measure {
                width = try Raster(decoding: bytes, reducedBy: reduction).size.width
            }
            print(width > 0 ? time / .seconds(1) : 0)
            fflush(nil)
        }
    }
}
