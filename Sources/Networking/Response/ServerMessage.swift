import Foundation

/// What a server says of an error, in a field `message` of a JSON body.
enum ServerMessage {
    private struct Envelope: Decodable {
        let message: String
    }

    /// The message as one short line without control characters; `nil` if there is none.
    static func text(of body: Data, hiding token: Token?) -> String? {
        // `try?` because most errors come without such a body, which is no error of its own.
        guard let envelope = try? JSONDecoder().decode(Envelope.self, from: body) else { return nil }
        // A server may quote what it was sent.
        let message = token.map { envelope.message.replacing($0.secret, with: "…") } ?? envelope.message
        let line = String(String.UnicodeScalarView(message.unicodeScalars.lazy.map { isSafe($0) ? $0 : " " }))
        let words = RedactedText.digits(line).split(separator: " ").joined(separator: " ")
        guard words.count > HTTPError.longestMessage else { return words.isEmpty ? nil : words }
        return words.prefix(HTTPError.longestMessage - 1) + "…"
    }

    /// Whether a scalar can't move the cursor, turn the text around or hide in it.
    private static func isSafe(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned:
            false
        default: true
        }
    }
}
