/// Makes a picture smaller while its pixels come in any order, as those of an interlaced one do.
///
/// It takes 16 bytes for each pixel of the result. A channel may differ by one from what ``Scaling`` makes: the same
/// numbers are added, but in another order.
package struct LightSums: ~Copyable {
    private let sums: Scratch<Scaling.Light>
    private let width: Int
    private let columns: [Share]
    private let rows: [Share]

    /// How much a column or row is a part of one of the result and of the next one.
    private struct Share {
        var target = 0
        var weight: Float = 0
        var next: Float = 0

        static func all(_ weights: ScalingWeights, of count: Int) -> [Share] {
            var shares = [Share](repeating: Share(), count: count)
            for target in 0..<weights.count {
                for place in weights.starts[target]..<weights.starts[target + 1] {
                    let source = weights.firsts[target] + place - weights.starts[target]
                    if shares[source].weight == 0 {
                        shares[source] = Share(target: target, weight: weights.weights[place])
                    } else {
                        shares[source].next = weights.weights[place]
                    }
                }
            }
            return shares
        }
    }

    /// - Precondition: `size` is in neither direction larger than `source`.
    package init(from source: PixelSize, to size: PixelSize) {
        let scaling = Scaling(from: source, to: size)
        width = size.width
        // A pixel in the last column or row of the result adds nothing to the next one, for which there is room.
        sums = Scratch(count: (size.width + 1) * (size.height + 1), filledWith: .zero)
        columns = Share.all(scaling.columns, of: source.width)
        rows = Share.all(scaling.rows, of: source.height)
    }

    /// Adds the pixels of a row that are in every `step`th column from `first` on.
    package func add(_ pixels: UnsafePointer<UInt32>, count: Int, first: Int, step: Int, row: Int) {
        guard let base = sums.memory.baseAddress else { return }
        let share = rows[row]
        let upper = base + share.target * (width + 1)
        columns.withUnsafeBufferPointer { columns in
            for index in 0..<count {
                let column = columns[first + index * step]
                let light = LinearLight.table.light(of: pixels[index])
                let (left, right) = (light * column.weight, light * column.next)
                let place = upper + column.target
                place[0] += left * share.weight
                place[1] += right * share.weight
                guard share.next > 0 else { continue }
                place[width + 1] += left * share.next
                place[width + 2] += right * share.next
            }
        }
    }

    /// Writes the result.
    package func write(into pixels: UnsafeMutableBufferPointer<UInt32>) {
        guard let base = sums.memory.baseAddress else { return }
        for row in 0..<pixels.count / width {
            LinearLight.table.write(
                UnsafeBufferPointer(start: base + row * (width + 1), count: width), into: pixels, row: row)
        }
    }
}
