import Foundation

extension HTTPError {
    /// The error for a failed decoding.
    init(_ error: any Error) {
        switch error {
        case DecodingError.keyNotFound(let key, let context):
            self = .decoding(path: Self.path(context.codingPath + [key]), .missing)
        case DecodingError.valueNotFound(_, let context):
            self = .decoding(path: Self.path(context.codingPath), .missing)
        case DecodingError.typeMismatch(let type, let context):
            self = .decoding(path: Self.path(context.codingPath), .expected("\(type)"))
        case DecodingError.dataCorrupted(let context) where context.codingPath.isEmpty:
            self = .decoding(path: "", .malformed)
        case DecodingError.dataCorrupted(let context):
            self = .decoding(path: Self.path(context.codingPath), .invalid)
        default:
            self = .decoding(path: "", .invalid)
        }
    }

    private static func path(_ keys: [any CodingKey]) -> String {
        keys.reduce(into: "") { path, key in
            if let index = key.intValue {
                path += "[\(index)]"
            } else {
                path += path.isEmpty ? key.stringValue : ".\(key.stringValue)"
            }
        }
    }
}
