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
    /// Whether it is also a column of the plain form and of a table; otherwise, only JSON has it.
    public let isColumn: Bool
    /// What its values look like.
    public let kind: FieldKind
    /// The value of an owner.
    public let value: @Sendable (Owner) -> FieldValue

    /// A field of every form.
    public init<Value: FieldConvertible>(
        _ name: String, _ value: @escaping @Sendable (Owner) -> Value, en english: String,
        uk ukrainian: String
    ) {
        self.init(name, value, LocalizedText(en: english, uk: ukrainian), isColumn: true)
    }

    /// A field that only JSON has. Its meaning stands in the schema, which is in English as all documentation is.
    public static func json<Value: FieldConvertible>(
        _ name: String, _ value: @escaping @Sendable (Owner) -> Value, _ meaning: String
    ) -> Field {
        Field(name, value, LocalizedText(en: meaning, uk: meaning), isColumn: false)
    }

    private init<Value: FieldConvertible>(
        _ name: String, _ value: @escaping @Sendable (Owner) -> Value, _ meaning: LocalizedText,
        isColumn: Bool
    ) {
        (self.name, self.meaning, self.isColumn) = (name, meaning, isColumn)
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
    public static var columns: [Field<Self>] { fields.filter(\.isColumn) }

    /// A line for each member that has a value: its name, a tab and the value.
    package var facts: String {
        Self.fields.map { ($0.name, $0.value(self)) }.filter { $0.1 != .missing }
            .map { "\($0)\t\($1.text.oneLine)\n" }.joined()
    }

    /// An object with these members.
    public static var fieldKind: FieldKind {
        .object(
            fields.map { FieldKind.Member(name: $0.name, meaning: $0.meaning[.english], kind: $0.kind) })
    }

    /// An object with a member for each field that has a value.
    public var fieldValue: FieldValue {
        .object(
            Self.fields.compactMap { field in
                let value = field.value(self)
                return value == .missing ? nil : FieldValue.Member(name: field.name, value: value)
            })
    }
}
