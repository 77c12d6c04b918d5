// Compiled together with Sources/Toolkit/Pictures by Tests/Fuzzing/run, with one of the conditions below. A
// decoder may throw any error; a trap, an access out of bounds or a run without end is a finding.

/// More than this would only take long.
private let largestArea = 1 << 18

/// What the fuzzer calls with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    #if FUZZ_INFLATE
        fuzzInflate(bytes)
    #elseif FUZZ_PNG
        decode(repaired(bytes))
    #elseif FUZZ_JPEG
        decode([0xFF, 0xD8, 0xFF] + bytes.dropFirst(3))
    #elseif FUZZ_PPM
        decode([UInt8(ascii: "P")] + bytes.dropFirst())
    #elseif FUZZ_PATH
        fuzzPath(bytes)
    #endif
    return 0
}

private func decode(_ bytes: [UInt8]) {
    guard let header = try? PictureHeader(of: bytes), header.size.area <= largestArea,
        max(header.size.width, header.size.height) < 1 << 14
    else { return }
    let reduction = Reduction.allCases[bytes.count % 4]
    guard let raster = try? Raster(decoding: bytes, reducedBy: reduction) else { return }
    precondition(raster.size == reduction.applied(to: header.size))
}

/// A stream in two chunks, read in pieces of a length that its first byte says.
private func fuzzInflate(_ bytes: [UInt8]) {
    guard bytes.count > 2 else { return }
    let piece = 1 + 37 * Int(bytes[0])
    let middle = 2 + Int(bytes[1]) % (bytes.count - 1)
    bytes.withUnsafeBufferPointer { bytes in
        guard var inflate = try? Inflate(bytes, chunks: [2..<middle, middle..<bytes.count]) else { return }
        let target = Scratch<UInt8>(count: piece, filledWith: 0)
        guard let base = target.memory.baseAddress else { return }
        for _ in 0..<1000 {
            do { try inflate.read(piece, into: base) } catch { break }
        }
        try? inflate.finish()
    }
}

/// The file with a signature and right checksums, without which nothing would get far.
private func repaired(_ bytes: [UInt8]) -> [UInt8] {
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + bytes.dropFirst(8)
    var start = 8
    while start + 12 <= file.count {
        let length = file[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
        guard start + 12 + length <= file.count else { break }
        let end = start + 8 + length
        let sum = Array(file[start + 4..<end]).withUnsafeBufferPointer { CRC32.checksum($0) }
        for index in 0..<4 { file[end + index] = UInt8(truncatingIfNeeded: sum >> (24 - 8 * index)) }
        start = end + 4
    }
    return file
}

#if FUZZ_PATH
    private func fuzzPath(_ bytes: [UInt8]) {
        guard let path = try? VectorPath(svg: String(decoding: bytes, as: UTF8.self)) else { return }
        let length = path.length
        precondition(length >= 0 || length.isNaN)
        _ = path.point(at: length / 3)
        var picture = VectorPicture(width: 100, height: 60)
        let stroke = Stroke(
            .color(SIMD4(1, 2, 3, 200)), width: 3, join: bytes.count % 2 == 0 ? .round : .miter, cap: .round)
        picture.add(path, fill: .color(SIMD4(200, 1, 2, 255)), rule: .evenOdd, stroke: stroke)
        _ = try? picture.raster(size: PixelSize(width: 40, height: 30))
    }
#endif
