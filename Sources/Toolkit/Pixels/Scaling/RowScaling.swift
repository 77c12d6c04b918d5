/// Makes a picture smaller while its rows come one after the other, so that only the smaller one takes memory.
///
/// The result is the same to the bit as that of ``Scaling``, which has the whole picture.
package struct RowScaling: ~Copyable {
    private let scaling: Scaling
    private let light = LinearLight.table
    private var plain: [Scaling.Light]
    private var narrow: [Scaling.Light]
    /// Two rows of the result: a row of the picture may be a part of both.
    private var sums: [[Scaling.Light]]
    private var row = 0
    private var target = 0

    /// - Precondition: `size` is in neither direction larger than `source`.
    package init(from source: PixelSize, to size: PixelSize) {
        scaling = Scaling(from: source, to: size)
        let none = [Scaling.Light](repeating: .zero, count: size.width)
        plain = Array(repeating: .zero, count: source.width)
        (narrow, sums) = (none, [none, none])
    }

    /// Adds the next row, and writes into `pixels` what is complete.
    package mutating func add(
        _ next: UnsafePointer<UInt32>, into pixels: UnsafeMutableBufferPointer<UInt32>
    ) {
        let bytes = UnsafeRawPointer(next).assumingMemoryBound(to: UInt8.self)
        light.read(UnsafeBufferPointer(start: bytes, count: 4 * plain.count), row: 0, into: &plain)
        scaling.sumUp(plain, into: &narrow)
        let rows = scaling.rows
        var index = target
        while index < rows.count, rows.firsts[index] <= row {
            let place = rows.starts[index] + row - rows.firsts[index]
            Scaling.add(narrow, rows.weights[place], to: &sums[index % 2])
            if place + 1 == rows.starts[index + 1] {
                sums[index % 2].withUnsafeBufferPointer { light.write($0, into: pixels, row: index) }
                for x in narrow.indices { sums[index % 2][x] = .zero }
                target = index + 1
            }
            index += 1
        }
        row += 1
    }
}
