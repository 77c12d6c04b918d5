import Foundation

extension Console {
    /// The environment variables of this process by name. `ProcessInfo` looks for each equals sign character by character, which
    /// took a twentieth of a start.
    static var variables: [String: String] {
        var variables: [String: String] = [:]
        var place = environ
        while let entry = place.pointee {
            place += 1
            let text = UnsafeRawBufferPointer(start: entry, count: strlen(entry))
            guard let sign = text.firstIndex(of: UInt8(ascii: "=")) else { continue }
            variables[String(decoding: text[..<sign], as: UTF8.self)] =
                String(decoding: text[(sign + 1)...], as: UTF8.self)
        }
        return variables
    }
}
