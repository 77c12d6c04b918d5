import Foundation
import TestSupport

@testable import JSONFeed

extension JSONSyntax {
    /// The first fault in `text`.
    static func fault(in text: String) -> Fault? { fault(in: Array(text.utf8)) }

    /// The first fault in `bytes`.
    static func fault(in bytes: [UInt8]) -> Fault? { bytes.withUnsafeBytes(fault(in:)) }
}

/// Decodes from whatever JSON there is.
struct AnyJSON: Decodable {
    init(from decoder: any Decoder) {}

    /// Whether `JSONDecoder` takes `bytes` for some JSON value.
    static func accepts(_ bytes: [UInt8]) -> Bool {
        do {
            _ = try JSONDecoder().decode(AnyJSON.self, from: Data(bytes))
            return true
        } catch {
            return false
        }
    }
}
