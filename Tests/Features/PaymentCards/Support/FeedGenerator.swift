import Foundation

/// Writes feeds that are JSON, each in another and mostly odd way.
public struct FeedGenerator {
    private var random: SeededGenerator

    /// A writer of feeds that are the same for the same seed.
    public init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    /// A feed.
    public mutating func feed() -> String {
        var members: [String] = []
        for _ in 0..<number(0...4) { members.append(otherMember()) }
        for _ in 0..<(chance(12) ? number(0...2) : 1) {
            let list = list(of: (0..<number(0...9)).map { _ in element() })
            let value = chance(25) ? anyValue(depth: 2) : list
            members.append(pair("card", value))
        }
        members.shuffle(using: &random)
        let mark = chance(10) ? "\u{FEFF}" : ""
        guard !chance(5) else {
            return mark + space() + list(of: (0..<number(0...9)).map { _ in element() }) + space()
        }
        return chance(40)
            ? mark + space() + anyValue(depth: 3) + space() : mark + space() + object(members) + space()
    }

    /// A feed with a list of `count` elements.
    public mutating func feed(of count: Int) -> String {
        object([pair("card", list(of: (0..<count).map { _ in element() }))])
    }

    private mutating func otherMember() -> String {
        switch number(0...7) {
        case 0: pair("stat", chance(3) ? pick(["\"fail\"", "null", "7", "\"\"", "[1]"]) : "\"ok\"")
        case 1: pair("message", chance(2) ? "\"Not now\"" : anyValue(depth: 1))
        case 2: pair("statement", list(of: (0..<number(0...3)).map { _ in anyValue(depth: 2) }))
        default:
            pair(
                pick(["page", "total", "", "cards", "ключ", #"\ud83d\ude00"#, #"\ud800"#]), anyValue(depth: 3)
            )
        }
    }

    private mutating func element() -> String {
        guard !chance(15) else { return anyValue(depth: 2) }
        var fields = [
            pair(
                "id",
                chance(6)
                    ? pick([
                        "1", "2", "77", "0", "-0", "-2", "2.0", "1e0", "20e-1", "77E0",
                        "12345678901234567890",
                    ])
                    : field(
                        text(from: [
                            "1", "2", "é", "e\u{301}", #"\u0031"#, "K", "\u{212A}", "77", "", "\u{200E}",
                            "1#2",
                            "@1", "@2",
                        ])
                    )),
            pair("title", field(text())),
            pair(
                "number",
                field(
                    text(from: [
                        "4221 XXXX XXXX 8776", "4539148803436467", "•••• 1234", "", #"\u200e"#, "１２３４",
                        #"12\/34"#,
                    ]))),
            pair("card_holder_name", field(text())),
            pair("type", field(text(from: ["VISA", "MASTERC", "JCB", "visa", "American Express"]))),
            pair(
                "bank_name",
                field(text(from: ["SBI", "HDFC", #"S\u0042I"#, "State Bank of India", "hdfc bank", "ÉSBI"]))),
        ]
        if !chance(4) { fields.append(pair("due", chance(15) ? anyValue(depth: 1) : due())) }
        if !chance(4) {
            fields.append(
                pair("actions", chance(15) ? chance(2) ? "null" : anyValue(depth: 2) : actions()))
        }
        if chance(3) { fields.append(pair(pick(["x", "Id", "ids", "nümber"]), anyValue(depth: 3))) }
        if chance(10) { fields.append(pair(pick(["id", "due", "title", "actions"]), anyValue(depth: 1))) }
        if chance(10) { fields.remove(at: number(0...(fields.count - 1))) }
        if chance(2) { fields.shuffle(using: &random) }
        return object(fields)
    }

    private mutating func due() -> String {
        let amount = pick([
            "242.33", "0", "-5", "18420.00", "1e2", "0.10", "12345678901234567890", "-0", "1E-3", "1e400",
            "123456789012345678", "1234567890123456789012345678901234567890", "0.000000000000000001", "\"1\"",
            "\"12.5\"", "\"-0.50\"", "\"1e2\"", "\"007\"", "\"1,200\"", "\"₹5\"", "\" 5\"", "\"\"",
            #""\u0031.50""#,
            "\"1e400\"", "\"12345678901234567890\"", "\"1234567890123456789012345678901234567890\"",
            "null", "\"₹242.33\"", "\"$5\"", "\"₹ 1,50,000.55\"", "\"1 500,55 ₴\"", #""\u20b95""#,
            "\"1.500\"",
            "\"5 INR\"",
        ])
        var fields = [
            pair("id", chance(9) ? pick(["5", "5.0", "null"]) : field(text())),
            pair("amount", chance(3) ? amount : "\(number(0...99999)).5"),
            pair("currency", field(text(from: ["₹", "INR", #"\u20b9"#]))),
            pair(
                "state",
                chance(20)
                    ? "null"
                    : field(text(from: ["fully_paid", "due in 6 days", "overdue by 2 days", "soon"]))),
        ]
        for _ in 0..<(chance(4) ? number(1...3) : 0) { fields.remove(at: number(0...(fields.count - 1))) }
        for _ in 0..<(chance(2) ? number(1...10) / 9 + 1 : 0) { fields.append(pair("date", date())) }
        if chance(20), !fields.isEmpty { fields.removeLast() }
        if chance(10) { fields.append(pair("amount", anyValue(depth: 1))) }
        return object(fields)
    }

    /// A day around that of the tests, or what is none.
    private mutating func date() -> String {
        let odd = [
            "null", "\"2026-02-30\"", #""2026\u002d11-20""#, "\"2026-11-2\"", "\"0000-00-00\"", "20261120",
            "\"２026-11-20\"", "\"soon\"", "5", "\"2026-11-26T00:00:00Z\"", "\"2026-11-31\"",
        ]
        return chance(4)
            ? chance(3) ? anyValue(depth: 1) : pick(odd)
            : "\"2026-\(pick(["10", "11", "12"]))-\(number(10...30))\""
    }

    private mutating func actions() -> String {
        let count = number(0...4)
        return list(
            of: (0..<count).map { _ in
                field(
                    text(from: ["pay_now", "view_details", #"pay\u005fnow"#, "split ]", #"a\"b"#, "pay_now"]),
                    oneIn: 30)
            })
    }

    /// `text`, or now and then something else.
    private mutating func field(_ text: String, oneIn odds: Int = 40) -> String {
        chance(odds) ? anyValue(depth: 1) : text
    }

    private mutating func text(from texts: [String] = []) -> String {
        let odd = [
            "SBI REWARDZ", "", #"a\"b"#, #"back\\slash"#, #"\ud83d\ude00"#, #"\ud800"#, #"\udc00\ud800"#,
            "КАРТКА",
            "楽天", "👩‍👩‍👧", "\u{7F}", #"\u0000"#, #"tab\there"#, "pan 4539 1488 0343 6467!", "\u{202E}x",
            "[{\\\"id\\\":",
            String(repeating: "long ", count: 30), #"\b\f\n\r\/"#, "\u{85}", #"\uD83D\u0041"#,
        ]
        return "\"\(texts.isEmpty || chance(12) ? pick(odd) : pick(texts))\""
    }

    private mutating func anyValue(depth: Int) -> String {
        switch number(0...(depth > 0 ? 8 : 5)) {
        case 0: pick(["null", "true", "false"])
        case 1...2: pick(["0", "-1.5e-7", "12", "99999999999999999999"])
        case 3...5: text()
        case 6...7: list(of: (0..<number(0...3)).map { _ in anyValue(depth: depth - 1) })
        default:
            object(
                (0..<number(0...3)).map { _ in
                    pair(pick(["id", "a", "", #"\u0069d"#]), anyValue(depth: depth - 1))
                })
        }
    }

    private mutating func pair(_ key: String, _ value: String) -> String {
        var written = key
        if chance(30), let first = key.unicodeScalars.first, first.isASCII, first != "\\" {
            written = "\\u" + String(format: "%04x", first.value) + key.dropFirst()
        }
        return "\"\(written)\"\(space()):\(space())\(value)"
    }

    private mutating func object(_ members: [String]) -> String { "{\(joined(members))}" }
    private mutating func list(of values: [String]) -> String { "[\(joined(values))]" }

    private mutating func joined(_ parts: [String]) -> String {
        parts.map { space() + $0 + space() }.joined(separator: ",") + (parts.isEmpty ? space() : "")
    }

    private mutating func space() -> String {
        chance(4) ? pick([" ", "  ", "\n", "\t", "\r\n", "\n\n        ", " \n "]) : ""
    }

    private mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    private mutating func chance(_ oneIn: Int) -> Bool { number(1...oneIn) == 1 }
    private mutating func pick(_ texts: [String]) -> String { texts.randomElement(using: &random) ?? "" }
}
