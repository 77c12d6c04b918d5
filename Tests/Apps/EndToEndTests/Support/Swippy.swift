import Foundation
import SystemTestSupport
import TestSupport
import Testing

/// The built `swippy`, in a world of its own: a folder, an empty home and an environment that says nothing.
struct Swippy {
    let workspace: TemporaryFolder
    /// Whether command lines run in the process of the tests if they need no other, see `runHere`.
    private let isHere: Bool

    init(here isHere: Bool = false) throws {
        workspace = try TemporaryFolder()
        self.isHere = isHere
    }

    /// Runs `swippy` with these arguments.
    ///
    /// - Parameters:
    ///   - environment: variables besides those that any process has.
    ///   - input: what is on standard input; nothing by default.
    func callAsFunction(
        _ arguments: String..., environment: [String: String] = [:], input: Data? = nil
    ) async throws -> ProgramRun {
        try await run(arguments, environment: environment, input: input)
    }

    func run(
        _ arguments: [String], environment: [String: String] = [:], input: Data? = nil
    ) async throws -> ProgramRun {
        if isHere, environment["TZ"] == nil {
            let variables = variables.merging(environment) { $1 }
            return try await runHere(arguments, environment: variables, input: input)
        }
        return try await program(
            BuiltPrograms.directory.appending(path: "swippy"), arguments, environment: environment,
            input: input
        ).run()
    }

    /// Runs `swippy list` for `feed`, which is on standard input.
    func list(_ feed: String, _ arguments: String...) async throws -> ProgramRun {
        try await run(["list", "--file", "-"] + arguments, input: Data(feed.utf8))
    }

    /// The cards that are built in, as a file: its dates are as they were written.
    static let mockData = PackageFolder.url.appending(path: "MockData.json").path

    /// Runs a line of shell in which `swippy` is a command, in a folder with the repository's data and pages, which lines name.
    func shell(_ line: String, environment: [String: String] = [:]) async throws -> ProgramRun {
        try await shell(URL(filePath: "/bin/sh"), ["-c", line], environment: environment)
    }

    /// Runs a shell with these arguments in the same place.
    func shell(
        _ shell: URL, _ arguments: [String], environment: [String: String] = [:]
    ) async throws -> ProgramRun {
        try addPackageFiles()
        return try await program(shell, arguments, environment: environment, input: nil).run()
    }

    /// Puts the repository's data and pages into the folder.
    func addPackageFiles() throws {
        let (cards, docs) = ("MockData.json", "Docs")
        if !FileManager.default.fileExists(atPath: workspace.directory.appending(path: cards).path) {
            // A copy is from today; of an older file, its age is said.
            try workspace.write(Data(contentsOf: PackageFolder.url.appending(path: cards)), to: cards)
            try FileManager.default.createSymbolicLink(
                at: workspace.directory.appending(path: docs),
                withDestinationURL: PackageFolder.url.appending(path: docs))
        }
    }

    /// `swippy`, yet to be started as a process, in its folder.
    func program(_ arguments: [String]) throws -> StartedProgram {
        try program(
            BuiltPrograms.directory.appending(path: "swippy"), arguments, environment: [:], input: nil)
    }

    private func program(
        _ url: URL, _ arguments: [String], environment: [String: String], input: Data?
    ) throws -> StartedProgram {
        StartedProgram(
            url: url, arguments: arguments, environment: variables.merging(environment) { $1 },
            directory: workspace.directory,
            input: try input.map { URL(filePath: try file(of: $0)) })
    }

    func file(of input: Data) throws -> String {
        try workspace.write(input, to: "input-\(UUID().uuidString)")
    }

    /// The variables that any process has.
    private var variables: [String: String] {
        [
            "HOME": workspace.directory.path,
            "TZ": TestPlace.noon.variable,
            "PATH": "\(BuiltPrograms.directory.path):/usr/local/bin:/usr/bin:/bin",
            // One that is killed, or may write no more, while it writes down its coverage would spoil the report of all.
            "LLVM_PROFILE_FILE": "/dev/null",
        ]
    }
}

extension Swippy {
    /// Copies the program to `file`, in a new folder.
    ///
    /// Another process does it: a copy that the tests' own process wrote couldn't be started as long as a program that another test
    /// starts meanwhile holds it open.
    func copyProgram(to file: URL) async throws {
        let built = BuiltPrograms.directory.appending(path: "swippy").path
        let folder = file.deletingLastPathComponent().path
        let copy = try await shell("mkdir '\(folder)' && cp '\(built)' '\(file.path)'")
        #expect(copy.end == .exit(0), "\(copy.errors)")
    }
}
