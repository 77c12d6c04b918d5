import Foundation
import Pictures

/// A preview of a PNG, JPEG or PPM file that is at most `width` × `height` pixels large, as PNG.
func preview(of file: URL, width: Int, height: Int) throws -> Data {
    let picture = try Raster(decoding: Array(Data(contentsOf: file)))
    let small = picture.scaled(into: PixelSize(width: width, height: height))
    return Data(small.png())
}
