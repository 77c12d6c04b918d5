/// Scales a picture, first along its rows and then down its columns, as light: linear, and multiplied by
/// alpha.
struct Scaling {
    let columns: ScalingWeights
    let rows: ScalingWeights

    typealias Light = SIMD4<Float>

    /// Makes all of a picture of `source` pixels as large as `target`.
    init(from source: PixelSize, to target: PixelSize) {
        columns = ScalingWeights(
            from: 0, length: Double(source.width), of: source.width, to: target.width)
        rows = ScalingWeights(
            from: 0, length: Double(source.height), of: source.height, to: target.height)
    }

    init(columns: ScalingWeights, rows: ScalingWeights) {
        (self.columns, self.rows) = (columns, rows)
    }

    func applied(to raster: Raster) -> Raster {
        var result = Raster(size: PixelSize(width: columns.count, height: rows.count))
        let source = raster.bytes
        let light = LinearLight.table
        source.withUnsafeBufferPointer { bytes in
            result.withPixels { pixels in
                // Two scaled rows are kept: neighbours have one in common when the picture shrinks, two when
                // it grows.
                var kept = [(row: -1, light: none), (row: -1, light: none)]
                var plain = [Light](repeating: .zero, count: raster.size.width)
                for y in 0..<rows.count {
                    var sum = none
                    for (offset, weight) in rows.weights[rows.starts[y]..<rows.starts[y + 1]].enumerated() {
                        let row = rows.firsts[y] + offset
                        if kept[row % 2].row != row {
                            light.read(bytes, row: row, into: &plain)
                            sumUp(plain, into: &kept[row % 2].light)
                            kept[row % 2].row = row
                        }
                        Self.add(kept[row % 2].light, weight, to: &sum)
                    }
                    sum.withUnsafeBufferPointer { light.write($0, into: pixels, row: y) }
                }
            }
        }
        return result
    }

    private var none: [Light] { Array(repeating: .zero, count: columns.count) }

    func sumUp(_ row: [Light], into sums: inout [Light]) {
        row.withUnsafeBufferPointer { row in
            columns.weights.withUnsafeBufferPointer { weights in
                for x in 0..<columns.count {
                    var sum = Light.zero
                    let start = columns.starts[x]
                    let first = columns.firsts[x] - start
                    for index in start..<columns.starts[x + 1] { sum += row[first + index] * weights[index] }
                    sums[x] = sum
                }
            }
        }
    }

    static func add(_ row: [Light], _ weight: Float, to sum: inout [Light]) {
        row.withUnsafeBufferPointer { row in
            sum.withUnsafeMutableBufferPointer { sum in
                for x in row.indices { sum[x] += row[x] * weight }
            }
        }
    }
}
