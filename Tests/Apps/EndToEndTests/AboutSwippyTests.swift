import TestSupport
import Testing
import Words

@testable import CommandLine
@testable import SwippyCLI

@Suite("swippy help, version and completions")
struct AboutSwippyTests {
    private let swippy: Swippy

    init() throws {
        swippy = try Swippy(here: true)
    }

    @Test(
        "give the overview when asked for help",
        arguments: [["--help"], ["help"]] as [[String]])
    func overview(line: [String]) async throws {
        let run = try await swippy.run(line)
        same(run.end, .exit(0))
        same(run.errors, "")
        same(
            run.lines.first, "Swippy draws payment cards in the terminal and swipes them to show what can be")
        #expect(run.output.contains("swippy list"))
    }

    @Test("give one screen of help for -h, and an alias the help of its command")
    func brief() async throws {
        for line in [["-h"], ["pay", "-h"], ["rm", "-h", "--lang", "uk"]] {
            let run = try await swippy.run(line)
            same(run.end, .exit(0))
            same(run.errors, "")
            #expect((10...23).contains(run.lines.count))
            #expect(!run.output.contains("\u{1B}"))
        }
        let (alias, command) = (try await swippy("ls", "--help"), try await swippy("list", "--help"))
        same(alias.output, command.output)
    }

    @Test("print a manual page in each language", arguments: Language.allCases)
    func manual(language: Language) async throws {
        let run = try await swippy("man", "--lang", language.rawValue)
        same(run.end, .exit(0))
        same(run.errors, "")
        same(run.output, ManPage(program: .swippy, language: language).text)
    }

    @Test(
        "explain each command, examples first, in both languages",
        arguments: Program.swippy.commands.map { $0.name })
    func command(name: String) async throws {
        let english = try await swippy("help", name)
        let ukrainian = try await swippy(name, "--help", "--lang", "uk")
        for (run, title) in [(english, "Examples:"), (ukrainian, "Приклади:")] {
            same(run.end, .exit(0))
            same(run.lines.dropFirst(2).first, title)
            #expect(run.output.contains("swippy \(name)"))
        }
    }

    @Test("name the version", arguments: ["version", "--version"])
    func version(word: String) async throws {
        let run = try await swippy(word)
        same(run.end, .exit(0))
        same(run.output, "swippy \(Program.swippy.version)\n")
    }

    @Test("write a completion script for each shell", arguments: Shell.allCases)
    func completions(shell: Shell) async throws {
        let run = try await swippy("completions", shell.rawValue)
        same(run.end, .exit(0))
        same(run.output, Completions(program: .swippy).script(for: shell))
    }
}
