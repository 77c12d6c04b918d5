import Pixels

/// The segments of a JPEG file, one after the other. Source: ITU-T T.81, annex B.
struct JPEGFile: ~Copyable {
    /// What was found before the next scan, or at the end.
    enum Event {
        case scan(JPEGScan)
        case end
    }

    let bytes: UnsafeBufferPointer<UInt8>
    /// The offset of the next segment, or of the entropy-coded data of the scan that was found.
    var position = 2
    private var frameHeader: JPEGFrame?
    private(set) var orientation = Orientation.upright
    /// MCUs between restart markers; zero if there are none.
    private var restartInterval = 0
    /// The quantisation tables, in rows; `nil` where there is none yet.
    private var quantization: [[Int16]?] = [nil, nil, nil, nil]
    private let zigzag = Scratch<Int>(count: JPEGZigzag.places.count, filledWith: 0)
    /// Four tables for DC coefficients, and four for AC coefficients.
    private var huffman = [JPEGHuffmanMemory?](repeating: nil, count: 8)
    private var isJFIF = false
    private var adobeTransform: UInt8?

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        for (order, place) in JPEGZigzag.places.enumerated() { zigzag.memory[order] = place }
    }

    /// Source: ITU-T T.81, table B.1.
    private enum Marker {
        static let baseline: UInt8 = 0xC0
        static let sequential: UInt8 = 0xC1
        static let progressive: UInt8 = 0xC2
        static let huffmanTables: UInt8 = 0xC4
        static let arithmetic: [ClosedRange<UInt8>] = [0xC9...0xCB, 0xCD...0xCF]
        static let lossless: [ClosedRange<UInt8>] = [0xC3...0xC3, 0xC5...0xC7]
        static let end: UInt8 = 0xD9
        static let scan: UInt8 = 0xDA
        static let quantisation: UInt8 = 0xDB
        static let restartInterval: UInt8 = 0xDD
        static let jfif: UInt8 = 0xE0
        static let exif: UInt8 = 0xE1
        static let adobe: UInt8 = 0xEE
        /// Without a body: restart markers and the start of the picture.
        static let bare: ClosedRange<UInt8> = 0xD0...0xD8
    }

    /// Reads on to the frame header.
    mutating func frame() throws(PictureError) -> JPEGFrame {
        while frameHeader == nil {
            guard case nil = try segment() else { throw .damaged(.order, at: position) }
        }
        guard let frameHeader else { throw .damaged(.order, at: position) }
        return frameHeader
    }

    /// Reads on to the next scan, or the end.
    mutating func next() throws(PictureError) -> Event {
        while true {
            if let event = try segment() { return event }
        }
    }

    /// The table for DC or AC coefficients.
    func table(_ index: Int, isDC: Bool) throws(PictureError) -> JPEGHuffmanMemory {
        guard let memory = huffman[isDC ? index : index + 4] else { throw .damaged(.order, at: position) }
        return memory
    }

    /// The quantisation table of a component, in rows.
    func quantization(of component: JPEGFrame.Component) throws(PictureError) -> [Int16] {
        guard let quantization = quantization[component.table] else { throw .damaged(.order, at: position) }
        return quantization
    }

    /// What reads the scan whose header was found last. It must not outlive the file.
    var entropy: JPEGEntropy {
        JPEGEntropy(
            JPEGBitReader(bytes, at: position), restartInterval: restartInterval,
            places: zigzag.memory.baseAddress.unsafelyUnwrapped)
    }

    /// Whether the colours are red, green and blue. The same guess is made by the JPEG group's decoder.
    var isRGB: Bool {
        if isJFIF { return false }
        if let adobeTransform { return adobeTransform == 0 }
        return frameHeader?.components.map(\.identifier) == Array("RGB".utf8)
    }

    private mutating func segment() throws(PictureError) -> Event? {
        guard !Task.isCancelled else { throw .cancelled }
        let marker = try nextMarker()
        if marker == Marker.end { return .end }
        if Marker.bare.contains(marker) { return nil }
        guard position + 2 <= bytes.count else { throw .cutShort(at: bytes.count) }
        let length = bytes.bigEndian(at: position, 2)
        guard length >= 2 else { throw .damaged(.length, at: position) }
        guard length <= bytes.count - position else { throw .cutShort(at: bytes.count) }
        let body = position + 2..<position + length
        position = body.upperBound
        switch marker {
        case Marker.baseline, Marker.sequential, Marker.progressive:
            guard frameHeader == nil else { throw .damaged(.order, at: body.lowerBound) }
            frameHeader = try JPEGFrame(body, of: bytes, isProgressive: marker == Marker.progressive)
        case Marker.scan:
            guard let frameHeader else { throw .damaged(.order, at: body.lowerBound) }
            return .scan(try JPEGScan(body, of: bytes, frame: frameHeader))
        case Marker.huffmanTables: try takeHuffmanTables(body)
        case Marker.quantisation: try takeQuantization(body)
        case Marker.restartInterval:
            guard body.count == 2 else { throw .damaged(.length, at: body.lowerBound) }
            restartInterval = bytes.bigEndian(at: body.lowerBound, 2)
        case Marker.jfif: if bytes[body].starts(with: Array("JFIF\0".utf8)) { isJFIF = true }
        case Marker.exif where bytes[body].starts(with: Array("Exif\0".utf8)):
            orientation = Orientation(exif: bytes[body])
        case Marker.adobe where body.count >= 12 && bytes[body].starts(with: Array("Adobe".utf8)):
            adobeTransform = bytes[body.lowerBound + 11]
        case _ where Marker.arithmetic.contains { $0 ~= marker }:
            throw .unsupported(.arithmeticCoding, at: body.lowerBound)
        case _ where Marker.lossless.contains { $0 ~= marker }:
            throw .unsupported(.lossless, at: body.lowerBound)
        default: break
        }
        return nil
    }

    /// Skips to the next marker, over what a scan left of its data.
    private mutating func nextMarker() throws(PictureError) -> UInt8 {
        while position + 1 < bytes.count {
            defer { position += 1 }
            guard bytes[position] == 0xFF, bytes[position + 1] != 0, bytes[position + 1] != 0xFF else {
                continue
            }
            defer { position += 1 }
            return bytes[position + 1]
        }
        throw .cutShort(at: bytes.count)
    }

    /// Source: ITU-T T.81, B.2.4.2.
    private mutating func takeHuffmanTables(_ body: Range<Int>) throws(PictureError) {
        var start = body.lowerBound
        while start < body.upperBound {
            guard start + 17 <= body.upperBound else { throw .damaged(.length, at: start) }
            let place = bytes[start]
            guard place & 0xEC == 0 else { throw .damaged(.field, at: start) }
            let counts = bytes[start + 1..<start + 17]
            let count = counts.reduce(0) { $0 + Int($1) }
            guard count <= 256, start + 17 + count <= body.upperBound else {
                throw .damaged(.length, at: start)
            }
            let symbols = bytes[start + 17..<start + 17 + count]
            let isDC = place < 0x10
            guard !isDC || symbols.allSatisfy({ $0 < 16 }) else {
                throw .damaged(.codeLengths, at: start)
            }
            let memory = JPEGHuffmanMemory()
            try memory.table.build(counts: counts, symbols: symbols, at: start)
            huffman[Int(place & 3) + (isDC ? 0 : 4)] = memory
            start += 17 + count
        }
    }

    /// Source: ITU-T T.81, B.2.4.1.
    private mutating func takeQuantization(_ body: Range<Int>) throws(PictureError) {
        var start = body.lowerBound
        while start < body.upperBound {
            let bytesEach = Int(bytes[start] >> 4) + 1
            let index = Int(bytes[start] & 0xF)
            guard bytesEach <= 2, index < 4 else { throw .damaged(.field, at: start) }
            guard start + 1 + 64 * bytesEach <= body.upperBound else { throw .damaged(.length, at: start) }
            var table = [Int16](repeating: 0, count: 64)
            for order in 0..<64 {
                let quantum = bytes.bigEndian(at: start + 1 + order * bytesEach, bytesEach)
                table[JPEGZigzag.places[order]] = Int16(truncatingIfNeeded: quantum)
            }
            quantization[index] = table
            start += 1 + 64 * bytesEach
        }
    }
}
