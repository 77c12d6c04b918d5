import Pixels

extension JPEGDecoder {
    /// Finds all scans, of which `scan` is the first, and makes pixels of what they bring together.
    mutating func readInTurns(
        _ scan: JPEGScan, into target: UnsafeMutablePointer<UInt32>
    ) throws(PictureError) {
        var coefficients = JPEGCoefficients(frame)
        var next = JPEGFile.Event.scan(scan)
        while case .scan(let scan) = next {
            // A component keeps the quantisation table that it begins with.
            for part in scan.parts where coefficients.isUnseen(part.component) {
                try keepQuantization(of: part.component)
            }
            try coefficients.begin(scan, at: file.position)
            // Of a block that becomes one sample, only the DC coefficient matters.
            if scan.band.lowerBound == 0 || scan.parts.contains(where: { planes[$0.component].side > 1 }) {
                try coefficients.add(scan, of: file)
            }
            // Without progression, nothing can follow the last colour.
            if coefficients.isComplete, !frame.isProgressive { break }
            next = try file.next()
        }
        guard coefficients.hasAllComponents else { throw .damaged(.order, at: file.position) }
        for row in 0..<frame.mcuRows {
            guard !Task.isCancelled else { throw .cancelled }
            try coefficients.read(row)
            for index in planes.indices { transform(coefficients, index) }
            finishRow(row, into: target)
        }
    }

    private func transform(_ coefficients: borrowing JPEGCoefficients, _ index: Int) {
        let plane = planes[index]
        let transform = JPEGInverseDCT(side: plane.side)
        for y in 0..<plane.verticalSampling {
            for column in 0..<plane.horizontalSampling * frame.mcuColumns {
                let block = coefficients.block(index, column: column, row: y)
                transform.apply(
                    block, quantization: quantization(of: index), isDCOnly: JPEGInverseDCT.isDCOnly(block),
                    into: plane.block(column: column, row: y), stride: plane.stride)
            }
        }
    }
}
