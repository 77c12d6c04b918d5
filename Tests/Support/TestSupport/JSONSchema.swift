public import Foundation
import Testing

/// As much of JSON Schema (draft 2020-12) as our schemas use.
public struct JSONSchema {
    /// The schema itself.
    public let root: [String: Any]

    /// The schema in `file`.
    public init(in file: URL) throws {
        root = try #require(
            try JSONSerialization.jsonObject(with: try Data(contentsOf: file)) as? [String: Any])
    }

    /// Where `value` is not as the schema says.
    public func faults(in value: Any) throws -> [String] { try faults(in: value, root, path: "") }

    /// The members of `value` that the schema doesn't name.
    public func unnamed(in value: Any) -> [String] { unnamed(in: value, root, path: "") }

    private func unnamed(in value: Any, _ schema: [String: Any], path: String) -> [String] {
        if let list = value as? [Any], let items = schema["items"] as? [String: Any] {
            return list.flatMap { unnamed(in: $0, items, path: path) }
        }
        guard let object = value as? [String: Any] else { return [] }
        let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
        return object.flatMap { name, member in
            properties[name].map { unnamed(in: member, $0, path: "\(path)\(name).") } ?? [path + name]
        }
    }

    private func faults(in value: Any, _ schema: [String: Any], path: String) throws -> [String] {
        if let reference = schema["$ref"] as? String, let name = reference.split(separator: "/").last {
            let definitions = root["$defs"] as? [String: [String: Any]]
            guard let definition = definitions?[String(name)] else { return [reference] }
            return try faults(in: value, definition, path: path)
        }
        if let choices = schema["anyOf"] as? [[String: Any]] {
            return try choices.contains { try faults(in: value, $0, path: path).isEmpty } ? [] : [path]
        }
        if let words = schema["enum"] as? [String] {
            return (value as? String).map(words.contains) ?? false ? [] : [path]
        }
        guard let type = schema["type"] as? String, try isValue(value, of: type, schema) else {
            return [path]
        }
        return try members(of: value, schema, path: path)
    }

    private func isValue(_ value: Any, of type: String, _ schema: [String: Any]) throws -> Bool {
        switch type {
        case "object": return value is [String: Any]
        case "array": return value is [Any]
        case "null": return value is NSNull
        case "boolean": return (value as? NSNumber)?.isBoolean ?? false
        case "string":
            guard let text = value as? String else { return false }
            let pattern = schema["pattern"] as? String
            let hasShape = try pattern.map { try text.wholeMatch(of: Regex($0)) != nil } ?? true
            return hasShape && text.count >= schema["minLength"] as? Int ?? 0
        case "number": return (value as? NSNumber).map { !$0.isBoolean } ?? false
        case "integer":
            guard let number = value as? NSNumber, !number.isBoolean else { return false }
            return number.doubleValue.rounded() == number.doubleValue
                && number.doubleValue >= schema["minimum"] as? Double ?? -.infinity
        default: return false
        }
    }

    private func members(of value: Any, _ schema: [String: Any], path: String) throws -> [String] {
        if let list = value as? [Any], let items = schema["items"] as? [String: Any] {
            return try list.enumerated().flatMap { try faults(in: $1, items, path: "\(path)[\($0)]") }
        }
        guard let object = value as? [String: Any] else { return [] }
        func place(_ name: String) -> String { path.isEmpty ? name : "\(path).\(name)" }
        let required = schema["required"] as? [String] ?? []
        let missing = required.filter { object[$0] == nil }.map(place)
        let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
        return missing
            + (try properties.flatMap { name, property in
                try object[name].map { try faults(in: $0, property, path: place(name)) } ?? []
            })
    }
}

extension NSNumber {
    /// Whether it was `true` or `false` in JSON. A cast to `Bool` would also take 0 and 1.
    fileprivate var isBoolean: Bool { String(cString: objCType) == "c" }
}
