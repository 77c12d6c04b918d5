/// Text forms have no canvas that drops terminal commands. Decoding cleans a feed, but a service may not have decoded its cards,
/// so the code that writes a text cleans it again.
extension String {
    /// The text on one line, without control characters, invisible direction controls (Unicode Annex #9), and kitty's placeholder
    /// for pictures.
    @usableFromInline package var oneLine: String {
        guard !utf8.allSatisfy({ 0x20..<0x7F ~= $0 }), unicodeScalars.contains(where: \.isUnsafe) else {
            return self
        }
        return String(
            String.UnicodeScalarView(
                unicodeScalars.lazy.filter { !$0.isDirectionControl && !$0.isPicture }.map {
                    $0.isUnsafe ? " " : $0
                }))
    }
}

extension Unicode.Scalar {
    /// Whether it could control a terminal, or change the direction of the following text.
    var isUnsafe: Bool {
        switch value {
        case 0x00...0x1F, 0x7F...0x9F, 0x2028, 0x2029: true
        default: isDirectionControl || isPicture
        }
    }

    /// Whether a terminal may show a picture in its place.
    fileprivate var isPicture: Bool { self == "\u{10EEEE}" }

    fileprivate var isDirectionControl: Bool {
        switch value {
        case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}
