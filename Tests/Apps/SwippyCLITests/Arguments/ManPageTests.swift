import Foundation
import TestSupport
import Testing
import Words

@testable import CommandLine
@testable import SwippyCLI

@Suite("The manual page")
struct ManPageTests {
    @Test("is correct roff, read strictly", arguments: Language.allCases)
    func syntax(language: Language) throws {
        let lines = ManPage(program: .swippy, language: language).text.split(
            separator: "\n", omittingEmptySubsequences: false)
        same(lines.last, "")
        same(lines.filter { $0.hasPrefix(".TH ") }.count, 1)
        var isExample = false
        for (line, next) in zip(lines, lines.dropFirst()) {
            #expect(line.utf8.allSatisfy { (32...126).contains($0) }, "\(line)")
            #expect(!line.isEmpty && !line.hasPrefix("'") && line.last != " ", "\(line)")
            let text = line.hasPrefix(".\\\"") ? line.dropFirst(3) : line
            #expect(text.replacing(Self.escape, with: "").contains("\\") == false, "\(line)")
            guard line.hasPrefix("."), !line.hasPrefix(".\\\""), ![".nh", ".ad l"].contains(line) else {
                continue
            }
            let macro = try #require(line.wholeMatch(of: Self.macro), "\(line)")
            let (name, arguments) = (macro.name, macro.arguments.matches(of: /"[^"]*"/).count)
            same(Self.arity[String(name)], arguments, "\(line)")
            // A paragraph, a term and a meaning have text; an example begins once and ends once.
            if name == "TP" { #expect(next.hasPrefix(".B ")) }
            if name == "B" || name == "PP" && next != ".EX" { #expect(!next.hasPrefix("."), "\(line)") }
            if name == "EX" || name == "EE" {
                same(isExample, name == "EE")
                isExample.toggle()
            } else {
                #expect(!isExample)
            }
        }
        #expect(!isExample)
    }

    /// The macros of man(7) that it may use, and how many arguments each of them has.
    private static let arity = ["TH": 5, "SH": 1, "SS": 1, "PP": 0, "TP": 0, "B": 1, "EX": 0, "EE": 0]
    private static var macro: Regex<(Substring, name: Substring, arguments: Substring)> {
        /\.(?<name>[A-Z]+)(?<arguments>(?: "[^"]*")*)/
    }
    private static var escape: Regex<Substring> { /\\(?:-|e|&|\[(?:dq|aq|ga|ha|ti|u[0-9A-F]{4,6})\])/ }

    @Test("names every command, option, exit code, variable, file and example", arguments: Language.allCases)
    func complete(language: Language) {
        let page = ManPage(program: .swippy, language: language).text
        func expect(_ text: String) { #expect(page.contains(Roff.escaped(text)), "\(text)") }
        for command in Program.swippy.commands {
            for name in command.spellings { expect("swippy \(name)") }
            expect(command.summary[language])
            for example in Program.swippy.examples(of: command) { expect(example.commandLine) }
            for topic in Program.swippy.topics(of: command) { expect(topic.title[language]) }
        }
        for option in Program.swippy.options {
            expect(HelpWords(program: .swippy, language: language).explanation(of: option))
        }
        for code in ExitCode.all { expect(code.meaning[language]) }
        for row in ProgramTopics.all.flatMap(\.rows) { expect(row.term) }
        expect(Program.swippy.about.reporting?[language] ?? "")
    }

    @Test("shows each character as it is, and takes none for a request")
    func escapes() {
        same(
            Roff.escaped(#"-a 'b' "c" \d ~ ^ ` €"#),
            #"\-a \[aq]b\[aq] \[dq]c\[dq] \ed \[ti] \[ha] \[ga] \[u20AC]"#)
        same(Roff.escaped("💳"), "\\[u1F4B3]")
        var page = Roff()
        page.text(".TH")
        page.text("")
        same(page.text, "\\&.TH\n\\&\n")
    }

    @Test(
        "is read without a warning where groff or mandoc is installed",
        arguments: Language.allCases,
        [["groff", "-Tutf8", "-ww", "-man"], ["mandoc", "-Tlint", "-W", "warning"]])
    func tools(language: Language, tool: [String]) throws {
        guard let program = ManPageReader(tool) else { return }
        try same(program.complaints(about: ManPage(program: .swippy, language: language).text), "")
    }
}

/// A program that reads manual pages.
private struct ManPageReader {
    private let url: URL
    private let arguments: [String]

    /// `nil` if it is not installed.
    init?(_ command: [String]) {
        let paths = ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].map { "\($0)/\(command[0])" }
        guard let path = paths.first(where: FileManager.default.isExecutableFile) else { return nil }
        (url, arguments) = (URL(filePath: path), Array(command.dropFirst()))
    }

    /// What it prints on standard error; a linter prints that on standard output.
    func complaints(about page: String) throws -> String {
        let file = FileManager.default.temporaryDirectory.appending(path: "swippy-\(UUID().uuidString).1")
        try Data(page.utf8).write(to: file)
        defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: file) } }
        let (process, pipe) = (Process(), Pipe())
        process.executableURL = url
        process.arguments = arguments + [file.path]
        process.standardError = pipe
        process.standardOutput = arguments.contains("-Tlint") ? pipe : FileHandle.nullDevice
        try process.run()
        let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return String(decoding: output, as: UTF8.self)
    }
}
