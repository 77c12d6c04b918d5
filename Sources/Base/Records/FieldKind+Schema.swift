extension FieldKind {
    /// The members, if it is an object.
    var members: [Member] { if case .object(let members) = self { members } else { [] } }

    /// The members of its JSON Schema, draft 2020-12.
    ///
    /// A document may have members that the schema doesn't name: new ones are added without a new number.
    var schema: [String: FieldValue] {
        switch self {
        case .text: ["type": .text("string")]
        case .number: ["type": .text("number")]
        case .integer: ["type": .text("integer")]
        case .flag: ["type": .text("boolean")]
        case .moment: ["type": .text("string"), "format": .text("date-time")]
        case .code(let codes): ["type": .text("string"), "enum": .list(codes.map { .text($0) })]
        case .list(let kind): ["type": .text("array"), "items": .object(kind.schema)]
        case .optional(let kind): kind.schema
        case .object(let members):
            [
                "type": .text("object"),
                "properties": .object(members.map { FieldValue.Member(name: $0.name, value: $0.schema) }),
                "required": .list(members.filter(\.isRequired).map { .text($0.name) }),
            ]
        }
    }
}

extension FieldKind.Member {
    fileprivate var isRequired: Bool { if case .optional = kind { false } else { true } }

    fileprivate var schema: FieldValue {
        .object(kind.schema.merging(["description": .text(meaning)]) { kept, _ in kept })
    }
}

extension FieldValue {
    /// An object with these members. Their order doesn't matter, since documents are written with sorted members.
    static func object(_ members: [String: FieldValue]) -> FieldValue {
        .object(members.map { Member(name: $0.key, value: $0.value) })
    }
}
