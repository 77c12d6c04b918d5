import CommandLine
import Foundation
import Networking
import PaymentCardsPorts
import SystemTestSupport
import TestSupport
import Values

@testable import PaymentCardsServer
@testable import SwippyCLI

extension Swippy {
    /// Runs a command line in the process of the tests, with pipes for its output, and a file on standard input.
    ///
    /// Starting a program costs more than most commands do, so what a command answers is tested here. What only a process has
    /// needs one: streams, signals, terminals, a time zone, other programs and a current folder. A file of the workspace that is
    /// an argument is named by its full path.
    @MainActor
    func runHere(
        _ arguments: [String], environment: [String: String], input: Data? = nil,
        of program: Program = .swippy
    ) async throws -> ProgramRun {
        var typed = String(decoding: input ?? Data(), as: UTF8.self).split(
            separator: /\r?\n/, omittingEmptySubsequences: false)
        if typed.last == "" { typed.removeLast() }
        let lines = Watched(typed.map(String.init))
        let (output, errors) = (Watched(""), Watched(""))
        var console = Console(
            environment: environment, isTerminal: false, terminalSize: nil,
            write: { text in output.change { $0 += text } },
            writeError: { text in errors.change { $0 += text } },
            readLine: { lines.change { $0.isEmpty ? nil : $0.removeFirst() } })
        console.input = try FileHandle(
            forReadingFrom: URL(filePath: try input.map(file) ?? "/dev/null"))
        console.days = { DayClock(timeZone: TestPlace.noon.timeZone) }
        console.connect = { server, timeZone in
            // Whoever asks once more does so at once.
            HTTPCardsService(
                server, environment: HTTPEnvironment(random: { 0 }, log: server.log), timeZone: timeZone
            ) { Connectivity.hasNetwork }
        }
        let code = await program.run(arguments.map(path), console: console)
        return ProgramRun(
            end: .exit(code.rawValue), outputBytes: Data(output.value.utf8),
            errorBytes: Data(errors.value.utf8))
    }

    private func path(_ argument: String) -> String {
        guard !argument.isEmpty, !argument.hasPrefix("/") else { return argument }
        let path = workspace(argument)
        return FileManager.default.fileExists(atPath: path) ? path : argument
    }
}
