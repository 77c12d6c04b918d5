import Foundation
import PseudoTerminalSupport
import SystemTestSupport
import TerminalKit
import TerminalTestSupport
import TestSupport
import Testing

@Suite("A picture that is printed", .serialized, .blocksItsThread)
struct BackgroundTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test(
        "stands on the terminal's own background, in dark text on a light one, and in light text on a dark one"
    )
    func asked() throws {
        let light = try print()
        #expect(light.page == nil && light.ink == .dark)
        let dark = try print { terminal in
            terminal.answer = { query in
                query == "]11;?"
                    ? ("\u{1B}]11;rgb:10/10/10\u{7}", .zero) : TerminalManners.complete(query)
            }
        }
        #expect(dark.page == nil && dark.ink == .light)
        same(dark.emulator.queries, ["]11;?", "c"])
    }

    @Test("is painted where there are only the terminal's own 16 colours")
    func few() throws {
        let terminal = try print("--color", "16")
        #expect(terminal.emulator.screen[0][0].pen.background != .own)
    }

    @Test("is dark where the terminal does not say, however little it answers", arguments: 0..<3)
    func silent(number: Int) throws {
        let manners: [(String) -> (bytes: String, delay: Duration)?] = [
            TerminalManners.plain, TerminalManners.silent,
            { query in query == "]11;?" ? ("\u{1B}]11;rgb:zz/1\u{7}", .zero) : TerminalManners.plain(query) },
        ]
        try same(print { $0.answer = manners[number] }.page, .dark)
    }

    @Test("is as the option or the variable says, and the terminal is not asked then")
    func chosen() throws {
        let light = try print("--theme", "light") { $0.answer = TerminalManners.plain }
        #expect(light.page == .light && light.emulator.queries == [])
        let dark = try print(environment: ["SWIPPY_THEME": "dark"])
        #expect(dark.page == .dark && dark.emulator.queries == [])
    }

    @Test(
        "asks nothing where there are no colours, or no terminal",
        arguments: [
            "show @1 --no-pager --color never", "show @1 --json", "list --color always | cat > /dev/null",
            "list --color always < /dev/null > /dev/null", "show @1 --no-pager < /dev/null",
        ])
    func unasked(line: String) throws {
        let swippy = BuiltPrograms.directory.appending(path: "swippy").path
        try same(run(PseudoTerminalSupport.Program("sh", ["-c", "\(swippy) \(line)"])).emulator.queries, [])
    }

    @Test("leaves what was typed ahead to the shell, and asks nothing then")
    func typedAhead() throws {
        let terminal = try print(leaving: Array("ls\nl".utf8)) { $0.send("ls\nl") }
        #expect(terminal.page == .dark && terminal.emulator.queries == [])
    }

    private func print(
        _ options: String..., environment: [String: String] = [:], leaving rest: [UInt8] = [],
        _ location: SourceLocation = #_sourceLocation, prepare: (PseudoTerminal) -> Void = { _ in }
    ) throws -> PseudoTerminal {
        let colors = ["COLORTERM": "truecolor"].merging(environment) { $1 }
        let program = PseudoTerminalSupport.Program(
            "swippy", ["show", "@1", "--no-state", "--no-pager", "--pictures", "cells"] + options,
            environment: colors)
        return try run(program, leaving: rest, location, prepare: prepare)
    }

    /// Runs `program` on a terminal, and checks that this is as it was, with only `rest` left to read.
    private func run(
        _ program: PseudoTerminalSupport.Program, leaving rest: [UInt8] = [],
        _ location: SourceLocation = #_sourceLocation,
        prepare: (PseudoTerminal) -> Void = { _ in }
    ) throws -> PseudoTerminal {
        var program = program
        if program.arguments.first == "-c" { program.path = "/bin/sh" }
        program.environment["HOME"] = folder.path
        let terminal = try PseudoTerminal(size: Size(columns: 80, rows: 40))
        prepare(terminal)
        let before = terminal.attributes
        let process = try TerminalProcess(program, on: terminal)
        same(process.waitForEnding(), .code(0), "\(terminal.emulator.text)", sourceLocation: location)
        terminal.work(for: .milliseconds(20))
        same(terminal.attributes, before, sourceLocation: location)
        same(terminal.emulator.modes, TerminalEmulator.Modes(), sourceLocation: location)
        same(terminal.emulator.errors, [], sourceLocation: location)
        same(terminal.leftInput(), rest, sourceLocation: location)
        return terminal
    }
}

extension PseudoTerminal {
    /// Whether the first letter on the screen is dark or light.
    fileprivate var ink: Appearance? {
        let letter = emulator.screen.joined().first { $0.text?.isLetter == true }
        return if case .rgb(let color)? = letter?.pen.foreground { Appearance(background: color) } else {
            nil
        }
    }

    /// Whether the page that is painted on the screen is dark or light; `nil` where the terminal's own is seen.
    fileprivate var page: Appearance? {
        emulator.screen.compactMap { row in
            switch row[0].pen.background {
            case .rgb(let color): Appearance(background: color)
            case .own, .palette: nil
            }
        }.last
    }
}
