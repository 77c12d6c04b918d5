import Pixels

/// The chunks of a PNG file that matter for its pixels. Source: the PNG specification, third edition, 5 and
/// 11.
struct PNGFile {
    let size: PixelSize
    let color: PNGColor
    /// Bits a channel.
    let depth: Int
    let isInterlaced: Bool
    /// Three bytes an entry.
    private(set) var palette: [UInt8] = []
    /// The alpha of the palette's entries, or the colour that is clear, in two bytes a channel; empty if
    /// there is none.
    private(set) var transparency: [UInt8] = []
    /// Where the pieces of the compressed pixels are.
    private(set) var data: [Range<Int>] = []

    /// The header, which is the first chunk.
    init(header bytes: UnsafeBufferPointer<UInt8>) throws(PictureError) {
        let start = 8
        let chunk = try PNGChunk(in: bytes, at: start)
        guard chunk.type == .header, chunk.body.count == 13 else { throw .damaged(.order, at: start) }
        let field = chunk.body.lowerBound
        size = try PixelSize(
            width: bytes.bigEndian(at: field, 4), height: bytes.bigEndian(at: field + 4, 4)
        ).checked(at: field)
        guard let color = PNGColor(rawValue: bytes[field + 9]), color.depths.contains(bytes[field + 8]),
            bytes[field + 10] == 0, bytes[field + 11] == 0, bytes[field + 12] <= 1
        else { throw .damaged(.field, at: field + 8) }
        self.color = color
        depth = Int(bytes[field + 8])
        isInterlaced = bytes[field + 12] == 1
    }

    /// The whole file. Every checksum is verified.
    init(_ bytes: UnsafeBufferPointer<UInt8>) throws(PictureError) {
        try self.init(header: bytes)
        var position = try PNGChunk(in: bytes, at: 8).end
        while true {
            guard !Task.isCancelled else { throw .cancelled }
            let chunk = try PNGChunk(in: bytes, at: position)
            if chunk.type == .end { break }
            try take(chunk, from: bytes)
            position = chunk.end
        }
        guard !data.isEmpty, color != .palette || !palette.isEmpty else {
            throw .damaged(.order, at: position)
        }
    }

    private mutating func take(
        _ chunk: PNGChunk, from bytes: UnsafeBufferPointer<UInt8>
    ) throws(PictureError) {
        let start = chunk.body.lowerBound
        switch chunk.type {
        case .header: throw .damaged(.order, at: start)
        case .palette:
            guard palette.isEmpty, data.isEmpty else { throw .damaged(.order, at: start) }
            guard chunk.body.count % 3 == 0, 1...256 ~= chunk.body.count / 3 else {
                throw .damaged(.length, at: start)
            }
            palette = Array(bytes[chunk.body])
        case .transparency:
            let isRightLength =
                switch color {
                case .grey: chunk.body.count == 2
                case .rgb: chunk.body.count == 6
                case .palette: !chunk.body.isEmpty && chunk.body.count <= palette.count / 3
                // Superfluous, and ignored.
                case .greyAlpha, .rgba: true
                }
            guard transparency.isEmpty, data.isEmpty else { throw .damaged(.order, at: start) }
            guard isRightLength else { throw .damaged(.length, at: start) }
            transparency = Array(bytes[chunk.body])
        case .data:
            // In one row: nothing else may be between them.
            guard data.last.map({ $0.upperBound + PNGChunk.frame == start }) ?? true else {
                throw .damaged(.order, at: start)
            }
            data.append(chunk.body)
        default:
            guard chunk.type.isAncillary else { throw .unsupported(.criticalChunk, at: start) }
        }
    }
}
