/// What a scan header says. Source: ITU-T T.81, B.2.3.
struct JPEGScan {
    struct Part {
        /// The index of the component in the frame.
        let component: Int
        /// The tables of its first coefficients and of all others.
        let firsts: Int
        let others: Int
    }

    private(set) var parts: [Part] = []
    /// The coefficients of the scan, in zigzag order.
    let band: ClosedRange<Int>
    /// The lowest bit that earlier scans brought, zero if there were none, and that this one brings.
    let knownBit: Int
    let bit: Int

    init(
        _ body: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>, frame: JPEGFrame
    ) throws(PictureError) {
        let start = body.lowerBound
        guard let count = body.isEmpty ? nil : Int(bytes[start]), body.count == 4 + 2 * count else {
            throw .damaged(.length, at: start)
        }
        for field in stride(from: start + 1, to: start + 1 + 2 * count, by: 2) {
            guard let index = frame.components.firstIndex(where: { $0.identifier == bytes[field] }),
                !parts.contains(where: { $0.component == index })
            else { throw .damaged(.order, at: field) }
            let part = Part(
                component: index, firsts: Int(bytes[field + 1] >> 4), others: Int(bytes[field + 1] & 0xF))
            guard part.firsts < 4, part.others < 4 else { throw .damaged(.field, at: field + 1) }
            parts.append(part)
        }
        guard !parts.isEmpty else { throw .damaged(.field, at: start) }
        let blocks = parts.reduce(0) { sum, part in
            sum + frame.components[part.component].across * frame.components[part.component].down
        }
        guard parts.count == 1 || blocks <= 10 else { throw .damaged(.field, at: start) }
        let end = body.upperBound
        guard frame.isProgressive else {
            // The fields say nothing here, and not all encoders fill them in.
            (band, knownBit, bit) = (0...63, 0, 0)
            return
        }
        let (first, last) = (Int(bytes[end - 3]), Int(bytes[end - 2]))
        (knownBit, bit) = (Int(bytes[end - 1] >> 4), Int(bytes[end - 1] & 0xF))
        guard first == 0 ? last == 0 : first <= last && last <= 63 && parts.count == 1,
            bit <= 13, knownBit == 0 || knownBit == bit + 1
        else { throw .damaged(.field, at: end - 3) }
        band = first...last
    }
}
