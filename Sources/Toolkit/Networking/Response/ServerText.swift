import Foundation
import Redaction

/// Makes a server's messages safe to show.
public enum ServerText {
    /// A value that may be a text.
    private struct Message: Decodable {
        let text: String?

        init(from decoder: any Decoder) throws {
            do {
                text = try decoder.singleValueContainer().decode(String.self)
            } catch {
                text = nil  // Another kind of value, which is no message.
            }
        }
    }

    /// How many visible scalars of a text are examined: enough to contain the whole of any number that begins in the part
    /// shown.
    private static let margin = 2 * HTTPError.longestMessage
    /// How many scalars of a text are examined, visible or not.
    static let reach = 8 * margin
    /// The longest body that is looked at for a message, in bytes.
    private static let longestBody = 1 << 16

    /// A text as one short line: no card numbers, no escape sequences, no control or invisible characters, and at most ``HTTPError/longestMessage``
    /// Unicode scalars. The token was already removed from the response.
    ///
    /// Only the first 3,200 scalars are examined, visible or not, however long the text is.
    ///
    /// - Parameter mask: Masks card numbers; by default it redacts every number that is as long as one.
    public static func line(_ text: String, masking mask: (String) -> String = strikingNumbers) -> String {
        line(text.unicodeScalars, masking: mask)
    }

    /// Counts scalars, as one character may consist of any number of them.
    static func line(
        _ text: some Sequence<Unicode.Scalar>, masking mask: (String) -> String = strikingNumbers
    ) -> String {
        var line = String.UnicodeScalarView()
        var (rest, looked, count, isGap, isCut) = (text.makeIterator(), 0, 0, false, false)
        var escape = EscapeSequence.none
        while let scalar = rest.next() {
            isCut = looked == reach || count == margin
            guard !isCut else { break }
            looked += 1
            guard !escape.takes(scalar), isVisible(scalar) else {
                isGap = count > 0
                continue
            }
            if isGap { line.append(" ") }
            line.append(scalar)
            (count, isGap) = (count + 1, false)
        }
        // A number that is cut off is no longer recognized.
        if isCut { while let last = line.last, !last.properties.isAlphabetic { line.removeLast() } }
        let words = mask(String(line))
        let scalars = words.unicodeScalars
        guard isCut && !scalars.isEmpty || scalars.count > HTTPError.longestMessage else { return words }
        return String(scalars.prefix(HTTPError.longestMessage - 1)) + "…"
    }

    /// A text with every number redacted that is as long as a card number.
    public static func strikingNumbers(_ text: String) -> String { RedactedText.digits(text) }

    /// The text of this field of a JSON body; `nil` if there is none.
    static func message(_ field: String, of body: Data, hiding token: TokenFilter?) -> String? {
        guard body.count <= longestBody else { return nil }
        // `try?` because most error responses have no such body, which is not an error in itself.
        let fields = try? JSONDecoder().decode([String: Message].self, from: body)
        guard let text = fields?[field]?.text else { return nil }
        // If the body is not UTF-8, only the decoder can tell where the token is.
        let message = line(token?.strike(text) ?? text)
        return message.isEmpty ? nil : message
    }

    /// Whether a scalar is visible, and can't move the cursor or change the text's direction.
    private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
        let properties = scalar.properties
        // Some letters and marks are as invisible as a zero-width space, such as U+034F, U+115F and U+3164.
        if properties.isDefaultIgnorableCodePoint, !properties.isVariationSelector { return false }
        return switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .spaceSeparator, .surrogate,
            .unassigned:
            false
        default: true
        }
    }
}
