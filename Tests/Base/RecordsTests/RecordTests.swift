import Foundation
import Records
import TestSupport
import Testing
import Words

@Suite("Record")
struct RecordTests {
    private func object(_ record: Ledger, asOf date: Date? = nil) throws -> [String: Any] {
        let json = record.json(of: "wallet", asOf: date)
        return try #require(JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    }

    @Test("A line, a row of a table and an object of JSON have the same values")
    func forms() throws {
        let record = Ledger()
        same(record.plain, "a\t1.5\ttrue\topen\t1970-01-01T00:00:00Z\tx,y\n")
        same(
            record.csv, "name,amount,paid,state,date,tags\r\na,1.5,true,open,1970-01-01T00:00:00Z,\"x,y\"\r\n"
        )
        same(
            record.json(of: "wallet", asOf: nil),
            """
            {
              "entries" : [
                {
                  "amount" : 1.5,
                  "date" : "1970-01-01T00:00:00Z",
                  "name" : "a",
                  "owner" : {
                    "title" : "O",
                    "years" : 42
                  },
                  "paid" : true,
                  "state" : "open",
                  "tags" : [
                    "x",
                    "y"
                  ]
                }
              ],
              "schema" : "wallet.ledger/3"
            }

            """)
    }

    @Test("A document is written as its value is, byte by byte, whatever its texts hold", arguments: 0..<4)
    func direct(seed: UInt64) {
        var chance = SeededGenerator(seed: seed)
        let texts = [
            "SBI REWARDZ", "4221 9876 5432 8776", "\u{1B}[2J", "КАРТКА\u{200B} ДЛЯ ВИПЛАТ", "", "a\"b\\,c",
            "=1,2", "\t\r\n",
        ]
        func text() -> String { texts.randomElement(using: &chance) ?? "" }
        for _ in 0..<50 {
            let lines = (0..<Int.random(in: 0...3, using: &chance)).map { _ in
                Ledger.Line(
                    name: text(), amount: [nil, 1.5, -20, .nan].randomElement(using: &chance) ?? nil,
                    isPaid: .random(using: &chance), date: .random(using: &chance) ? nil : .distantPast,
                    tags: (0..<Int.random(in: 0...2, using: &chance)).map { _ in text() },
                    owner: .random(using: &chance) ? nil : Ledger.Owner(title: text()))
            }
            let parts = [RecordPart.whole] + [true, false].map { RecordPart(isFirst: $0, isLast: !$0) }
            let (date, part) = (Date(timeIntervalSince1970: 0), parts.randomElement(using: &chance) ?? .whole)
            let record = Ledger(lines: lines, today: .random(using: &chance) ? nil : text(), part: part)
            let slow = record.fieldValue.document(named: "wallet.ledger/3", asOf: date, part)
            same(record.json(of: "wallet", asOf: date), slow)
        }
    }

    @Test("What is missing is empty in a line and absent in JSON; without lines, a table has its names")
    func missing() throws {
        let line = Ledger.Line(amount: nil, date: nil, tags: [], owner: nil)
        let record = Ledger(lines: [line])
        same(record.plain, "a\t\ttrue\topen\t\t\n")
        let entry = try #require((object(record)["entries"] as? [[String: Any]])?.first)
        same(entry.keys.sorted(), ["name", "paid", "state", "tags"])
        same(Ledger(lines: []).csv, "name,amount,paid,state,date,tags\r\n")
        #expect(Ledger(lines: []).plain == "" && Ledger.csv(of: []) == Ledger(lines: []).csv)
    }

    @Test(
        "The parts of a document, one after another, are the document",
        arguments: [[3], [1, 1, 1], [2, 1], [3, 0], [1, 0, 2], [0, 0], [0]])
    func parts(sizes: [Int]) {
        let lines = (0..<sizes.reduce(0, +)).map { Ledger.Line(name: "[\n\($0)],\n", tags: ["[", "]"]) }
        var rest = lines[...]
        let parts = sizes.indices.map { index in
            defer { rest = rest.dropFirst(sizes[index]) }
            return Ledger(
                lines: Array(rest.prefix(sizes[index])), today: "2026-11-22",
                part: RecordPart(isFirst: index == 0, isLast: index == sizes.count - 1))
        }
        let whole = Ledger(lines: lines, today: "2026-11-22")
        let date = Date(timeIntervalSince1970: 0)
        func json(_ record: Ledger) -> String { record.json(of: "wallet", asOf: date) }
        same(parts.map(json).joined(), json(whole))
        #expect(parts.map(\.csv).joined() == whole.csv && parts.map(\.plain).joined() == whole.plain)
    }

    @Test("An age stands beside the name of the shape")
    func age() throws {
        let date = Date(timeIntervalSince1970: 86_400)
        let document = try object(Ledger(today: "2026-11-22"), asOf: date)
        #expect(document["asOf"] as? String == "1970-01-02T00:00:00Z")
        #expect(document["today"] as? String == "2026-11-22" && document["demonstration"] == nil)
    }

    @Test("A demonstration says so in its first part, as anywhere else")
    func demonstration() throws {
        let whole = Ledger(today: "2026-11-22").json(of: "wallet", asOf: nil, demonstration: true)
        let document = try JSONSerialization.jsonObject(with: Data(whole.utf8)) as? [String: Any]
        #expect(document?["demonstration"] as? Bool == true)
        let first = Ledger(today: "2026-11-22", part: RecordPart(isFirst: true, isLast: false))
            .json(of: "wallet", asOf: nil, demonstration: true)
        #expect(first.contains("\"demonstration\" : true"))
    }

    @Test(
        "A date that can't be written, and what is no number, are missing",
        arguments: [
            (-62_135_596_800, true), (253_402_300_799, true), (253_402_300_800, false), (-1e12, false),
            (.infinity, false), (-.infinity, false), (.nan, false),
        ] as [(TimeInterval, Bool)])
    func unwritable(time: TimeInterval, isWritten: Bool) throws {
        let record = Ledger(lines: [Ledger.Line(amount: .nan, date: Date(timeIntervalSince1970: time))])
        let entry = try #require((object(record)["entries"] as? [[String: Any]])?.first)
        #expect(entry["amount"] == nil && (entry["date"] != nil) == isWritten)
        #expect(record.plain.hasPrefix("a\t\ttrue\topen\t"))
    }

    @Test("As facts, each member that has a value is a line with its name")
    func facts() {
        let line = Ledger.Line(name: "a\tb", amount: nil, owner: nil)
        same(
            line.facts(),
            """
            name\ta b
            paid\ttrue
            state\topen
            date\t1970-01-01T00:00:00Z
            tags\tx,y

            """)
    }

    @Test("A column is no member, a member no column, and the facts of a part begin with its name")
    func columnsAndMembers() throws {
        struct Part: Described {
            static let fields: [Field<Part>] = [
                .column("sum", { _ in Decimal(3) }, en: "sum", uk: "сума"),
                .json("share", { _ in 0.1 }, "a share"), .json("whole", { _ in Double.nan }, "no number"),
                .json("all", { _ in Double.infinity }, "more than any number"),
                .json("less", { _ in -Double.infinity }, "less than any number"),
                .json("tags", { _ in [String]() }, "none"),
            ]
        }
        same(Part.plain(of: [Part(), Part()], kind: "part"), "part\t3\npart\t3\n")
        same(Part().facts(prefix: "part"), "partSum\t3\npartShare\t0.1\n")
        same(Part().fieldValue.jsonText(), "{\n  \"share\" : 0.1,\n  \"tags\" : [\n\n  ]\n}\n")
    }

    @Test("Whatever a text holds, a line stays a line, and nothing commands a terminal")
    func hostile() throws {
        let name = "=1\t\n\u{1B}[2J\u{202E}\"" + String(repeating: "w", count: 10_000)
        let record = Ledger(lines: [Ledger.Line(name: name)])
        #expect(record.plain.count { $0 == "\n" } == 1 && record.plain.count { $0 == "\t" } == 5)
        #expect(!record.plain.contains("\u{1B}") && !record.csv.contains("\u{202E}"))
        #expect(record.csv.contains("\"'=1"))
        let entry = try #require((object(record)["entries"] as? [[String: Any]])?.first)
        #expect(entry["name"] as? String == name)
    }

    @Test("The help has the columns in their order, in every language")
    func help() {
        same(Ledger.Line.columns.map(\.name), ["name", "amount", "paid", "state", "date", "tags"])
        same(Ledger.Line.columns.map { $0.meaning[.ukrainian] }.prefix(2), ["назва", "сума"])
    }
}

@Suite("JSON Schema of a record")
struct RecordSchemaTests {
    @Test("It has each member with its type and its meaning, and requires those that are never missing")
    func schema() throws {
        let text = Ledger.schema(of: "wallet")
        let schema = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect(schema["title"] as? String == "wallet.ledger/3")
        #expect(schema["required"] as? [String] == ["schema", "entries"])
        let properties = try #require(schema["properties"] as? [String: [String: Any]])
        same(properties.keys.sorted(), ["asOf", "demonstration", "entries", "schema", "today"])
        #expect(properties["schema"]?["enum"] as? [String] == ["wallet.ledger/3"])
        let entry = try #require(properties["entries"]?["items"] as? [String: Any])
        #expect(entry["required"] as? [String] == ["name", "paid", "state", "tags"])
        let members = try #require(entry["properties"] as? [String: [String: Any]])
        same(
            members.mapValues { $0["type"] as? String },
            [
                "name": "string", "amount": "number", "paid": "boolean", "state": "string", "date": "string",
                "tags": "array", "owner": "object",
            ])
        #expect(members["state"]?["enum"] as? [String] == ["open", "closed"])
        #expect(members["date"]?["format"] as? String == "date-time")
        #expect((members["tags"]?["items"] as? [String: Any])?["type"] as? String == "string")
        #expect(members["name"]?["description"] as? String == "the name")
        let owner = try #require(members["owner"]?["properties"] as? [String: [String: Any]])
        #expect(owner["years"]?["type"] as? String == "integer")
        #expect(owner["title"]?["description"] as? String == "the owner’s title")
    }

