extension String {
    /// The text of `bytes` that were written here from other texts: looking once more whether they are UTF-8 takes a tenth of the time
    /// of a long list.
    @usableFromInline init(known bytes: ArraySlice<UInt8>) {
        if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
            self.init(copying: UTF8Span(unchecked: bytes.span))
        } else {
            self.init(decoding: bytes, as: UTF8.self)
        }
    }
}

/// Texts that are written as bytes: of nearly all of them, nothing has to be done but to copy them.
extension [UInt8] {
    /// Appends the bytes of `text` if all of them are printable ASCII, and not one of `others`.
    ///
    /// - Returns: whether it was appended.
    mutating func append(plain text: String, without others: (UInt8, UInt8)) -> Bool {
        var text = text
        return text.withUTF8 { buffer in
            // Counting compares several bytes at once, which a search that stops at the first doesn't.
            let others = buffer.count { $0 &- 0x20 >= 0x5F || $0 == others.0 || $0 == others.1 }
            guard others == 0 else { return false }
            append(contentsOf: buffer)
            return true
        }
    }

    /// Appends a value as it stands in a line: its ``FieldValue/text`` in one line.
    @usableFromInline mutating func append(line value: FieldValue) {
        switch value {
        case .text(let text): if !append(plain: text, without: (0, 0)) { self += text.oneLine.utf8 }
        case .number, .flag, .moment: self += value.text.utf8
        case .list(let values): for (index, value) in values.enumerated() { append(value, at: index) }
        case .object(let members):
            for (index, member) in members.enumerated() { append(member.value, at: index) }
        case .missing: break
        }
    }

    private mutating func append(_ element: FieldValue, at index: Int) {
        if index > 0 { append(UInt8(ascii: ",")) }
        append(line: element)
    }
}
