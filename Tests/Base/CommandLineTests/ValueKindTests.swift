import TestSupport
import Testing

@testable import CommandLine

@Suite("A value of the command line")
struct ValueKindTests {
    private let fraction = ValueKind.fraction(FractionBounds(lower: 0, upper: 1))
    private let duration = ValueKind.duration(.zero ... .seconds(60))

    @Test(
        "is a fraction with a point or a percentage",
        arguments: [
            ("0.6", 0.6), ("60%", 0.6), ("1", 1), (".5", 0.5), ("+0.25", 0.25), ("100%", 1), ("12.5%", 0.125),
        ])
    func fractions(text: String, expected: Double) throws {
        try same(fraction.value(from: text), .fraction(expected))
    }

    @Test(
        "is not a fraction otherwise",
        arguments: [
            "nan", "inf", "-inf", "0x1p-1", "1e-1", "0,6", "0", "1.01", "-0.5", "101%", "%", "6 0%", " 0.6",
            "٠.٦",
            "0.6%%", "1" + String(repeating: "0", count: 400),
        ])
    func notFractions(text: String) {
        #expect(throws: ValueProblem.notAFraction(in: FractionBounds(lower: 0, upper: 1))) {
            try fraction.value(from: text)
        }
    }

    @Test(
        "is a duration with a unit, from milliseconds to days",
        arguments: [
            ("800ms", .milliseconds(800)), ("1.5s", .milliseconds(1500)), ("0s", .zero),
            ("60s", .seconds(60)), ("1m", .seconds(60)), ("0.01h", .seconds(36)), ("0.0005d", .seconds(43.2)),
        ]
            as [(String, Duration)])
    func durations(text: String, expected: Duration) throws {
        try same(duration.value(from: text), .duration(expected))
    }

    @Test(
        "is not a duration otherwise",
        arguments: [
            "5", "s", "ms", "-1s", "61s", "2m", "1h", "1w", "m", "nans", "99999999999999999999999999999d",
            "99999999999999999999999999999s",
        ])
    func notDurations(text: String) {
        #expect(throws: ValueProblem.notADuration(in: .zero ... .seconds(60))) {
            try duration.value(from: text)
        }
    }

    @Test("is a number of days", arguments: [("0d", 0), ("7d", 7), ("2w", 14), ("007d", 7), ("30d", 30)])
    func days(text: String, days: Int) throws {
        try same(ValueKind.days(0...30).value(from: text), .integer(days))
    }

    @Test(
        "is no number of days otherwise",
        arguments: [
            "7", "d", "w", "-1d", "+1d", "1.5d", "31d", "5w", "1 d", "1h", "٣d", "99999999999999999999w",
        ])
    func notDays(text: String) {
        #expect(throws: ValueProblem.notDays(in: 0...30)) { try ValueKind.days(0...30).value(from: text) }
    }

    @Test(
        "is a whole number inside its bounds",
        arguments: ["0", "1001", "1.0", "x", "-1", "99999999999999999999", "1e2", " 1"])
    func notIntegers(text: String) {
        let kind = ValueKind.integer(1...1000)
        #expect(throws: ValueProblem.notAnInteger(in: 1...1000)) { try kind.value(from: text) }
    }

    @Test(
        "is an amount that is no card number",
        arguments: [
            ("4111111111111111", .cardNumber), ("4111 1111 1111 1111", .cardNumber),
            ("4111-1111-1111-1111", .cardNumber), ("4111111111111112", nil), ("89,90", nil), ("1.500", nil),
            ("4111-1111-1111-1112", .notAnAmount), ("much", .notAnAmount),
        ] as [(String, ValueProblem?)])
    func amounts(text: String, problem: ValueProblem?) throws {
        guard let problem else { return try same(ValueKind.amount.value(from: text), .text(text)) }
        #expect(throws: problem) { try ValueKind.amount.value(from: text) }
    }

    @Test("is never empty")
    func empty() {
        for kind in [fraction, duration, .text(), .path, .integer(1...2), .choice(of: Shell.self)] {
            #expect(throws: ValueProblem.empty) { try kind.value(from: "") }
        }
    }

    @Test("is one of the choices, under its advertised spelling")
    func choices() throws {
        let kind = ValueKind.choice(of: SwitchChoice.self)
        try same(kind.value(from: "On"), .choice("true"))
        let listed = SwitchChoice.allCases.map { Choice($0).listed }
        #expect(throws: ValueProblem.notAChoice(of: listed, suggestions: ["true"])) {
            try kind.value(from: "ture")
        }
        same(listed.map { $0[.english] }, ["true (on, yes, 1)", "false (off, no, 0)"])
        same(listed[1][.ukrainian], "false (вимкнено, ні, 0)")
    }

    @Test("is a choice by each of its names in every language, and help, errors and completions name those")
    func names() throws {
        let sky = LocalizedText(en: "sky", uk: "небесний")
        let kind = ValueKind.choice([Choice("#3dacf7", sky, names: [sky], aliases: ["azure"])])
        for word in ["#3DACF7", "Sky", "небесний", "НЕБЕСНИЙ", "azure"] {
            try same(kind.value(from: word), .choice("#3dacf7"))
        }
        #expect(
            throws: ValueProblem.notAChoice(
                of: [Choice("#3dacf7", sky, names: [sky]).listed], suggestions: ["небесний"])
        ) { try kind.value(from: "небесни") }
        for word in ["увімкнено", "так", "YES", "1"] {
            try same(ValueKind.choice(of: SwitchChoice.self).value(from: word), .choice("true"))
        }
    }
}
