/// The commands of kitty's graphics. Source: kitty, "The terminal graphics protocol".
enum KittyGraphics {
    /// How much of a picture is sent in one command.
    private static let chunk = 4096

    /// Asks whether the terminal knows them. Answer: ``TerminalReply/graphics(id:isOK:)``, or none.
    static let query = Array("\u{1B}_Gi=\(queryID),s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\".utf8)

    /// The number in the question.
    static let queryID: UInt32 = 31

    /// Sends a picture, to be shown where its placeholders are. Only failures are answered.
    static func transmission(_ payload: PicturePayload, id: UInt32, isWrapped: Bool) -> [UInt8] {
        let size = payload.picture.size
        let data = Base64.encoded(payload.bytes)
        var output: [UInt8] = []
        var start = 0
        repeat {
            let end = min(start + chunk, data.count)
            let isLast = end == data.count
            let keys =
                (start == 0
                    ? "a=T,U=1,f=100,t=d,i=\(id),c=\(size.columns),r=\(size.rows),q=1,m=" : "q=1,m=")
                + (isLast ? "0" : "1")
            output += wrapped(
                Array("\u{1B}_G\(keys);".utf8) + data[start..<end] + Array("\u{1B}\\".utf8), isWrapped)
            start = end
        } while start < data.count
        return output
    }

    /// Deletes a picture, wherever it is seen.
    static func deletion(_ id: UInt32, isWrapped: Bool) -> [UInt8] {
        wrapped(Array("\u{1B}_Ga=d,d=I,i=\(id),q=2\u{1B}\\".utf8), isWrapped)
    }

    /// What tmux passes on to the terminal that it runs in. Source: tmux(1), "allow-passthrough".
    static func wrapped(_ bytes: [UInt8], _ isWrapped: Bool) -> [UInt8] {
        guard isWrapped else { return bytes }
        return Array("\u{1B}Ptmux;".utf8) + bytes.flatMap { $0 == 0x1B ? [0x1B, 0x1B] : [$0] }
            + Array("\u{1B}\\".utf8)
    }
}

/// The character that shows a cell of a picture: marks above it are the row and the column, and its colour is the picture's number.
enum Placeholder {
    static let scalar: Unicode.Scalar = "\u{10EEEE}"

    /// How many rows and columns can be numbered.
    static let most = numbers.count

    /// The character for a row and a column below ``most``.
    static func text(row: Int, column: Int) -> Character {
        var text = String.UnicodeScalarView()
        text.append(scalar)
        text.append(numbers[row])
        text.append(numbers[column])
        return Character(String(text))
    }

    /// The marks, in order: those that stand above a letter in Unicode 6.0.0 and never become one with it. Source: kitty,
    /// "rowcolumn-diacritics.txt".
    private static let numbers: [Unicode.Scalar] = [
        0x0305...0x0305, 0x030D...0x030E, 0x0310...0x0310, 0x0312...0x0312, 0x033D...0x033F,
        0x0346...0x0346, 0x034A...0x034C, 0x0350...0x0352, 0x0357...0x0357, 0x035B...0x035B,
        0x0363...0x036F, 0x0483...0x0487, 0x0592...0x0595, 0x0597...0x0599, 0x059C...0x05A1,
        0x05A8...0x05A9, 0x05AB...0x05AC, 0x05AF...0x05AF, 0x05C4...0x05C4, 0x0610...0x0617,
        0x0657...0x065B, 0x065D...0x065E, 0x06D6...0x06DC, 0x06DF...0x06E2, 0x06E4...0x06E4,
        0x06E7...0x06E8, 0x06EB...0x06EC, 0x0730...0x0730, 0x0732...0x0733, 0x0735...0x0736,
        0x073A...0x073A, 0x073D...0x073D, 0x073F...0x0741, 0x0743...0x0743, 0x0745...0x0745,
        0x0747...0x0747, 0x0749...0x074A, 0x07EB...0x07F1, 0x07F3...0x07F3, 0x0816...0x0819,
        0x081B...0x0823, 0x0825...0x0827, 0x0829...0x082D, 0x0951...0x0951, 0x0953...0x0954,
        0x0F82...0x0F83, 0x0F86...0x0F87, 0x135D...0x135F, 0x17DD...0x17DD, 0x193A...0x193A,
        0x1A17...0x1A17, 0x1A75...0x1A7C, 0x1B6B...0x1B6B, 0x1B6D...0x1B73, 0x1CD0...0x1CD2,
        0x1CDA...0x1CDB, 0x1CE0...0x1CE0, 0x1DC0...0x1DC1, 0x1DC3...0x1DC9, 0x1DCB...0x1DCC,
        0x1DD1...0x1DE6, 0x1DFE...0x1DFE, 0x20D0...0x20D1, 0x20D4...0x20D7, 0x20DB...0x20DC,
        0x20E1...0x20E1, 0x20E7...0x20E7, 0x20E9...0x20E9, 0x20F0...0x20F0, 0x2CEF...0x2CF1,
        0x2DE0...0x2DFF, 0xA66F...0xA66F, 0xA67C...0xA67D, 0xA6F0...0xA6F1, 0xA8E0...0xA8F1,
        0xAAB0...0xAAB0, 0xAAB2...0xAAB3, 0xAAB7...0xAAB8, 0xAABE...0xAABF, 0xAAC1...0xAAC1,
        0xFE20...0xFE26, 0x10A0F...0x10A0F, 0x10A38...0x10A38, 0x1D185...0x1D189, 0x1D1AA...0x1D1AD,
        0x1D242...0x1D244,
    ].flatMap { (range: ClosedRange<UInt32>) in range.compactMap(Unicode.Scalar.init) }
}

/// The placeholders of parts of pictures. They are kept: two characters that are one in memory are soon found to be equal.
struct Placeholders: Sendable {
    private var texts: [[Character]] = []

    /// Makes those for pictures of this size.
    mutating func cover(_ size: Size) {
        let (rows, columns) = (min(size.rows, Placeholder.most), min(size.columns, Placeholder.most))
        while texts.count < rows { texts.append([]) }
        for row in 0..<rows {
            for column in texts[row].count..<max(columns, texts[row].count) {
                texts[row].append(Placeholder.text(row: row, column: column))
            }
        }
    }

    /// The cell for a part of the picture with this number; `nil` past the last row or column that has one.
    func cell(_ part: PicturePart, id: UInt32) -> Cell? {
        let (row, column) = (Int(part.row), Int(part.column))
        guard row < texts.count, column < texts[row].count else { return nil }
        return Cell(
            text: texts[row][column], style: Style(foreground: Color(id), background: part.ground))
    }
}

extension Character {
    /// Whether a terminal may show a part of a picture in its place. No text may: a feed would place pictures by itself.
    var isPlaceholder: Bool { unicodeScalars.first == Placeholder.scalar }
}
