import Foundation

/// What a value consists of, found by reflection: a tree that can be compared and written down.
public indirect enum Parts: Equatable, Sendable {
    /// What has no parts that tell more than the whole.
    case leaf(String)
    case list([Parts])
    /// The parts of a structure or a tuple, with their names; those of a dictionary, by the keys, sorted.
    case named([Part])
    /// A case with what it holds.
    case choice(String, Parts)

    /// A part with its name.
    public struct Part: Equatable, Sendable {
        public let name: String
        public let parts: Parts
    }

    /// What `value` consists of.
    ///
    /// - Parameter isShort: Whether values tell in their own words what they are, and fractions are rounded: for a text that people
    ///   read, and that is the same whatever a processor adds up first.
    public init(of value: Any, isShort: Bool = false) {
        func parts(of value: Any) -> Parts { Parts(of: value, isShort: isShort) }
        func name(of value: Any) -> String { value as? String ?? parts(of: value).line }
        let mirror = Mirror(reflecting: value)
        let children = mirror.children
        if mirror.displayStyle == .optional {
            self = children.first.map { parts(of: $0.value) } ?? .leaf("nil")
            return
        }
        if isShort, let value = value as? any Noted {
            self = .leaf(value.note)
            return
        }
        if isShort, let value = value as? any Retold {
            self = .named(value.retold.map { Part(name: $0, parts: parts(of: $1)) })
            return
        }
        if let leaf = Self.text(ofLeaf: value, isShort: isShort) {
            self = .leaf(leaf)
            return
        }
        switch mirror.displayStyle {
        case .collection: self = Self.list(of: children, parts)
        case .set:
            self = .leaf("{" + children.map { name(of: $0.value) }.sorted().joined(separator: ", ") + "}")
        case .dictionary:
            let pairs = children.map { pair -> Part in
                let both = Array(Mirror(reflecting: pair.value).children)
                return Part(name: name(of: both[0].value), parts: parts(of: both[1].value))
            }
            self = pairs.isEmpty ? .leaf("[:]") : .named(pairs.sorted { $0.name < $1.name })
        case .enum where !children.isEmpty:
            self = children.first.map { .choice($0.label ?? "", parts(of: $0.value)) } ?? .leaf("\(value)")
        case .struct where !children.isEmpty, .tuple where !children.isEmpty:
            self = .named(
                children.enumerated().map { index, child in
                    let label = child.label.flatMap { $0.hasPrefix(".") ? nil : $0 }
                    return Part(name: label ?? "\(index)", parts: parts(of: child.value))
                })
        // A closure, a reference, or a case without anything in it.
        default: self = .leaf("\(value)")
        }
    }

    /// Many numbers are a picture or a file, of which only the size is told.
    private static func list(of children: Mirror.Children, _ parts: (Any) -> Parts) -> Parts {
        if children.count > 64, let first = children.first?.value, first is any BinaryInteger {
            return .leaf("\(children.count) numbers")
        }
        return .list(children.map { parts($0.value) })
    }

    /// A number, a day or an address has parts, but none that tell more than the whole.
    private static func text(ofLeaf value: Any, isShort: Bool) -> String? {
        switch value {
        // On one line: what is written over several would be taken for several leaves.
        case let text as any StringProtocol: String(text).debugDescription
        case let data as Data: "\(data.count) bytes"
        case let number as Double where isShort && number.isFinite:
            // Never a minus before nothing.
            "\((number * 1_000_000).rounded() / 1_000_000 + 0)"
        case is Character, is Decimal, is Date, is URL, is Duration, is any BinaryInteger,
            is any BinaryFloatingPoint:
            "\(value)"
        default: nil
        }
    }

    /// Whether it says no more than that there is nothing, or that nothing has been moved or counted.
    public var isNothing: Bool {
        switch self {
        case .leaf(let text): ["nil", "false", "0", "0.0", "{}", "[:]"].contains(text)
        case .list(let parts): parts.isEmpty
        case .named(let parts): parts.allSatisfy(\.parts.isNothing)
        case .choice: false
        }
    }

    var isLeaf: Bool { if case .leaf = self { true } else { false } }

    /// All of it on one line, without the parts that are nothing.
    public var line: String {
        switch self {
        case .leaf(let text): text
        case .list(let parts): "[" + parts.map(\.line).joined(separator: ", ") + "]"
        case .named(let parts):
            "(" + Self.line(of: parts.filter { !$0.parts.isNothing || $0.isUnnamed }) + ")"
        // Whatever happens, "by nothing" and "no longer" are told.
        case .choice(let name, .named(let parts)):
            "\(name)("
                + Self.line(of: parts.filter { !$0.parts.isNothing || $0.isUnnamed || $0.parts.isLeaf }) + ")"
        case .choice(let name, let parts): "\(name)(\(parts.line))"
        }
    }

    private static func line(of parts: [Part]) -> String {
        parts.map { $0.isUnnamed ? $0.parts.line : "\($0.name): \($0.parts.line)" }.joined(separator: ", ")
    }
}

extension Parts.Part {
    var isUnnamed: Bool { Int(name) != nil }
}

/// A value that is told by other parts than those that it has, where a person reads of it.
public protocol Retold {
    var retold: [(String, Any)] { get }
}

/// A value that tells in a few words what it is, where a person reads of it in passing.
public protocol Noted {
    var note: String { get }
}
