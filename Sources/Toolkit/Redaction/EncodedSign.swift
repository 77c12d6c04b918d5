/// One character of a text that may be JSON, HTML or part of a URL.
struct EncodedSign {
    /// The ASCII character, also of a full-width one; 0 for any other.
    let byte: UInt8
    /// Its length in bytes.
    let length: Int

    /// Whether cleaning may remove it without leaving a gap.
    var isRemovable: Bool {
        switch byte {
        case 0x09...0x0D: false
        case 0x00...0x1F, 0x7F...: true
        default: false
        }
    }

    /// Whether it is not an ASCII letter or digit.
    var isGap: Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"):
            false
        default: true
        }
    }

    /// Whether a character that is written in another way may begin with `byte`.
    static func mayBeginCode(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "%") || byte == UInt8(ascii: "&")
            || byte == wideLead
    }

    /// The byte as it stands.
    init(raw byte: UInt8) {
        self.init(byte, length: 1)
    }

    /// What is written at `index`, which is inside `bytes`.
    init(at index: Int, in bytes: UnsafeRawBufferPointer) {
        let sign = Self.escaped(at: index, in: bytes) ?? EncodedSign(raw: bytes[index])
        // JSON may escape the ampersand.
        if sign.byte == UInt8(ascii: "&"), let entity = Self.entity(after: index + sign.length, in: bytes) {
            self.init(entity.byte, length: sign.length + entity.length)
        } else {
            self = sign
        }
    }

    private init(_ byte: UInt8, length: Int) {
        (self.byte, self.length) = (byte, length)
    }

    /// The first byte of a full-width character in UTF-8.
    private static let wideLead: UInt8 = 0xEF

    /// The ASCII character that a number in Unicode stands for: itself, or the full-width form of one.
    private static func ascii(_ number: Int) -> UInt8 {
        switch number {
        case 0..<0x80: UInt8(number)
        case 0xFF01...0xFF5E: UInt8(number - 0xFEE0)
        default: 0
        }
    }

    /// The full-width character of these three bytes; 0 for any other.
    private static func wide(_ bytes: (Int, Int, Int)) -> UInt8 {
        guard bytes.0 == Int(wideLead), 0x80...0xBF ~= bytes.1, 0x80...0xBF ~= bytes.2 else { return 0 }
        return ascii(0xF000 | (bytes.1 & 0x3F) << 6 | bytes.2 & 0x3F)
    }

    /// The value of a hexadecimal digit.
    private static func hexDigit(_ byte: UInt8) -> Int? {
        let (digit, letter) = (byte &- UInt8(ascii: "0"), (byte | 0x20) &- UInt8(ascii: "a"))
        return digit < 10 ? Int(digit) : letter < 6 ? Int(letter) + 10 : nil
    }

    /// The number in the `count` hexadecimal digits at `start`.
    private static func number(_ start: Int, _ count: Int, in bytes: UnsafeRawBufferPointer) -> Int? {
        guard start + count <= bytes.count else { return nil }
        var number = 0
        for index in start..<start + count {
            guard let digit = hexDigit(bytes[index]) else { return nil }
            number = number << 4 | digit
        }
        return number
    }

    /// A character that JSON escapes, that is percent-encoded, or that is full-width.
    private static func escaped(at index: Int, in bytes: UnsafeRawBufferPointer) -> EncodedSign? {
        guard index + 1 < bytes.count else { return nil }
        let byte = bytes[index]
        switch (byte, bytes[index + 1]) {
        case (UInt8(ascii: "\\"), UInt8(ascii: "u")):
            return number(index + 2, 4, in: bytes).map { EncodedSign(ascii($0), length: 6) }
        case (UInt8(ascii: "\\"), let next) where next == byte || "/\"".utf8.contains(next):
            return EncodedSign(next, length: 2)
        case (UInt8(ascii: "\\"), let next) where "bfnrt".utf8.contains(next):
            // A control character: cleaning drops the backspace; the others are white space.
            return EncodedSign(next == UInt8(ascii: "b") ? 0x08 : UInt8(ascii: "\n"), length: 2)
        case (UInt8(ascii: "%"), _):
            guard let first = number(index + 1, 2, in: bytes) else { return nil }
            if let second = percent(at: index + 3, in: bytes), let third = percent(at: index + 6, in: bytes),
                case let sign = wide((first, second, third)), sign > 0
            {
                return EncodedSign(sign, length: 9)
            }
            return EncodedSign(ascii(first), length: 3)
        case (wideLead, let second):
            guard index + 2 < bytes.count,
                case let sign = wide((Int(byte), Int(second), Int(bytes[index + 2]))),
                sign > 0
            else { return nil }
            return EncodedSign(sign, length: 3)
        default: return nil
        }
    }

    /// The byte that is percent-encoded at `index`.
    private static func percent(at index: Int, in bytes: UnsafeRawBufferPointer) -> Int? {
        guard index < bytes.count, bytes[index] == UInt8(ascii: "%") else { return nil }
        return number(index + 1, 2, in: bytes)
    }

    /// The names in HTML of the characters that a token may have. Source: the HTML standard, 13.5.
    private static let names: [String: Character] = [
        "amp": "&", "apos": "'", "ast": "*", "bsol": "\\", "colon": ":", "comma": ",", "commat": "@",
        "dollar": "$", "equals": "=", "excl": "!", "grave": "`", "gt": ">", "hat": "^", "lbrace": "{",
        "lbrack": "[", "lcub": "{", "lowbar": "_", "lpar": "(", "lsqb": "[", "lt": "<", "num": "#",
        "percnt": "%", "period": ".", "plus": "+", "quest": "?", "quot": "\"", "rbrace": "}", "rbrack": "]",
        "rcub": "}", "rpar": ")", "rsqb": "]", "semi": ";", "sol": "/", "underbar": "_", "verbar": "|",
        "vert": "|",
    ]
    private static let longestEntity = 32

    /// The entity whose ampersand ends at `start`: a number, or a name, which may be one of none of these characters.
    private static func entity(after start: Int, in bytes: UnsafeRawBufferPointer) -> EncodedSign? {
        let body = bytes[min(start, bytes.count)..<min(start + longestEntity, bytes.count)]
        guard body.first == UInt8(ascii: "#") else {
            let name = body.prefix { EncodedSign(raw: $0).isGap == false }
            guard !name.isEmpty, name.endIndex < body.endIndex, body[name.endIndex] == UInt8(ascii: ";")
            else {
                return nil
            }
            let character = names[String(decoding: name, as: UTF8.self).lowercased()]
            return EncodedSign(character?.asciiValue ?? 0, length: name.count + 1)
        }
        let isHexadecimal = body.dropFirst().first.map { $0 | 0x20 == UInt8(ascii: "x") } ?? false
        let digits = body.dropFirst(isHexadecimal ? 2 : 1)
            .prefix { digit in hexDigit(digit).map { isHexadecimal || $0 < 10 } ?? false }
        guard let number = Int(String(decoding: digits, as: UTF8.self), radix: isHexadecimal ? 16 : 10) else {
            return nil
        }
        let end = digits.endIndex
        // Browsers read it without the semicolon, too.
        let isEnded = end < body.endIndex && body[end] == UInt8(ascii: ";")
        return EncodedSign(ascii(number), length: end - start + (isEnded ? 1 : 0))
    }
}
