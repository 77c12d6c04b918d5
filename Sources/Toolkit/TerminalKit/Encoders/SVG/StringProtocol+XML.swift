extension StringProtocol {
    /// The text escaped for XML, between tags or quotes. Characters that XML 1.0 forbids or discourages (sections 2.2 and 2.4)
    /// are removed.
    var xmlEscaped: String {
        var escaped = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "'": escaped += "&#39;"
            case "\t", "\n", "\r": escaped += " "
            default:
                if scalar.isAdvisedInXML { escaped.unicodeScalars.append(scalar) }
            }
        }
        return escaped
    }
}

extension Unicode.Scalar {
    fileprivate var isAdvisedInXML: Bool {
        switch value {
        case 0...0x1F, 0x7F...0x9F, 0xFDD0...0xFDEF: false
        // The last two code points of every plane are not characters.
        default: value & 0xFFFE != 0xFFFE
        }
    }
}
