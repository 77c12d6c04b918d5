import CommandLineTestSupport
import Foundation
import TerminalKit
import TestSupport
import Testing
import Words

@testable import CommandLine

@Suite("The console")
@MainActor
struct ConsoleTests {
    @Test(
        "has the terminal's size, else what COLUMNS and LINES say, else 80 × 24",
        arguments: [
            (Size(columns: 132, rows: 50), ["COLUMNS": "40", "LINES": "10"], Size(columns: 132, rows: 50)),
            (nil, ["COLUMNS": "40", "LINES": "10"], Size(columns: 40, rows: 10)),
            (nil, ["COLUMNS": "40"], Size(columns: 40, rows: 24)),
            (nil, ["COLUMNS": "0", "LINES": "-3"], Size(columns: 80, rows: 24)),
            (nil, ["COLUMNS": "wide", "LINES": ""], Size(columns: 80, rows: 24)),
            (nil, ["COLUMNS": "999999", "LINES": "999999"], Size(columns: 1000, rows: 1000)),
            (nil, ["COLUMNS": "99999999999999999999"], Size(columns: 80, rows: 24)),
            (nil, [:], Size(columns: 80, rows: 24)),
        ] as [(Size?, [String: String], Size)])
    func size(terminal: Size?, environment: [String: String], size: Size) {
        same(ConsoleRecorder(environment: environment, terminal: terminal).console.size, size)
    }

    @Test("of a process has its environment")
    func variables() {
        same(Console.process().environment, ProcessInfo.processInfo.environment)
    }

    @Test(
        "speaks the language of the locale, by the order of POSIX",
        arguments: [
            ([:], .english), (["LANG": "uk_UA.UTF-8"], .ukrainian), (["LANG": "UK"], .ukrainian),
            (["LANG": "ukr"], .english), (["LANG": "C.UTF-8"], .english),
            (["LC_ALL": "en_US", "LC_MESSAGES": "uk_UA", "LANG": "uk_UA"], .english),
            (["LC_ALL": "", "LC_MESSAGES": "uk_UA", "LANG": "en_US"], .ukrainian),
        ] as [([String: String], Language)])
    func language(environment: [String: String], language: Language) {
        same(Language(environment: environment), language)
    }
}
