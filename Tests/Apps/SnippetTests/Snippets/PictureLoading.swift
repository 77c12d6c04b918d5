import Foundation
import PictureLoading
import Pictures

/// What is in a file, whatever its name says, or why there is no picture in it.
func facts(of file: URL) async -> String {
    do {
        let loaded = try await PictureSource().picture(at: file)
        return "\(loaded.format.rawValue), \(loaded.size.width) × \(loaded.size.height)"
    } catch {
        return "\(error)"
    }
}
