extension PointerEvent {
    /// The event of `CSI < b ; x ; y M` or `m`; `nil` if the sequence is another one, or has an impossible button or position.
    /// Source: xterm, "SGR (1006)".
    init?(_ sequence: ControlSequence) {
        let isRelease = sequence.final == UInt8(ascii: "m")
        guard sequence.prefix == UInt8(ascii: "<"), sequence.intermediates.isEmpty,
            isRelease || sequence.final == UInt8(ascii: "M"), sequence.parameters.count == 3
        else { return nil }
        let (code, column, row) = (
            sequence.number(0, or: -1), sequence.number(1, or: 0), sequence.number(2, or: 0)
        )
        guard (0..<128).contains(code), Self.places.contains(column), Self.places.contains(row),
            let (kind, button) = Self.meaning(of: code, isRelease: isRelease)
        else { return nil }
        var modifiers: Modifiers = []
        if code & 4 != 0 { modifiers.insert(.shift) }
        if code & 8 != 0 { modifiers.insert(.alt) }
        if code & 16 != 0 { modifiers.insert(.control) }
        self.init(
            kind: kind, button: button, position: Point(column: column - 1, row: row - 1),
            modifiers: modifiers)
    }

    /// The valid columns and rows, counted from 1.
    static let places = 1...10_000

    private static func meaning(of code: Int, isRelease: Bool) -> (Kind, Button?)? {
        let (number, isMotion, isWheel) = (code & 3, code & 32 != 0, code & 64 != 0)
        if isWheel {
            // 2 and 3 are wheels that scroll sideways.
            guard !isRelease, !isMotion, number < 2 else { return nil }
            return (number == 0 ? .scrolledUp : .scrolledDown, nil)
        }
        let button: Button? = number < 3 ? [.left, .middle, .right][number] : nil
        if isRelease { return (.released, button) }
        if isMotion { return (button == nil ? .hovered : .dragged, button) }
        return button.map { (.pressed, $0) }
    }
}
