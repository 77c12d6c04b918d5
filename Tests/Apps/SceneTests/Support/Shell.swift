import CommandLine
import Foundation
import ProgramTestSupport
import Synchronization
import SystemTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import SwippyCLI
@testable import showroom
@testable import swippy_counter
@testable import swippy_movies
@testable import swippy_stories

/// Plays a scene: a shell with a home of its own, where nothing depends on the machine, the day or the time that it takes.
@MainActor
struct Shell {
    private let scene: Scene
    private let home: TemporaryFolder
    /// The numbers that things are named by are the same in every run of a scene.
    private let numbers = SharedNumbers()

    init(_ scene: Scene) throws {
        self.scene = scene
        // As a person would be: a file is named as it is typed, however long the path of this checkout is.
        guard FileManager.default.changeCurrentDirectoryPath(PackageFolder.url.path) else {
            throw CocoaError(.fileNoSuchFile)
        }
        home = try TemporaryFolder()
    }

    private static let programs: [String: Program] = [
        "swippy": .swippy, "swippy-movies": SwippyMovies.program, "swippy-stories": SwippyStories.program,
        "swippy-counter": SwippyCounter.program, "showroom": Showroom.program,
    ]

    /// The scene as it should stand in its file, with what is said now.
    ///
    /// - Throws: a `Scene.Fault`, for a command that can't be run here.
    func text() async throws -> String {
        var lines = scene.text.split(separator: "\n", omittingEmptySubsequences: false)
            .prefix { !$0.hasPrefix("$ ") }.map(String.init)
        for step in scene.steps {
            lines.append("$ " + step.command)
            lines += step.typed.map { "> " + $0 }
            let said: Said
            do {
                said = try await run(try ShellLine(step.command, home: home.path), typed: step.typed)
            } catch let fault as ShellLine.Fault {
                throw scene.fault(fault.message, at: step)
            }
            lines += said.lines([(home.path, "~"), (PackageFolder.url.path + "/", "")])
        }
        return lines.map { $0 + "\n" }.joined()
    }

    /// Runs the commands one after another. As with `pipefail`, the exit code is that of the last one that failed.
    private func run(_ line: ShellLine, typed: [String]) async throws -> Said {
        var all = Said()
        var input = Data(typed.map { $0 + "\n" }.joined().utf8)
        if let path = line.input, path != "/dev/null" { input = try Data(contentsOf: URL(filePath: path)) }
        for (index, command) in line.commands.enumerated() {
            let said = try await run(command, input: input)
            let isSeen = index == line.commands.count - 1 && line.output == nil
            input = Data()
            var errors = Data()
            for (stream, bytes) in said.parts {
                switch stream {
                case .errors where command.errors == nil: all.add(bytes, on: .errors)
                case .errors: errors += bytes
                case .output where isSeen: all.add(bytes, on: .output)
                case .output: input += bytes
                }
            }
            if let path = command.errors { try write(errors, to: path) }
            if said.code != 0 { all.code = said.code }
        }
        if let path = line.output { try write(input, to: path) }
        return all
    }

    private func write(_ bytes: Data, to path: String) throws {
        guard path != "/dev/null" else { return }
        if path.hasPrefix("Docs/Images/") {
            return try KeptText(in: PackageFolder.url.appending(path: path), acceptedBy: "SceneTests")
                .expect(String(decoding: bytes, as: UTF8.self))
        }
        guard path.hasPrefix(home.path) else {
            throw ShellLine.Fault(message: "a scene writes only to files in ~ and pictures in Docs/Images")
        }
        let folder = URL(filePath: path).deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try bytes.write(to: URL(filePath: path))
    }

    private func run(_ command: ShellLine.Command, input: Data) async throws -> Said {
        if let filtered = try Filter.run(command.words, on: input) {
            var said = Said()
            said.add(filtered.output, on: .output)
            said.code = filtered.code
            return said
        }
        guard let program = Self.programs[command.words[0]] else {
            throw ShellLine.Fault(message: "there is no “\(command.words[0])” here")
        }
        let variables = ["HOME": home.path].merging(command.variables) { $1 }
        return try await scene.world.isProcess
            ? start(command.words, variables, input) : call(program, command.words, variables, input)
    }

    /// Runs a program as a process.
    private func start(_ words: [String], _ variables: [String: String], _ input: Data) async throws -> Said {
        let more = [
            "PATH": "\(BuiltPrograms.directory.path):/usr/bin:/bin", "LLVM_PROFILE_FILE": "/dev/null",
        ]
        let file = input.isEmpty ? nil : URL(filePath: try home.write(input, to: ".input"))
        let run = try await StartedProgram(
            url: BuiltPrograms.directory.appending(path: words[0]), arguments: Array(words.dropFirst()),
            environment: variables.merging(more) { $1 }, directory: PackageFolder.url, input: file
        ).run()
        var said = Said()
        said.add(run.errorBytes, on: .errors)
        said.add(run.outputBytes, on: .output)
        switch run.end {
        case .exit(let code): said.code = code
        case .signal(let number): said.code = 128 + number
        }
        return said
    }

    /// Runs a program in the process of the tests.
    private func call(
        _ program: Program, _ words: [String], _ variables: [String: String], _ input: Data
    ) async throws -> Said {
        let seen = SceneConsole(
            typed: String(decoding: input, as: UTF8.self).split(
                separator: "\n", omittingEmptySubsequences: false
            )
            .dropLast().map(String.init), terminal: scene.world.terminal)
        var console = seen.console(variables)
        console.input = try FileHandle(
            forReadingFrom: URL(filePath: input.isEmpty ? "/dev/null" : try home.write(input, to: ".input")))
        console.generator = { [numbers] in numbers }
        let code = await program.run(Array(words.dropFirst()), console: console)
        seen.said.code = code.rawValue
        return seen.said
    }
}

/// Random numbers that go on from one command to the next.
private final class SharedNumbers: RandomNumberGenerator, Sendable {
    private let generator = Mutex(SeededGenerator(seed: 1))

    func next() -> UInt64 { generator.withLock { $0.next() } }
}
