/// The tags of an OFX file one after the other, each with the text behind it.
///
/// SGML closes no leaf, and banks forget to close the rest, so nothing here depends on what is open. What is no tag is text: `A < B`,
/// `&`. Comments, processing instructions and declarations are skipped, and no entity is ever defined.
struct OFXTokens {
    private let bytes: [UInt8]
    private var index: Int
    private(set) var line = 1

    struct Token {
        let tag: OFXTag
        let isClosing: Bool
        /// The text up to the next tag, without spaces around it.
        let value: Range<Int>
        /// The line of the tag, from 1.
        let line: Int
    }

    init(_ text: FileText) { (bytes, index) = (text.bytes, text.start) }

    mutating func next() -> Token? {
        skipText()
        guard index < bytes.count else { return nil }
        let isClosing = bytes[index + 1] == UInt8(ascii: "/")
        var place = index + (isClosing ? 2 : 1)
        var name: UInt64 = OFXTag.seed
        while bytes[place] != UInt8(ascii: ">") && !bytes[place].isSpace && bytes[place] != UInt8(ascii: "/")
        {
            name = OFXTag.hash(name, bytes[place])
            place += 1
        }
        while bytes[place] != UInt8(ascii: ">") { place += 1 }
        index = place + 1
        let (start, line) = (index, line)
        skipText()
        return Token(
            tag: OFXTag(hash: name), isClosing: isClosing, value: bytes.trimmed(start..<index), line: line)
    }

    /// Goes to the next tag, or to the end.
    private mutating func skipText() {
        while index < bytes.count {
            let byte = bytes[index]
            if byte == UInt8(ascii: "<") {
                if isTag { return }
                skipMarkup()
            } else {
                if byte == 0x0A { line += 1 }
                index += 1
            }
        }
    }

    /// The longest tag, in bytes: namespaces of XML stand in some.
    private static let longestTag = 400

    /// Whether a whole tag begins here.
    private var isTag: Bool {
        var place = index + 1
        if place < bytes.count, bytes[place] == UInt8(ascii: "/") { place += 1 }
        guard place < bytes.count, bytes[place].isLetter else { return false }
        let end = min(bytes.count, index + Self.longestTag)
        var isName = true
        while place < end {
            let byte = bytes[place]
            switch byte {
            case UInt8(ascii: ">"): return true
            case UInt8(ascii: "<"): return false
            case UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: ":"): break
            case UInt8(ascii: "/") where place + 1 < end && bytes[place + 1] == UInt8(ascii: ">"): break
            case _ where byte.isSpace: isName = false
            case _ where isName && !byte.isLetter && !byte.isDigit: return false
            default: break
            }
            place += 1
        }
        return false
    }

    /// Goes past a comment, CDATA, a declaration or an instruction, or past the `<` of a text.
    private mutating func skipMarkup() {
        let ends: [(String, String)] = [
            ("<![CDATA[", "]]>"), ("<!--", "-->"), ("<?", "?>"), ("<!DOCTYPE", "]>"),
        ]
        for (start, end) in ends where bytes[index...].starts(with: start.utf8) {
            let isSimple =
                start == "<!DOCTYPE"
                && !bytes[index...].prefix { $0 != UInt8(ascii: ">") }.contains(UInt8(ascii: "["))
            skip(to: Array((isSimple ? ">" : end).utf8))
            return
        }
        index += 1
    }

    private mutating func skip(to end: [UInt8]) {
        while index < bytes.count {
            if bytes[index] == end[0], bytes[index...].starts(with: end) {
                index += end.count
                return
            }
            if bytes[index] == 0x0A { line += 1 }
            index += 1
        }
    }
}

/// The tags that say something about cards.
enum OFXTag: String, CaseIterable {
    case ofx, signonmsgsrsv1, status, severity, message, org, curdef, acctid, accttype
    case bankmsgsrsv1, creditcardmsgsrsv1, ccstmtrs, stmtrs, ccstmtendrs, stmtendrs, invstmtrs, ccacctfrom,
        bankacctfrom, acctfrom
    case banktranlist, dtstart, dtend, stmttrn, stmttrnp, trntype, dtposted, dtuser, trnamt, fitid, refnum,
        name, memo, cursym
    case currency, origcurrency, payee, ccacctto, bankacctto
    case ledgerbal, availbal, ballist, bal, balamt, dtasof, ccclosing, closing, dtclose, balclose, dtpmtdue,
        minpmtdue, creditlimit
    /// Any other.
    case other

    static let seed: UInt64 = 0xCBF2_9CE4_8422_2325

    /// FNV-1a of the name in small letters.
    static func hash(_ hash: UInt64, _ byte: UInt8) -> UInt64 {
        (hash ^ UInt64(byte.lowercased)) &* 0x100_0000_01B3
    }

    private static let tags = Dictionary(
        uniqueKeysWithValues: allCases.map { ($0.rawValue.utf8.reduce(seed, hash), $0) })

    init(hash: UInt64) { self = Self.tags[hash] ?? .other }
}
