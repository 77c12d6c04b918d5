public import Words

/// A member of a record: its name, its meaning, and the kind of its value and the value itself.
///
/// The list of a type's fields defines all its forms: a tab-separated line, a row of a spreadsheet, a JSON object with its
/// schema, and the rows of the help.
public struct Field<Owner>: Sendable {
    /// Its name, the same in every form and language.
    public let name: String
    /// Its meaning for people, in the help and in the schema.
    public let meaning: LocalizedText
    /// Whether it is a column of the plain form and of a table.
    public let isColumn: Bool
    /// Whether it is a member of a JSON object.
    public let isMember: Bool
    /// What its values look like.
    public let kind: FieldKind
    /// Reads the value from an owner.
    public let value: @Sendable (Owner) -> FieldValue
    /// Writes the value of an owner into a JSON text, and returns whether there is one.
    @usableFromInline let write: @Sendable (Owner, inout JSONWriter) -> Bool

    /// A field that appears in every form.
    @inlinable public init<Value: FieldConvertible>(
        _ name: String, _ value: @escaping @Sendable (Owner) -> Value, en english: String,
        uk ukrainian: String
    ) {
        self.init(name, value, LocalizedText(en: english, uk: ukrainian), isColumn: true, isMember: true)
    }

    /// A field of only the plain form and of tables, for which JSON has a nested member or another shape.
    @inlinable public static func column<Value: FieldConvertible>(
        _ name: String, _ value: @escaping @Sendable (Owner) -> Value, en english: String,
        uk ukrainian: String
    ) -> Field {
        Field(
            name, value, LocalizedText(en: english, uk: ukrainian), isColumn: true, isMember: false)
    }

    /// A field of a member, as a column: JSON has it in the member itself.
    ///
    /// - Parameter value: passes the member of an owner to a function and returns what that returns; `nil` if there is no such
    ///   member. A member that is returned itself would be copied for each column.
    @inlinable public static func column<Member: Sendable>(
        _ field: Field<Member>,
        of value: @escaping @Sendable (Owner, (Member) -> FieldValue) -> FieldValue?
    ) -> Field {
        Field(
            name: field.name, meaning: field.meaning, isColumn: true, isMember: false,
            kind: .optional(field.kind), value: { value($0, field.value) ?? .missing },
            write: { _, _ in false })
    }

    /// A field that only JSON has. Its meaning is only in the schema, which is in English like all documentation.
    @inlinable public static func json<Value: FieldConvertible>(
        _ name: String, _ value: @escaping @Sendable (Owner) -> Value, _ meaning: String
    ) -> Field {
        Field(name, value, LocalizedText(word: meaning), isColumn: false, isMember: true)
    }

    /// A member of a document that isn't a type of its own: a value that is already known.
    package static func value<Value: FieldConvertible>(
        _ name: String, _ value: Value, _ meaning: String
    ) -> Field where Owner == Void {
        .json(name, { value }, meaning)
    }

    @inlinable init<Value: FieldConvertible>(
        _ name: String, _ value: @escaping @Sendable (Owner) -> Value, _ meaning: LocalizedText,
        isColumn: Bool, isMember: Bool
    ) {
        self.init(
            name: name, meaning: meaning, isColumn: isColumn, isMember: isMember, kind: Value.fieldKind,
            value: { value($0).fieldValue }, write: { value($0).write(in: &$1) })
    }

    @usableFromInline init(
        name: String, meaning: LocalizedText, isColumn: Bool, isMember: Bool, kind: FieldKind,
        value: @escaping @Sendable (Owner) -> FieldValue,
        write: @escaping @Sendable (Owner, inout JSONWriter) -> Bool
    ) {
        (self.name, self.meaning, self.isColumn, self.isMember) = (name, meaning, isColumn, isMember)
        (self.kind, self.value, self.write) = (kind, value, write)
    }
}

/// A value that describes its data: each member once, with its name and meaning.
public protocol Described: FieldConvertible, Equatable {
    /// Its fields, in the order of the plain form.
    static var fields: [Field<Self>] { get }
}

extension Described {
    /// The fields of the plain form and of a table.
    @inlinable public static var columns: [Field<Self>] { fields.filter(\.isColumn) }

    /// An object with these members.
    public static var fieldKind: FieldKind { .object(of: fields) }

    /// An object with a member for each field that has a value.
    ///
    /// Inlined where the type is known, which makes it several times as fast: a list may have a million values.
    @inlinable public var fieldValue: FieldValue { .object(of: Self.fields, in: self) }

    /// Writes an object with a member for each field that has a value; inlined as well.
    @inlinable public func write(in json: inout JSONWriter) -> Bool {
        // By their places, so that fields aren't copied.
        let fields = Self.fields
        json.object(of: ObjectIdentifier(Self.self)) {
            fields.map { $0.isMember ? $0.name : nil }
        } write: { place, json in
            fields[place].write(self, &json)
        }
        return true
    }
}

extension FieldKind {
    /// An object with these members.
    package static func object<Owner>(of fields: [Field<Owner>]) -> FieldKind {
        .object(
            fields.indices.filter { fields[$0].isMember }.map {
                Member(name: fields[$0].name, meaning: fields[$0].meaning[.english], kind: fields[$0].kind)
            })
    }
}

extension FieldValue {
    /// An object with a member for each of `fields` that `owner` has a value of.
    @inlinable package static func object<Owner>(of fields: [Field<Owner>], in owner: Owner) -> FieldValue {
        var members: [FieldValue.Member] = []
        members.reserveCapacity(fields.count)
        // By their places, so that fields aren't copied.
        for place in fields.indices where fields[place].isMember {
            let value = fields[place].value(owner)
            if case .missing = value { continue }
            members.append(FieldValue.Member(name: fields[place].name, value: value))
        }
        return .object(members)
    }
}

extension Described {
    /// A line for each known fact: its name, a tab, and its value. Values with members of their own are left out.
    ///
    /// - Parameter prefix: the beginning of the names: "statement" turns `from` into `statementFrom`.
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
