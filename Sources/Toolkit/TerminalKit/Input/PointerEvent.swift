/// A mouse event.
public struct PointerEvent: Hashable, Sendable {
    /// The kind of a mouse event.
    public enum Kind: Hashable, Sendable {
        /// A button went down.
        case pressed
        /// A button went up.
        case released
        /// The pointer entered another cell with a button down.
        case dragged
        /// The pointer entered another cell with no button down.
        case hovered
        /// The wheel was turned away from the user by one step.
        case scrolledUp
        /// The wheel was turned towards the user by one step.
        case scrolledDown
        /// The wheel was tilted, or fingers moved on a touchpad, by one step: what lies to the left is to be seen.
        case scrolledLeft
        /// The same to the right.
        case scrolledRight
    }

    /// A button of the mouse.
    public enum Button: Hashable, Sendable {
        /// The primary button, for pointing and dragging.
        case left
        /// The middle button, often the wheel.
        case middle
        /// The button for context menus.
        case right
    }

    /// The kind of event.
    public var kind: Kind
    /// The button; `nil` for the wheel, and if no button is down.
    public var button: Button?
    /// The pointer's cell, counted from 0 at the top left of the terminal. It can be outside a picture that is smaller, or
    /// that was drawn before the terminal shrank.
    public var position: Point
    /// The modifiers that were held down.
    public var modifiers: Modifiers

    /// A mouse event with these values.
    public init(kind: Kind, button: Button? = nil, position: Point, modifiers: Modifiers = []) {
        self.kind = kind
        self.button = button
        self.position = position
        self.modifiers = modifiers
    }
}

extension PointerEvent {
    /// Whether it marks what it is on: a click with the right button or, where the terminal keeps that one for its own menu, with
    /// Control.
    public var marks: Bool {
        kind == .pressed && (button == .right || button == .left && modifiers.contains(.control))
    }

    /// The event of `CSI < b ; x ; y M` or `m`; `nil` if the sequence is another one, or has an impossible button or position.
    /// Source: xterm, "SGR (1006)".
    ///
    /// A button that is down may be moved and let go beyond any edge, where some terminals count from 0 or below it: the nearest
    /// cell counts, since a release that is lost would leave the button down.
    init?(_ sequence: ControlSequence) {
        let isRelease = sequence.final == UInt8(ascii: "m")
        guard sequence.prefix == UInt8(ascii: "<"), sequence.intermediates.isEmpty,
            isRelease || sequence.final == UInt8(ascii: "M"), sequence.parameters.count == 3
        else { return nil }
        let (code, column, row) = (
            sequence.number(0, or: -1), sequence.number(1, or: 0), sequence.number(2, or: 0)
        )
        guard (0..<128).contains(code), let (kind, button) = Self.meaning(of: code, isRelease: isRelease),
            kind == .released || kind == .dragged
                || Self.places.contains(column) && Self.places.contains(row)
        else { return nil }
        var modifiers: Modifiers = []
        if code & 4 != 0 { modifiers.insert(.shift) }
        if code & 8 != 0 { modifiers.insert(.alt) }
        if code & 16 != 0 { modifiers.insert(.control) }
        self.init(
            kind: kind, button: button,
            position: Point(column: Self.nearest(column) - 1, row: Self.nearest(row) - 1),
            modifiers: modifiers)
    }

    /// The valid columns and rows, counted from 1.
    static let places = 1...10_000

    private static func nearest(_ place: Int) -> Int { min(max(places.lowerBound, place), places.upperBound) }

    private static func meaning(of code: Int, isRelease: Bool) -> (Kind, Button?)? {
        let (number, isMotion, isWheel) = (code & 3, code & 32 != 0, code & 64 != 0)
        if isWheel {
            guard !isRelease, !isMotion else { return nil }
            return ([.scrolledUp, .scrolledDown, .scrolledLeft, .scrolledRight][number], nil)
        }
        let button: Button? = number < 3 ? [.left, .middle, .right][number] : nil
        if isRelease { return (.released, button) }
        if isMotion { return (button == nil ? .hovered : .dragged, button) }
        return button.map { (.pressed, $0) }
    }
}
