public import Foundation

/// The value of a field, in no particular form.
public enum FieldValue: Equatable, Sendable {
    /// A member of an object.
    public struct Member: Equatable, Sendable {
        /// Its name, and its value.
        public let name: String, value: FieldValue

        public init(name: String, value: FieldValue) { (self.name, self.value) = (name, value) }
    }

    case text(String), number(Decimal), flag(Bool)
    /// A moment of the years 1 to 9999, to a second.
    case moment(Date)
    case list([FieldValue])
    case object([Member])
    /// There is no value, or it is unknown.
    case missing

    /// The value as a program reads it in a line or a table. A missing value is empty, and the elements of a list are joined by
    /// commas.
    public var text: String {
        switch self {
        case .text(let text): text
        case .number(let number): number.digits
        case .flag(let flag): flag ? "true" : "false"
        case .moment(let date): date.formatted(.iso8601)
        case .list(let values): values.map(\.text).joined(separator: ",")
        case .object(let members): members.map(\.value.text).joined(separator: ",")
        case .missing: ""
        }
    }
}

extension FieldValue: Encodable {
    /// The value as JSON has it.
    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .list(let values): return try values.encode(to: encoder)
        case .object(let members):
            var object = encoder.container(keyedBy: MemberName.self)
            return try members.forEach {
                try object.encode($0.value, forKey: MemberName(stringValue: $0.name))
            }
        case .text, .number, .flag, .moment, .missing: break
        }
        var container = encoder.singleValueContainer()
        switch self {
        case .number(let number): try container.encode(number)
        case .flag(let flag): try container.encode(flag)
        case .missing: try container.encodeNil()
        case .text, .moment, .list, .object: try container.encode(text)
        }
    }

    private struct MemberName: CodingKey {
        let stringValue: String
        let intValue: Int? = nil

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }
}
