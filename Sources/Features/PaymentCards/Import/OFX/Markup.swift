/// Texts of SGML and XML.
enum Markup {
    /// The text that this stands for. Only the five entities of XML and numbers are replaced, also where a bank wrote them twice
    /// (`&amp;amp;`); an ampersand of anything else stays one.
    static func decoded(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "<") }) else {
            return text
        }
        var text = text
        while let start = text.range(of: "<![CDATA["),
            let end = text.range(of: "]]>", after: start.upperBound)
        {
            let inside = String(text[start.upperBound..<end.lowerBound])
            return decoded(String(text[..<start.lowerBound])) + inside
                + decoded(String(text[end.upperBound...]))
        }
        if let start = text.range(of: "<![CDATA[") { text.removeSubrange(start) }
        guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
        return decodedOnce(decodedOnce(text))
    }

    private static func decodedOnce(_ text: String) -> String {
        var result = ""
        var rest = Substring(text)
        while let ampersand = rest.firstIndex(of: "&") {
            result += rest[..<ampersand]
            let body = rest[rest.index(after: ampersand)...]
            if let end = body.prefix(10).firstIndex(of: ";"), let scalar = scalar(body[..<end]) {
                result.unicodeScalars.append(scalar)
                rest = body[body.index(after: end)...]
            } else {
                result += "&"
                rest = body
            }
        }
        return result + rest
    }

    private static func scalar(_ name: Substring) -> Unicode.Scalar? {
        switch name {
        case "amp": "&"
        case "lt": "<"
        case "gt": ">"
        case "quot": "\""
        case "apos": "'"
        case "nbsp": " "
        default:
            name.first == "#"
                ? (name.dropFirst().first == "x"
                    ? UInt32(name.dropFirst(2), radix: 16) : UInt32(name.dropFirst())).flatMap(
                        Unicode.Scalar.init)
                : nil
        }
    }
}

extension String {
    fileprivate func range(of part: String, after start: Index? = nil) -> Range<Index>? {
        self[(start ?? startIndex)...].firstRange(of: part)
    }
}
