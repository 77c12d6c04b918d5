/// The colours that a drawing may have, as in CSS.
package enum StrokeColor: String, CaseIterable, Sendable {
    case red = "#be2813"
    case ultramarine = "#3802da"
    case green = "#467c24"
    case grey = "#808080"
    case violet = "#8e5af7"
    case coral = "#f07f5a"
    case amber = "#f3af22"
    case sky = "#3dacf7"
    case pink = "#e87aa4"
    case petrol = "#0f2e3f"
    case forest = "#213711"
    case maroon = "#511307"
    case cherry = "#92003b"

    /// Red, green and blue, a byte each.
    package var hex: UInt32 { UInt32(rawValue.dropFirst(), radix: 16) ?? 0 }
}
