public import Words

/// A member of a record: its name, what that means, what kind of value it has, and the value.
///
/// The list of a type's fields is all there is to say about its forms: a line of fields between tabs, a row of a table for
/// spreadsheets, an object of JSON with its schema, and the rows of the help.
public struct Field<Owner>: Sendable {
    /// Its name, the same in every form and language.
    public let name: String
    /// What it means, for people: in the help, and in the schema.
    public let meaning: LocalizedText
    /// Whether it is a column of the plain form and of a table.
    public let isColumn: Bool
    /// Whether it is a member of an object of JSON.
    public let isMember: Bool
    /// What its values look like.
    public let kind: FieldKind
    /// The value of an owner.
    public let value: @Sendable (Owner) -> FieldValue

    /// A field of every form.
    public init<Value: FieldConvertible>(
        _ name: String, _ value: @escaping @Sendable (Owner) -> Value, en english: String,
        uk ukrainian: String
    ) {
        self.init(name, value, LocalizedText(en: english, uk: ukrainian), isColumn: true, isMember: true)
    }

    /// A field that JSON has as a member of a member, or in another shape: a column of the plain form and of a table only.
    public static func column<Value: FieldConvertible>(
        _ name: String, _ value: @escaping @Sendable (Owner) -> Value, en english: String,
        uk ukrainian: String
    ) -> Field {
        Field(
            name, value, LocalizedText(en: english, uk: ukrainian), isColumn: true, isMember: false)
    }

    /// A field that only JSON has. Its meaning stands in the schema, which is in English as all documentation is.
    public static func json<Value: FieldConvertible>(
        _ name: String, _ value: @escaping @Sendable (Owner) -> Value, _ meaning: String
    ) -> Field {
        Field(name, value, LocalizedText(en: meaning, uk: meaning), isColumn: false, isMember: true)
    }

    private init<Value: FieldConvertible>(
        _ name: String, _ value: @escaping @Sendable (Owner) -> Value, _ meaning: LocalizedText,
        isColumn: Bool, isMember: Bool
    ) {
        (self.name, self.meaning, self.isColumn, self.isMember) = (name, meaning, isColumn, isMember)
        kind = Value.fieldKind
        self.value = { value($0).fieldValue }
    }
}

/// A value that describes its data: each member once, with its name and its meaning.
public protocol Described: FieldConvertible, Equatable {
    /// Its fields, in the order of the plain form.
    static var fields: [Field<Self>] { get }
}

extension Described {
    /// The fields of the plain form and of a table.
    @inlinable public static var columns: [Field<Self>] { fields.filter(\.isColumn) }

    /// An object with these members.
    public static var fieldKind: FieldKind {
        .object(
            fields.filter(\.isMember).map {
                FieldKind.Member(name: $0.name, meaning: $0.meaning[.english], kind: $0.kind)
            })
    }

    /// An object with a member for each field that has a value.
    ///
    /// Inlined where the type is known, which makes it several times as fast: a list may have a million of them.
    @inlinable public var fieldValue: FieldValue {
        .object(
            Self.fields.compactMap { field in
                let value = field.isMember ? field.value(self) : .missing
                return value == .missing ? nil : FieldValue.Member(name: field.name, value: value)
            })
    }
}

extension Described {
    /// A line for each fact that is known: its name, a tab, and its value. What has members of its own is left out.
    ///
    /// - Parameter prefix: what the names begin with: "statement" makes `statementFrom` of `from`.
    package func facts(prefix: String = "") -> String {
        Self.fields.filter(\.kind.isFact).map { field in
            let value = field.value(self)
            guard value != .missing, value != .list([]) else { return "" }
            let name =
                prefix.isEmpty
                ? field.name : prefix + field.name.prefix(1).uppercased() + field.name.dropFirst()
            return "\(name)\t\(value.text.oneLine)\n"
        }.joined()
    }
}

extension FieldKind {
    /// Whether its values have no members.
    fileprivate var isFact: Bool {
        switch self {
        case .text, .number, .integer, .flag, .moment, .code: true
        case .list(let kind), .optional(let kind): kind.isFact
        case .object: false
        }
    }
}
