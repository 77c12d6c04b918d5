import Foundation
import TestSupport
import Testing

@testable import Pictures
@testable import Pixels

@Suite("The transform of a block", .showsSeed)
struct JPEGInverseDCTTests {
    /// The samples by the definition. Source: ITU-T T.81, A.3.3.
    private func samples(_ block: [Int16], _ quantization: [Int16]) -> [[Double]] {
        (0..<8).map { y in
            (0..<8).map { x in
                var sum = 128.0
                for v in 0..<8 {
                    for u in 0..<8 {
                        let scale = (u == 0 ? 0.5.squareRoot() : 1) * (v == 0 ? 0.5.squareRoot() : 1) / 4
                        sum +=
                            scale * Double(block[8 * v + u]) * Double(quantization[8 * v + u])
                            * cos(Double((2 * x + 1) * u) * .pi / 16)
                            * cos(Double((2 * y + 1) * v) * .pi / 16)
                    }
                }
                return sum
            }
        }
    }

    @Test("makes the samples that the standard defines, or averages of them", arguments: [1, 2, 4, 8])
    func definition(side: Int) {
        var random = SeededGenerator.ofThisRun()
        for _ in 0..<200 {
            let quantization = (0..<64).map { _ in Int16(random.number(1..<20)) }
            var block = [Int16](repeating: 0, count: 64)
            block[0] = Int16(random.number(-200..<200)) / quantization[0]
            for _ in 0..<random.number(0..<12) {
                let place = random.number(1..<64)
                block[place] = Int16(random.number(-60..<60)) / quantization[place]
            }
            let expected = samples(block, quantization)
            var made = [UInt8](repeating: 0, count: 8 * 16)
            made.withUnsafeMutableBufferPointer { made in
                block.withUnsafeMutableBufferPointer { block in
                    quantization.withUnsafeBufferPointer { quantization in
                        guard let made = made.baseAddress, let block = block.baseAddress,
                            let quantization = quantization.baseAddress
                        else { return }
                        JPEGInverseDCT(side: side).apply(
                            block, quantization: quantization, isDCOnly: JPEGInverseDCT.isDCOnly(block),
                            into: made,
                            stride: 16)
                    }
                }
            }
            let width = 8 / side
            for y in 0..<side {
                for x in 0..<side {
                    let square = expected[y * width..<(y + 1) * width].flatMap {
                        $0[x * width..<(x + 1) * width]
                    }
                    let average = min(max(square.reduce(0, +) / Double(square.count), 0), 255)
                    #expect(abs(Double(made[16 * y + x]) - average) < 1.2)
                }
            }
        }
    }
}
