package import Foundation

/// What a screen shows, as data for other programs.
public protocol Document: Described {
    /// The name of the document's shape, such as "due/1"; a change that could break a reader changes the number.
    static var shape: String { get }

    /// Which part of its list it has; by default, all of it.
    var part: RecordPart { get }
}

extension Document {
    /// All of its list.
    public var part: RecordPart { .whole }
}

/// The document of a screen that is no data.
extension Never: Document {
    /// It is never written.
    public static let shape = ""
    /// None.
    public static let fields: [Field<Never>] = []
}

/// A document that lists lines.
///
/// Its fields are the members of the document; one of them contains the lines, which make up the plain form and tables.
public protocol Record: Document {
    /// One element of its list.
    associatedtype Line: Described

    /// What it lists.
    var lines: [Line] { get }
}

/// A record that also has totals.
public protocol SummedRecord: Record {
    /// The total in one currency.
    associatedtype Sum: Described

    /// The total for each currency.
    var sums: [Sum] { get }
}

extension SummedRecord {
    /// A line for each sum, beginning with the word "sum".
    package var plainSums: String { Sum.plain(of: sums, kind: "sum") }
}

extension Record {
    /// The plain form: a tab-separated line for each element.
    package var plain: String { Line.plain(of: lines) }

    /// The header of the plain form: the names of its fields.
    package var header: String { Line.columns.map(\.name).joined(separator: "\t") + "\n" }

    /// The same fields for a spreadsheet, below a line of their names.
    package var csv: String { Self.csv(of: lines, isFirst: part.isFirst) }

    /// The table of `lines`, with column names unless it continues one.
    package static func csv(of lines: [Line], isFirst: Bool = true) -> String {
        let columns = Line.columns
        var table = CSVText()
        if isFirst {
            for column in columns { table.add(.text(column.name)) }
            table.endRow()
        }
        let values = columns.map(\.value)
        for line in lines {
            for place in values.indices { table.add(values[place](line)) }
            table.endRow()
        }
        return table.text
    }
}

extension Described {
    /// A line for each of `values`, with tabs between its fields.
    ///
    /// Inlined where the type is known, like ``fieldValue``.
    ///
    /// - Parameter kind: a word at the beginning of each line, followed by a tab; `nil` for none.
    @inlinable package static func plain(of values: [Self], kind: String? = nil) -> String {
        let columns = columns.map(\.value)
        var bytes: [UInt8] = []
        for value in values {
            if let kind { bytes += "\(kind)\t".utf8 }
            for index in columns.indices {
                if index > 0 { bytes.append(UInt8(ascii: "\t")) }
                bytes.append(line: columns[index](value))
            }
            bytes.append(UInt8(ascii: "\n"))
        }
        return String(known: bytes[...])
    }
}

extension Document {
    /// The document as `program` writes it, or its part, last confirmed at `date`; `nil` if it is current. A `demonstration` says so.
    ///
    /// What is written before the list must be known with the first part, and what is written after it with the last one.
    package func json(of program: String, asOf date: Date?, demonstration: Bool = false) -> String {
        FieldValue.document(
            named: "\(program).\(Self.shape)", asOf: date, demonstration: demonstration, part,
            members: Self.fields.map { $0.isMember ? $0.name : nil }
        ) { place, json in Self.fields[place].write(self, &json) }
    }

    /// The document as `program` writes it, on one line.
    package func jsonLine(of program: String) -> String {
        let name = FieldValue.Member(name: "schema", value: .text("\(program).\(Self.shape)"))
        let members = if case .object(let members) = fieldValue { members } else { [FieldValue.Member]() }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        do {
            return String(decoding: try encoder.encode(FieldValue.object(members + [name])), as: UTF8.self)
                + "\n"
        } catch {
            // Never: a field has no number that JSON can’t express.
            return json(of: program, asOf: nil)
        }
    }

    /// The JSON Schema of the document as `program` writes it.
    package static func schema(of program: String) -> String {
        let age = FieldKind.Member(
            name: "asOf", meaning: "when the source last confirmed it; missing if it is current",
            kind: .optional(.moment))
        let demonstration = FieldKind.Member(
            name: "demonstration",
            meaning: "true if all of it is made up, to show the program; otherwise missing",
            kind: .optional(.flag))
        return FieldKind.object([age, demonstration] + fieldKind.members).schema(named: "\(program).\(shape)")
    }
}

extension FieldValue {
    /// This object as the JSON document of a named shape, or a part of it.
    package func document(named name: String, asOf date: Date? = nil, _ part: RecordPart = .whole) -> String {
        let own = if case .object(let members) = self { members } else { [Member]() }
        return Self.document(named: name, asOf: date, demonstration: false, part, members: own.map(\.name)) {
            $1.write(own[$0].value)
        }
    }

    /// The same with members of these `names`, if they have one, each written by `write`.
    fileprivate static func document(
        named name: String, asOf date: Date?, demonstration: Bool, _ part: RecordPart,
        members names: [String?],
        write: (_ place: Int, inout JSONWriter) -> Bool
    ) -> String {
        var json = JSONWriter()
        json.object(of: nil) {
            names + ["schema", "asOf", "demonstration"]
        } write: { place, json in
            switch place - names.count {
            case 0: json.write(.text(name))
            case 1: json.write(date.fieldValue)
            case 2: json.write(demonstration ? .flag(true) : .missing)
            default: write(place, &json)
            }
        }
        return json.text(of: part)
    }
}

extension FieldKind {
    /// The JSON Schema of a document with the members of this object.
    package func schema(named name: String) -> String {
        let shape = Member(name: "schema", meaning: "the name of this shape", kind: .code([name]))
        var document = FieldKind.object([shape] + members).schema
        document["$schema"] = .text("https://json-schema.org/draft/2020-12/schema")
        document["title"] = .text(name)
        return FieldValue.object(document).jsonText()
    }
}
