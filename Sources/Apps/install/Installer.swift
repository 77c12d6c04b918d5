import Foundation

/// Builds programs and puts them where the system looks for them.
struct Installer {
    private let order: InstallOrder
    private let system: InstallingSystem
    private let files: InstalledFiles

    init(_ order: InstallOrder, on system: InstallingSystem) {
        (self.order, self.system) = (order, system)
        files = InstalledFiles(isDry: order.isDry)
    }

    /// The folder that is built in. SwiftPM keeps `.build` to itself while it runs this program.
    private var scratch: String { system.package + "/.build/install" }
    private var places: InstallPlaces { order.places }

    /// - Throws: `InstallError` where something is in the way; before the build if that can be known.
    func run() throws {
        for folder in Set(order.programs.flatMap(places.files).map(\.folder)).sorted() {
            try files.prepare(folder: folder)
        }
        let options = try buildOptions()
        for program in order.programs { try build(program, options) }
        guard !order.isDry else {
            return system.say(order.programs.flatMap(places.files).joined(separator: "\n"))
        }
        let replaced = try order.programs.map { try place($0, options) }
        for program in order.programs { try describe(program) }
        report(replaced, options)
    }

    // MARK: - Building

    private func buildOptions() throws -> BuildOptions {
        let folder = scratch + "/static"
        let files = InstalledFiles(isDry: false)
        try files.prepare(folder: folder)
        var hasArchive = false
        if let archive = system.answer(["clang", "-print-file-name=libstdc++.a"])?
            .split(separator: "\n").first, archive.hasPrefix("/")
        {
            try files.link(folder + "/libstdc++.a", to: String(archive))
            hasArchive = true
        }
        let (source, probe) = (scratch + "/probe.swift", scratch + "/probe")
        try files.put(Data("import Foundation\nprint(Date.now > .distantPast)\n".utf8), at: source)
        return BuildOptions(
            isLinux: system.isLinux, staticFolder: hasArchive ? folder : nil
        ) { arguments in
            system.answer(["swiftc", source, "-o", probe] + arguments) != nil
                && system.answer([probe]) == "true\n"
        }
    }

    private func build(_ program: String, _ options: BuildOptions) throws {
        let command = command(program, options)
        guard !order.isDry else {
            return system.say(command.map { $0.contains(" ") ? "'\($0)'" : $0 }.joined(separator: " "))
        }
        system.say("Building \(program): the first time, this takes a few minutes.")
        let status = try system.run(command)
        guard status == 0 else {
            throw InstallError(
                status: status > 128 ? status : InstallError.unavailable,
                message: "\(program) can't be built, as said above. Nothing was installed.")
        }
    }

    private func command(_ program: String, _ options: BuildOptions) -> [String] {
        ["swift", "build", "--package-path", system.package, "--scratch-path", scratch, "-c", "release"]
            + ["--product", program] + options.buildArguments
    }

    // MARK: - Placing

    /// Puts a program to its place, even while the one that was there runs, and answers what that was; `nil` without one.
    private func place(_ program: String, _ options: BuildOptions) throws -> String? {
        let path = places.program(program)
        let isReplaced = files.exists(path)
        let old = system.answer([path, "--version"])?.split(separator: "\n").first.map(String.init)
        guard
            let folder = system.answer(command(program, options) + ["--show-bin-path"])?
                .split(separator: "\n").last
        else {
            throw InstallError(
                status: InstallError.unavailable, message: "SwiftPM doesn't say where it built \(program).")
        }
        // Copied, not moved: Linux keeps such a file in larger pieces, and starting it takes a fifth less.
        try files.put(try Data(contentsOf: URL(filePath: "\(folder)/\(program)")), at: path, mode: 0o755)
        // On Linux, the linker left the symbols out.
        if !system.isLinux, system.answer(["strip", path]) == nil {
            system.say("strip isn't there: \(program) is larger than it could be.")
        }
        return isReplaced ? old ?? "another \(program)" : nil
    }

    /// Writes the manual page and the completions of a program that is in its place: they name the programs beside it.
    private func describe(_ program: String) throws {
        func output(_ arguments: String...) throws -> Data {
            guard let text = system.answer([places.program(program)] + arguments) else {
                throw InstallError(
                    status: InstallError.unavailable,
                    message:
                        "\(places.program(program)) was installed, but `\(program) \(arguments[0])` fails.")
            }
            return Data(text.utf8)
        }
        for language in InstallPlaces.Language.allCases {
            try files.put(
                try output("man", "--lang", language.rawValue), at: places.page(program, in: language))
        }
        for shell in InstallPlaces.Shell.allCases {
            try files.put(
                try output("completions", shell.rawValue), at: places.completions(program, for: shell))
        }
    }

    // MARK: - Telling

    private func report(_ replaced: [String?], _ options: BuildOptions) {
        for (program, old) in zip(order.programs, replaced) {
            let version =
                system.answer([places.program(program), "--version"])?
                .split(separator: "\n").first.map(String.init) ?? program
            system.say(
                "\(version) is installed in \(places.bin)" + (old.map { ", in place of \($0)." } ?? "."))
        }
        system.say("Its manual page and completions are in \(places.data).")
        for option in options.lacking { system.say("Note: \(option.loss).") }
        for advice in StartAdvice(order.programs, in: places, on: system).lines { system.say(advice) }
    }
}
