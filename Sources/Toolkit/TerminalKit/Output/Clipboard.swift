/// The sequence that puts a text on the clipboard of the person's terminal, wherever the program runs.
///
/// A terminal takes it, ignores it or asks the person, and doesn't say which. Sources: xterm, "XTerm Control Sequences", OSC 52;
/// tmux, its manual page on `set-clipboard` and `allow-passthrough`.
public enum Clipboard {
    /// The most characters that are copied. Terminals take many times that.
    static let longest = 1024

    /// Copies `text` without its control characters, because it may be pasted into a shell.
    ///
    /// - Parameter isInTmux: Whether tmux is between the program and the terminal. It takes the sequence where `set-clipboard`
    ///   is `on`; where `allow-passthrough` is, it passes on what is wrapped. So the sequence is sent in both ways, and the text
    ///   copied once or twice.
    public static func copy(_ text: String, isInTmux: Bool) -> [UInt8] {
        let scalars = text.unicodeScalars.filter { $0.properties.generalCategory != .control }
        let clean = String(String.UnicodeScalarView(scalars.prefix(longest)))
        let command = Array("]52;c;".utf8) + base64(Array(clean.utf8)) + [0x07]
        let plain = [0x1B] + command
        return isInTmux
            ? plain + Array("\u{1B}Ptmux;\u{1B}".utf8) + plain + Array("\u{1B}\\".utf8) : plain
    }

    /// Source: RFC 4648, section 4.
    private static func base64(_ bytes: [UInt8]) -> [UInt8] {
        let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
        return stride(from: 0, to: bytes.count, by: 3).flatMap { start in
            let part = bytes[start..<min(start + 3, bytes.count)]
            let bits = (0..<3).reduce(0) { $0 << 8 | ($1 < part.count ? Int(part[start + $1]) : 0) }
            return (0..<4).map { place in
                place > part.count ? UInt8(ascii: "=") : digits[bits >> (18 - 6 * place) & 0x3F]
            }
        }
    }
}
