package import TerminalKit

extension Color {
    /// The colour as a pixel.
    package var pixel: SIMD4<UInt8> { pixel(alpha: 1) }

    /// The colour as a translucent pixel.
    package func pixel(alpha: Double) -> SIMD4<UInt8> {
        SIMD4(red, green, blue, UInt8((max(0, min(1, alpha)) * 255).rounded()))
    }
}
