public import PaymentCardsEntity

extension FileFormat {
    /// What the first bytes of a file say it is; `nil` if nothing tells.
    ///
    /// - Parameter bytes: the file, or its beginning; 64 KiB are looked at.
    public init?(recognizing bytes: [UInt8]) {
        guard !bytes.isEmpty else {
            self = .empty
            return
        }
        if let format = Self.magic(bytes) {
            self = format
            return
        }
        let start = bytes.prefix(1 << 16)
        let utf16 = FileText.fromUTF16(start)
        let text = FormatText(utf16 ?? Array(start))
        switch text.format {
        case .json? where utf16 != nil, .cardJSON? where utf16 != nil: self = .utf16
        case let format?: self = format
        case nil: return nil
        }
    }

    /// A format that is no text.
    private static func magic(_ bytes: [UInt8]) -> FileFormat? {
        let start = bytes.prefix(4)
        func has(_ text: String) -> Bool { bytes.holds(text.utf8, in: 1024) }
        if has("%PDF-") { return .pdf }
        if start.starts(with: [0xD0, 0xCF, 0x11, 0xE0]) { return .spreadsheet }
        if start.starts(with: [0x1F, 0x8B]) { return .gzip }
        if start.starts(with: [0x50, 0x4B, 0x03, 0x04]) || start.starts(with: [0x50, 0x4B, 0x05, 0x06]) {
            return has("[Content_Types].xml") || has("xl/") ? .spreadsheet : .archive
        }
        return nil
    }
}

/// The beginning of a text file, and what it tells.
private struct FormatText {
    private let bytes: [UInt8]
    /// The same with small letters.
    private let small: [UInt8]
    private let first: UInt8

    init(_ bytes: [UInt8]) {
        let isMarked = bytes.starts(with: [0xEF, 0xBB, 0xBF])
        self.bytes = Array(bytes.drop { $0.isSpace || isMarked && $0 > 0x7F })
        small = self.bytes.map(\.lowercased)
        first = small.first ?? 0
    }

    private func starts(_ text: String) -> Bool { small.starts(with: text.utf8) }

    private func has(_ text: String, in count: Int = .max) -> Bool {
        small.holds(text.utf8, in: count)
    }

    var format: FileFormat? {
        guard !bytes.isEmpty else { return .empty }
        if starts("{1:") { return .mt940 }
        if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") {
            let isOurs = has("\"card\"", in: 4096) || has("\"swippy.", in: 4096)
            return isOurs ? .cardJSON : .json
        }
        if has("<ofx>") || has("<ofx ") || starts("ofxheader") {
            return has("<intu.") ? .qfx : .ofx
        }
        if starts(":20:") || has("\n:25:") && has("\n:60f:") { return .mt940 }
        if isBinary { return .binary }
        if first == UInt8(ascii: "<") { return markup }
        if isQIF { return .qif }
        if isJournal { return .journal }
        return CSVLayout.isTable(bytes) ? .csv : nil
    }

    /// Whether bytes occur that no text has, apart from single ones.
    private var isBinary: Bool {
        let odd = bytes.count { $0 < 0x20 && !$0.isSpace && $0 != 0x1B && $0 != 0x1A }
        return bytes.count > 3 && odd * 20 > bytes.count
    }

    private var markup: FileFormat {
        if has("urn:schemas-microsoft-com:office:spreadsheet") { return .spreadsheet }
        if has("camt.05") { return .camt }
        let tags = [
            "<!doctype html", "<html", "<head", "<body", "<table", "<meta", "<style", "<div", "<script",
            "<title",
        ]
        return tags.contains { has($0) } ? .webPage : .xml
    }

    private var isQIF: Bool {
        guard first == UInt8(ascii: "!") else { return false }
        return ["!type:", "!account", "!option:", "!clear:"].contains(where: starts)
    }

    /// Whether a day stands at the beginning of a line with an indented posting below it, or with a word of Beancount behind it.
    private var isJournal: Bool {
        if starts("option \"") || has("\naccount assets") || has("\naccount liabilities") { return true }
        let lines = bytes.split(separator: 0x0A, maxSplits: 200, omittingEmptySubsequences: false)
        return zip(lines, lines.dropFirst()).contains { line, next in
            let digits = line.prefix { $0.isDigit || "-/.".utf8.contains($0) }
            guard 8...10 ~= digits.count, line.dropFirst(digits.count).first == 0x20 else { return false }
            let words = line.dropFirst(digits.count + 1)
            if ["open ", "close ", "txn ", "* \"", "! \"", "balance ", "commodity ", "pad "].contains(where: {
                words.starts(with: $0.utf8)
            }) {
                return true
            }
            let indent = next.prefix { $0 == 0x20 || $0 == 0x09 }
            return (indent.count > 1 || indent.first == 0x09) && next.contains(UInt8(ascii: ":"))
        }
    }
}
