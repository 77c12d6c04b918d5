import Foundation

/// What is left to be typed before the programs and their completions are found.
struct StartAdvice {
    private let programs: [String]
    private let places: InstallPlaces
    private let system: InstallingSystem

    init(_ programs: [String], in places: InstallPlaces, on system: InstallingSystem) {
        (self.programs, self.places, self.system) = (programs, places, system)
    }

    var lines: [String] {
        (isInPath ? shadowed : [pathAdvice]) + completionAdvice + manualAdvice + ["Start it: \(programs[0])"]
    }

    private var isInPath: Bool { system.path.contains { real($0) == real(places.bin) } }

    private func real(_ path: String) -> String {
        URL(filePath: path, directoryHint: .isDirectory).resolvingSymlinksInPath().standardizedFileURL
            .withoutSlash
    }

    private var pathAdvice: String {
        switch shell {
        case "fish":

            """
            \(places.bin) is not in your PATH. Type this once:
                fish_add_path \(quoted(places.bin))
            """
        default:
            """
            \(places.bin) is not in your PATH. Type this, and add it to \(startFile) for the next time:
                export PATH=\(quoted(places.bin)):"$PATH"
            """
        }
    }

    /// Programs of the same name that the shell finds first.
    private var shadowed: [String] {
        programs.compactMap { program in
            guard let first = system.found(program), real(first.folder) != real(places.bin) else {
                return nil
            }
            return "But `\(program)` starts \(first), whose folder comes first in your PATH."
        }
    }

    private var completionAdvice: [String] {
        guard shell == "zsh", !["/usr", "/usr/local"].contains(places.prefix) else { return [] }
        return [
            """
            For completions, add this to \(startFile), before compinit:
                fpath=(\(quoted(places.functions)) $fpath)
            """
        ]
    }

    private var manualAdvice: [String] {
        guard system.found("man") == nil else { return [] }
        return ["This system has no man, which shows manual pages: `\(programs[0]) help` has the same text."]
    }

    private var shell: String {
        (system.environment["SHELL"] ?? "").split(separator: "/").last.map(String.init) ?? ""
    }

    private var startFile: String {
        switch shell {
        case "bash": "~/.bashrc"
        case "zsh": "~/.zshrc"
        default: "~/.profile"
        }
    }

    /// A word for any shell.
    private func quoted(_ word: String) -> String {
        let plain = word.allSatisfy { $0.isLetter || $0.isNumber || "/._-+@%".contains($0) }
        return plain ? word : "'\(word.replacing("'", with: "'\\''"))'"
    }
}
