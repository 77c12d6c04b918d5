import Foundation
import Pictures

/// Decodes a file for `Tests/Benchmarks/pictures`, which compares the result and the time with another
/// decoder's: `pictures-demo pixels|times FILE REDUCTION`; or as it is shown in so many pixels, whose memory is to be measured:
/// `pictures-demo shown FILE AREA`.
@main
enum PicturesDemo {
    static func main() throws {
        let arguments = CommandLine.arguments
        guard arguments.count == 4, let number = Int(arguments[3]) else {
            throw CocoaError(.keyValueValidation)
        }
        if arguments[1] == "shown" { return try show(arguments[2], area: number) }
        guard let reduction = Reduction(rawValue: number) else { throw CocoaError(.keyValueValidation) }
        let bytes = [UInt8](try Data(contentsOf: URL(filePath: arguments[2])))
        if arguments[1] == "pixels" {
            try writePixels(bytes, reduction)
        } else {
            try writeTimes(bytes, reduction)
        }
    }

    /// The width and height. Whoever measures the memory of this process finds no second copy of the file in it.
    private static func show(_ path: String, area: Int) throws {
        let file = try FileHandle(forReadingFrom: URL(filePath: path))
        var bytes: [UInt8] = []
        bytes.reserveCapacity(Int(try file.seekToEnd()))
        try file.seek(toOffset: 0)
        while let part = try file.read(upToCount: 1 << 20), !part.isEmpty { bytes += part }
        let raster = try Raster(decoding: bytes, area: area > 0 ? area : .max)
        print("\(raster.size.width) \(raster.size.height)")
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
