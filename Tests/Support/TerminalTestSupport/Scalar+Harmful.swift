extension Unicode.Scalar {
    /// Whether the scalar could command a terminal, end a line or turn text around.
    public var isHarmful: Bool {
        switch value {
        case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}
