import Values

/// A value as a trace shows it.
///
/// For an enum it shows the case and its values; for a struct only cases, numbers, and the lengths of lists, since texts in a
/// struct may be secret or long. A type with its own description is shown by that, which masks secrets.
enum ShortText {
    private static let limit = 80

    static func of(_ value: Any) -> String {
        let text = full(value)
        return text.count > limit ? text.prefix(limit - 1) + "…" : text
    }

    /// A method with its arguments: `statement(of:)` becomes `statement(of: CardID)`. An argument that is secret or a function is
    /// shown as `…`.
    static func of(_ method: String, _ arguments: [any Sendable]) -> String {
        let parts = method.split { "():".contains($0) }.map(String.init)
        let values = parts.dropFirst().enumerated().map { index, label in
            (label == "_" ? "" : "\(label): ") + (index < arguments.count ? of(arguments[index]) : "…")
        }
        return "\(parts.first ?? "")(\(values.joined(separator: ", ")))"
    }

    private static func full(_ value: Any) -> String {
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .optional: return mirror.children.first.map { full($0.value) } ?? "nil"
        case .collection, .set, .dictionary: return count(mirror.children.count)
        case .tuple: return mirror.children.isEmpty ? "done" : tuple(mirror)
        case .enum: return enumCase(value, mirror)
        case .struct where !(value is any CustomStringConvertible): return fields(of: value, mirror)
        case nil: return plain(value)
        default:
            return value is any CustomStringConvertible ? cleaned("\(value)") : name(of: value)
        }
    }

    private static func plain(_ value: Any) -> String {
        switch value {
        case let text as String: "“\(cleaned(text))”"
        case let number as Double: "\((number * 1_000).rounded() / 1_000)"
        default: cleaned("\(value)")
        }
    }

    private static func enumCase(_ value: Any, _ mirror: Mirror) -> String {
        guard let payload = mirror.children.first else { return cleaned("\(value)") }
        let inside = Mirror(reflecting: payload.value)
        let values = inside.displayStyle == .tuple ? tuple(inside) : full(payload.value)
        return "\(payload.label ?? "")(\(values))"
    }

    private static func tuple(_ mirror: Mirror) -> String {
        mirror.children.map { child in
            // An unlabelled tuple element is named `.0`.
            let label = child.label.flatMap { $0.hasPrefix(".") ? nil : "\($0): " } ?? ""
            return label + full(child.value)
        }
        .joined(separator: ", ")
    }

    private static func fields(of value: Any, _ mirror: Mirror) -> String {
        let members = members(of: mirror, opensCases: true)
        return name(of: value) + (members.isEmpty ? "" : "(\(members))")
    }

    private static func members(of mirror: Mirror, opensCases: Bool) -> String {
        mirror.children.compactMap { child in
            field(child.value, opensCases).map { "\(child.label ?? ""): \($0)" }
        }
        .joined(separator: ", ")
    }

    /// A value inside a struct as it is shown, with `opensCases` also the struct in one of its cases; `nil` if it is hidden.
    private static func field(_ value: Any, _ opensCases: Bool) -> String? {
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .optional: return mirror.children.first.flatMap { field($0.value, opensCases) }
        case .collection, .set, .dictionary:
            return mirror.children.isEmpty ? nil : count(mirror.children.count)
        case .enum:
            guard let payload = mirror.children.first else { return cleaned("\(value)") }
            let inside = Mirror(reflecting: payload.value)
            let isOpen =
                opensCases && inside.displayStyle == .struct
                && !(payload.value is any CustomStringConvertible)
            let members = isOpen ? members(of: inside, opensCases: false) : ""
            return (payload.label ?? "") + (members.isEmpty ? "" : "(\(members))")
        default:
            if let isTrue = value as? Bool { return isTrue ? "true" : nil }
            return (value as? Int).map { "\($0)" }
        }
    }

    private static func count(_ count: Int) -> String { count == 1 ? "1 value" : "\(count) values" }

    /// The name of its type; for a generic one, with only the first type argument.
    private static func name(of value: Any) -> String {
        "\(type(of: value))".replacing(/<([^<>,]+),.*>/) { "<\($0.1), …>" }
    }

    /// `text` on one line, without terminal commands, hidden characters and card numbers.
    static func cleaned(_ text: String) -> String { text.safeText.withMaskedNames }
}
