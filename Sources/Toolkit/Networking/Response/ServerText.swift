import Foundation

/// What a server says for people to read, made safe to show.
public enum ServerText {
    private struct Envelope: Decodable {
        let message: String
    }

    /// How many visible scalars of a text are looked at: enough that no number which begins in what is shown ends after them.
    private static let margin = 2 * HTTPError.longestMessage
    /// How many scalars of a text are looked at, visible or not.
    static let reach = 8 * margin

    /// A text as one short line: no card numbers, no control or invisible characters, and at most
    /// ``HTTPError/longestMessage`` Unicode scalars. The token is gone since the response came.
    ///
    /// However long the text is, no more than its first scalars are looked at: 3,200, visible or not.
    ///
    /// - Parameter mask: Hides card numbers; by default it strikes out every number as long as one.
    public static func line(_ text: String, masking mask: (String) -> String = strikingNumbers) -> String {
        line(text.unicodeScalars, masking: mask)
    }

    /// By scalars, as one character may have any number of them.
    static func line(
        _ text: some Sequence<Unicode.Scalar>, masking mask: (String) -> String = strikingNumbers
    ) -> String {
        var line = String.UnicodeScalarView()
        var (rest, looked, count, isGap, isCut) = (text.makeIterator(), 0, 0, false, false)
        while let scalar = rest.next() {
            isCut = looked == reach || count == margin
            guard !isCut else { break }
            looked += 1
            guard isVisible(scalar) else {
                isGap = count > 0
                continue
            }
            if isGap { line.append(" ") }
            line.append(scalar)
            (count, isGap) = (count + 1, false)
        }
        // A number that is cut is not recognized any more.
        if isCut { while let last = line.last, !last.properties.isAlphabetic { line.removeLast() } }
        let words = mask(String(line))
        let scalars = words.unicodeScalars
        guard isCut && !scalars.isEmpty || scalars.count > HTTPError.longestMessage else { return words }
        return String(scalars.prefix(HTTPError.longestMessage - 1)) + "…"
    }

    /// A text with every number struck out that is as long as a card's.
    public static func strikingNumbers(_ text: String) -> String { RedactedText.digits(text) }

    /// The field `message` of a JSON body; `nil` if there is none.
    static func message(of body: Data, hiding token: TokenFilter?) -> String? {
        // `try?` because most errors come without such a body, which is no error of its own.
        guard let envelope = try? JSONDecoder().decode(Envelope.self, from: body) else { return nil }
        // Of a body that is not UTF-8 only the decoder knows where the token is.
        let message = line(token?.strike(envelope.message) ?? envelope.message)
        return message.isEmpty ? nil : message
    }

    /// Whether a scalar leaves a mark on the screen, and can't move the cursor or turn the text around.
    private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .spaceSeparator, .surrogate,
            .unassigned:
            false
        default: true
        }
    }
}
