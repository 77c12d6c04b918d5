import Foundation
import TerminalKit
import TerminalSession
import Testing
import Words

@testable import CommandLine
@testable import ScreenProgram
@testable import SwippyCLI

@Suite("The report of swippy doctor")
struct DoctorReportTests {
    @Test(
        "says how many colours there are and which rule decided",
        arguments: [
            (["TERM": "xterm-256color"], true, "256 (TERM has “256color”)"),
            (["TERM": "xterm", "COLORTERM": "truecolor"], true, "RGB (COLORTERM)"),
            (
                ["TERM": "screen-256color", "COLORTERM": "truecolor"], true,
                "256 (the outer terminal’s colours do not count inside screen; TERM has “256color”)"
            ),
            (["TERM": "xterm", "NO_COLOR": "1"], true, "none (NO_COLOR)"),
            (["TERM": "vt100"], true, "16 (nothing promises more)"),
            (["TERM": "xterm"], false, "none (the output is not a terminal)"),
            ([:], true, "none (TERM is missing or dumb)"),
        ] as [([String: String], Bool, String)])
    func colors(environment: [String: String], isTerminal: Bool, expected: String) {
        let report = DoctorReport.sample(
            environment, isTerminal: isTerminal, answers: .notAsked(.notATerminal))
        #expect(report.text(.english).contains("Colours      \(expected)\n"), "\(report.text(.english))")
    }

    @Test("says where the size comes from")
    func size() {
        let refused = DoctorReport.Answers.notAsked(.notATerminal)
        let own = DoctorReport.sample(answers: refused)
        #expect(own.text(.english).contains("90 × 30 (standard output)"))
        let told = DoctorReport.sample(["COLUMNS": "70"], isTerminal: false, answers: refused)
        #expect(told.text(.english).contains("70 × 24 (COLUMNS, LINES)"))
        let standard = DoctorReport.sample(["COLUMNS": "-1"], isTerminal: false, answers: refused)
        #expect(standard.text(.english).contains("80 × 24 (default)"))
    }

    @Test("says which language it speaks and why")
    func language() {
        let refused = DoctorReport.Answers.notAsked(.dumbTerminal)
        let option = DoctorReport.sample(["LANG": "en_GB"], option: .ukrainian, answers: refused)
        #expect(option.text(.english).contains("Language     uk (--lang)"))
        let locale = DoctorReport.sample(["LC_ALL": "", "LANG": "uk_UA.UTF-8"], answers: refused)
        #expect(locale.text(.ukrainian).contains("uk (LANG)"))
        let unknown = DoctorReport.sample(["LANG": "fr_FR"], answers: refused)
        #expect(unknown.text(.english).contains("en (default)"))
    }

    @Test("says which theme won and why")
    func theme() {
        let refused = DoctorReport.Answers.notAsked(.notATerminal)
        let asked = DoctorReport.sample(answers: .asked(.sample))
        #expect(
            asked.text(.english).contains("Theme        dark (the terminal’s background is #12141C)\n"))
        let chosen = DoctorReport.sample(theme: .light, answers: .asked(.sample))
        #expect(chosen.text(.english).contains("light (--theme light)"))
        let variable = DoctorReport.sample(["COLORFGBG": "0;15"], answers: refused)
        #expect(variable.text(.ukrainian).contains("світла (COLORFGBG)"))
        #expect(DoctorReport.sample(answers: refused).text(.english).contains("dark (default)"))
    }

    @Test("says which settings count and where they are from, without addresses and paths")
    func settings() {
        let environment = [
            "SWIPPY_LANG": "uk", "SWIPPY_URL": "https://cards.example.org/v1",
            "SWIPPY_OPEN_PERCENTAGE": "50%",
        ]
        let text = DoctorReport.sample(environment, answers: .notAsked(.notATerminal)).text(.english)
        #expect(
            text.contains(
                """
                Settings     url=… (environment SWIPPY_URL), lang=uk (environment SWIPPY_LANG),
                             open-percentage=0.5 (environment SWIPPY_OPEN_PERCENTAGE)

                """), "\(text)")
        #expect(!text.contains("example.org"))
    }

    @Test("shows the terminal's answers, and compares the widths")
    func answers() {
        let text = DoctorReport.sample(answers: .asked(.sample)).text(.english)
        #expect(
            text.contains(
                """
                Terminal     Emulator\\u{9B}31m 1.0, DA1 62;22, pictures as cells, answered in 2
                             ms
                Modes        yes: synchronized output, mouse drags; no: mouse in any cell; no
                             answer: reports of focus, pastes in brackets, grapheme clusters
                Widths       U+2764 U+FE0F: terminal says 1, Swippy says 2

                """), "\(text)")
        var agreeing = TerminalFindings.sample
        agreeing.widths = WidthSample.all.map(\.columns)
        #expect(
            DoctorReport.sample(answers: .asked(agreeing)).text(.english)
                .contains("Widths       all \(WidthSample.all.count) samples agree\n"))
        agreeing.widths = nil
        #expect(
            DoctorReport.sample(answers: .asked(agreeing)).text(.english)
                .contains("did not say where its cursor is"))
    }

    @Test("is one screen, with the samples after it", arguments: Language.allCases)
    func screen(language: Language) {
        let environment = [
            "TERM": "xterm-256color", "COLORTERM": "truecolor", "TERM_PROGRAM": "WezTerm",
            "LANG": "en_GB.UTF-8",
            "TERM_PROGRAM_VERSION": "20240203-110809-5046fc22", "SSH_CONNECTION": "1",
            "LC_CTYPE": "en_GB.UTF-8",
        ]
        let text = DoctorReport.sample(environment, answers: .asked(.sample)).text(language)
        // The samples are a blank line, three lines of colours and one of symbols; the shell has a line, too.
        #expect(text.count { $0 == "\n" } <= 24 - 5 - 1, "\(text)")
    }

    @Test("shows nothing that could command the terminal it is printed on, and no addresses or paths")
    func safety() {
        let environment = ["TERM": "x\u{1B}[2J\u{202E}", "SSH_CONNECTION": "192.0.2.1 22", "TMUX": "/tmp/x"]
        let text = DoctorReport.sample(environment, answers: .asked(.sample)).text(.english)
        #expect(text.contains("x\\u{1B}[2J\\u{202E}"))
        #expect(text.contains("Emulator\\u{9B}31m 1.0"))
        #expect(!text.contains("192.0.2.1"))
        #expect(!text.contains("/tmp/x"))
        #expect(!text.unicodeScalars.contains { $0.properties.generalCategory == .control && $0 != "\n" })
    }

    @Test("says why the terminal was not asked, in both languages")
    func refusals() {
        let refusals: [ProbeRefusal] = [.notATerminal, .dumbTerminal, .inBackground, .failed(.alreadyOpen)]
        for refusal in refusals {
            let report = DoctorReport.sample(answers: .notAsked(refusal))
            #expect(report.text(.english).contains("Not asked: "))
            #expect(report.text(.ukrainian).contains("Не запитано: "))
        }
        #expect(
            DoctorReport.sample(answers: .asked(TerminalFindings())).text(.english).contains(
                "within a second"))
    }

    @Test("keeps its lines within 80 columns, except for foreign text")
    func width() {
        for language in Language.allCases {
            for line in DoctorReport.sample(answers: .asked(.sample)).text(language).split(separator: "\n") {
                #expect(line.columns <= 80, "\(line)")
            }
        }
    }
}
