import Foundation

extension Encodable {
    /// The value as a JSON text with its keys in order, so that two runs can be compared, and harmless to a terminal.
    package func jsonText() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .iso8601
        return String(decoding: try encoder.encode(self), as: UTF8.self).escapingUnsafeScalars + "\n"
    }
}
