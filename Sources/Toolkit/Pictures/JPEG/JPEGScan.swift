import Pixels

/// What a scan header says. Source: ITU-T T.81, B.2.3.
struct JPEGScan {
    struct Part {
        /// The index of the component in the frame.
        let component: Int
        /// The tables for DC and AC coefficients.
        let dc: Int
        let ac: Int
    }

    private(set) var parts: [Part] = []
    /// Spectral selection: the coefficients of the scan, in zigzag order.
    let band: ClosedRange<Int>
    /// Successive approximation: the lowest bit that earlier scans brought, zero if there were none, and the
    /// lowest that this one brings.
    let previousBit: Int
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
                component: index, dc: Int(bytes[field + 1] >> 4), ac: Int(bytes[field + 1] & 0xF))
            guard part.dc < 4, part.ac < 4 else { throw .damaged(.field, at: field + 1) }
            parts.append(part)
        }
        guard !parts.isEmpty else { throw .damaged(.field, at: start) }
        let blocks = parts.reduce(0) { sum, part in
            sum + frame.components[part.component].horizontalSampling
                * frame.components[part.component].verticalSampling
        }
        guard parts.count == 1 || blocks <= 10 else { throw .damaged(.field, at: start) }
        let end = body.upperBound
        guard frame.isProgressive else {
            // The fields say nothing here, and not all encoders fill them in.
            (band, previousBit, bit) = (0...63, 0, 0)
            return
        }
        let (first, last) = (Int(bytes[end - 3]), Int(bytes[end - 2]))
        (previousBit, bit) = (Int(bytes[end - 1] >> 4), Int(bytes[end - 1] & 0xF))
        guard first == 0 ? last == 0 : first <= last && last <= 63 && parts.count == 1,
            bit <= 13, previousBit == 0 || previousBit == bit + 1
        else { throw .damaged(.field, at: end - 3) }
        band = first...last
    }
}
