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

    /// The seconds of processor time of one decoding a line, for as long as lines come in.
    private static func writeTimes(_ bytes: [UInt8], _ reduction: Reduction) throws {
        while readLine() != nil {
            let start = processorTime()
            let raster = try Raster(decoding: bytes, reducedBy: reduction)
            let end = processorTime()
            print(raster.size.width > 0 ? end - start : 0)
            fflush(nil)
        }
    }

    /// What this process has used, which other programs on the machine make no longer.
    private static func processorTime() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
