/// What a value consists of, down to what has no parts that matter: a line for each, with the path to it.
public enum Leaves {
    /// A text as it is; anything else as its leaves.
    public static func text(of value: Any) -> String {
        if let text = value as? any StringProtocol { return String(text) }
        return of(value).map { $0.path.isEmpty ? $0.text : "\($0.path) = \($0.text)" }.joined(separator: "\n")
    }

    /// The leaves of `value`, in the order in which it has them; those of sets and dictionaries sorted.
    public static func of(_ value: Any, at path: String = "") -> [(path: String, text: String)] {
        leaves(of: Parts(of: value), at: path)
    }

    private static func leaves(of parts: Parts, at path: String) -> [(path: String, text: String)] {
        func joined(_ name: String) -> String { path.isEmpty ? name : "\(path).\(name)" }
        return switch parts {
        case .leaf(let text): [(path, text)]
        case .list([]): [(path, "[]")]
        case .list(let parts): parts.enumerated().flatMap { leaves(of: $1, at: joined("\($0)")) }
        case .named(let parts): parts.flatMap { leaves(of: $0.parts, at: joined($0.name)) }
        case .choice(let name, let parts): leaves(of: parts, at: joined(name))
        }
    }
}
