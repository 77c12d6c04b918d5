import Foundation

/// What a value consists of, down to what has no parts that matter: a line for each, with the path to it.
public enum Leaves {
    /// A text as it is; anything else as its leaves.
    public static func text(of value: Any) -> String {
        if let text = value as? any StringProtocol { return String(text) }
        return of(value).map { $0.path.isEmpty ? $0.text : "\($0.path) = \($0.text)" }.joined(separator: "\n")
    }

    /// The leaves of `value`, in the order in which it has them; those of sets and dictionaries sorted.
    public static func of(_ value: Any, at path: String = "") -> [(path: String, text: String)] {
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle != .optional, isLeaf(value) { return [(path, text(ofLeaf: value))] }
        if mirror.children.isEmpty { return [(path, empty(mirror.displayStyle) ?? "\(value)")] }
        switch mirror.displayStyle {
        case .optional:
            return mirror.children.flatMap { of($0.value, at: path) }
        case .enum:
            return mirror.children.flatMap { child in
                of(child.value, at: joined(path, child.label ?? ""))
            }
        case .set:
            let parts = mirror.children.map { text(of: $0.value) }
            return [(path, "{" + parts.sorted().joined(separator: ", ") + "}")]
        case .dictionary:
            let pairs = mirror.children.map { pair -> (String, Any) in
                let parts = Array(Mirror(reflecting: pair.value).children)
                return (text(of: parts[0].value), parts[1].value)
            }
            return pairs.sorted { $0.0 < $1.0 }.flatMap { of($0.1, at: joined(path, $0.0)) }
        default:
            return mirror.children.enumerated().flatMap { index, child in
                of(child.value, at: joined(path, child.label ?? "\(index)"))
            }
        }
    }

    /// A number, a day or an address has parts, but none that tell more than the whole.
    private static func isLeaf(_ value: Any) -> Bool {
        value is String || value is Substring || value is Character || value is Decimal || value is Date
            || value is URL || value is Data || value is any BinaryInteger || value is any BinaryFloatingPoint
            || value is Duration
    }

    /// On one line: what is written over several would be taken for several leaves.
    private static func text(ofLeaf value: Any) -> String {
        switch value {
        case let data as Data: "\(data.count) bytes"
        case let text as any StringProtocol: String(text).debugDescription
        default: "\(value)"
        }
    }

    private static func empty(_ style: Mirror.DisplayStyle?) -> String? {
        switch style {
        case .collection: "[]"
        case .set: "{}"
        case .dictionary: "[:]"
        case .optional: "nil"
        default: nil
        }
    }

    private static func joined(_ path: String, _ name: String) -> String {
        path.isEmpty ? name : "\(path).\(name)"
    }
}
