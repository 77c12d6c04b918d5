import Foundation
import TestSupport
import Testing

@testable import ScreenView

@Suite("CalendarText")
struct CalendarTextTests {
    private let stamp = Date(timeIntervalSince1970: 1_795_000_000)

    private func calendar(_ events: CalendarEvent...) -> String {
        CalendarText(events: events, stamp: stamp).text
    }

    @Test(
        "An event is on one whole day, has an alarm the day before, and everything that the standard requires"
    )
    func event() throws {
        let text = calendar(CalendarEvent(uid: "due-1@paymentcards", day: "2026-11-28", summary: "Pay, now"))
        let parts = try StrictCalendar(text)
        same(parts.properties["VERSION"], "2.0")
        #expect(parts.properties["PRODID"]?.isEmpty == false)
        let event = try #require(parts.events.first)
        same(event.properties["UID"], "due-1@paymentcards")
        same(event.properties["DTSTAMP"], "20261118T110640Z")
        same(event.properties["DTSTART;VALUE=DATE"], "20261128")
        same(event.properties["SUMMARY"], "Pay, now")
        same(event.alarm["ACTION"], "DISPLAY")
        same(event.alarm["DESCRIPTION"], "Pay, now")
        // Fifteen hours before the day begins.
        same(event.alarm["TRIGGER"], "-PT15H")
        #expect(try StrictCalendar(calendar()).events.isEmpty)
    }

    @Test(
        "A text comes back as it was, but for control characters",
        arguments: [
            ("a,b;c\\d", "a,b;c\\d"), ("two\nlines", "two\nlines"), ("two\r\nlines", "two\nlines"),
            ("\\n", "\\n"), ("END:VEVENT\r\nBEGIN:VEVENT", "END:VEVENT\nBEGIN:VEVENT"),
            ("a\u{1B}[31m", "a [31m"),
            ("\u{2028}", " "), ("", ""), (":;,", ":;,"), ("\n", "\n"), ("\u{202E}x", "x"),
        ])
    func escaping(text: String, expected: String) throws {
        let parts = try StrictCalendar(calendar(CalendarEvent(uid: "1", day: "2026-01-01", summary: text)))
        same(parts.events.map { $0.properties["SUMMARY"] }, [expected])
    }

    @Test("Lines of 75 bytes stay whole, and longer ones are cut between characters")
    func lengths() throws {
        // "SUMMARY:" takes 8 bytes.
        for (count, isFolded) in [(67, false), (68, true)] {
            let event = CalendarEvent(
                uid: "1", day: "2026-01-01", summary: String(repeating: "x", count: count))
            let line = try #require(
                calendar(event).split(separator: "\r\n").first { $0.hasPrefix("SUMMARY") })
            same(line.utf8.count, 75)
            same(calendar(event).contains("\r\n x\r\n"), isFolded)
        }
        #expect(
            CalendarText.folded(String(repeating: "ї", count: 38)).hasPrefix(
                String(repeating: "ї", count: 37) + "\r\n ї"))
    }

    @Test("Whatever a feed writes, the calendar is valid and says it", .showsSeed)
    func anything() throws {
        var random = SeededGenerator.ofThisRun()
        let alphabet: [String] = [
            "a", ",", ";", "\\", "\n", "\r\n", "ї", "₹", "👩‍👩‍👧", "n", "N", " ", ":", "\"", "楽", "é", "e\u{301}",
            "BEGIN:", "\u{200D}",
        ]
        for _ in 0..<TestRun.count(300, long: 30_000) {
            let summary = (0..<random.number(0..<90)).map { _ in random.pick(alphabet) }.joined()
            let uid = "due-\(random.number(0..<1_000_000))@paymentcards"
            let event = CalendarEvent(uid: uid, day: "2026-02-28", summary: summary)
            let parts = try StrictCalendar(calendar(event, event))
            same(parts.events.count, 2)
            for event in parts.events {
                same(event.properties["UID"], uid)
                let said = event.properties["SUMMARY"].map { Array($0.unicodeScalars) }
                same(said, Array(summary.replacing("\r\n", with: "\n").unicodeScalars))
            }
        }
    }
}

/// Reads a calendar as RFC 5545 writes it, and refuses anything else.
private struct StrictCalendar {
    struct Event {
        var properties: [String: String] = [:]
        var alarm: [String: String] = [:]
    }

    struct Fault: Error { let line: String }

    var properties: [String: String] = [:]
    var events: [Event] = []

    init(_ text: String) throws {
        var open: [String] = []
        for line in try Self.unfolded(text) {
            let scalars = line.unicodeScalars
            guard let colon = scalars.firstIndex(of: ":") else { throw Fault(line: line) }
            let (name, value) = (String(scalars[..<colon]), String(scalars[colon...].dropFirst()))
            switch (name, open) {
            case ("BEGIN", []) where value == "VCALENDAR" && properties.isEmpty: open.append(value)
            case ("BEGIN", ["VCALENDAR"]) where value == "VEVENT":
                open.append(value)
                events.append(Event())
            case ("BEGIN", ["VCALENDAR", "VEVENT"]) where value == "VALARM": open.append(value)
            case ("END", _):
                guard open.popLast() == value else { throw Fault(line: line) }
            case (_, ["VCALENDAR"]): try Self.set(name, value, in: &properties)
            case (_, ["VCALENDAR", "VEVENT"]):
                try Self.set(name, value, in: &events[events.count - 1].properties)
            case (_, ["VCALENDAR", "VEVENT", "VALARM"]):
                try Self.set(name, value, in: &events[events.count - 1].alarm)
            default: throw Fault(line: line)
            }
        }
        guard open.isEmpty else { throw Fault(line: "") }
    }

    private static func set(_ name: String, _ value: String, in values: inout [String: String]) throws {
        let isName = name.allSatisfy { $0.isASCII && ($0.isUppercase || "-;=".contains($0)) }
        guard isName, values[name] == nil else { throw Fault(line: name) }
        values[name] = ["SUMMARY", "DESCRIPTION", "UID"].contains(name) ? try unescaped(value) : value
    }

    /// The lines, each of which ends in CRLF and has at most 75 bytes of valid UTF-8.
    private static func unfolded(_ text: String) throws -> [String] {
        var lines: [String] = []
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            guard let end = rest.firstIndex(of: 13), rest[(end + 1)...].first == 10 else {
                throw Fault(line: "no CRLF")
            }
            guard let line = String(validating: rest[..<end], as: UTF8.self), line.utf8.count <= 75,
                line.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control })
            else { throw Fault(line: String(decoding: rest[..<end], as: UTF8.self)) }
            if line.unicodeScalars.first == " ", let last = lines.popLast() {
                lines.append(last + String(line.unicodeScalars.dropFirst()))
            } else {
                lines.append(line)
            }
            rest = rest[(end + 2)...]
        }
        return lines
    }

    private static func unescaped(_ value: String) throws -> String {
        var text = String.UnicodeScalarView()
        var isEscaped = false
        for scalar in value.unicodeScalars {
            switch (isEscaped, scalar) {
            case (false, "\\"): isEscaped = true
            case (false, ","), (false, ";"): throw Fault(line: value)
            case (false, _): text.append(scalar)
            case (true, "n"), (true, "N"):
                text.append("\n")
                isEscaped = false
            case (true, "\\"), (true, ","), (true, ";"):
                text.append(scalar)
                isEscaped = false
            case (true, _): throw Fault(line: value)
            }
        }
        guard !isEscaped else { throw Fault(line: value) }
        return String(text)
    }
}