    @Test("A document has no member that its schema doesn't name, and all that it requires")
    func agreement() throws {
        let schema = try #require(
            JSONSerialization.jsonObject(with: Data(Ledger.schema(of: "wallet").utf8)) as? [String: Any])
        let records = [
            Ledger(), Ledger(lines: []),
            Ledger(lines: [Ledger.Line(amount: nil, date: nil, tags: [], owner: nil)], today: "x"),
        ]
        for record in records {
            let json = record.json(of: "wallet", asOf: Date(timeIntervalSince1970: 0))
            let names = names(in: try JSONSerialization.jsonObject(with: Data(json.utf8)), "")
            #expect(names.isSubset(of: self.names(described: schema, "")))
        }
    }

    private func names(in value: Any, _ path: String) -> Set<String> {
        if let list = value as? [Any] { return Set(list.flatMap { names(in: $0, path) }) }
        guard let object = value as? [String: Any] else { return [] }
        return Set(object.flatMap { [path + $0] + names(in: $1, "\(path)\($0).") })
    }

    private func names(described schema: [String: Any], _ path: String) -> Set<String> {
        if let items = schema["items"] as? [String: Any] { return names(described: items, path) }
        guard let properties = schema["properties"] as? [String: [String: Any]] else { return [] }
        return Set(properties.flatMap { [path + $0] + names(described: $1, "\(path)\($0).") })
    }
}
