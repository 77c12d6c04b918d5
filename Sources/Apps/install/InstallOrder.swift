import Foundation

/// What is asked for on the command line.
struct InstallOrder: Equatable {
    enum Task: Equatable {
        case install
        case uninstall
        case help
    }

    /// The programs that can be installed.
    static let known = ["swippy", "swippy-movies", "swippy-stories", "swippy-counter", "showroom"]

    private(set) var task = Task.install
    /// Which programs: without names, `swippy`, or to be removed all whose names begin so.
    private(set) var programs: [String] = []
    /// Says what would be done, and does nothing.
    private(set) var isDry = false
    private(set) var places: InstallPlaces

    /// - Throws: `InstallError` for words that mean nothing.
    init(_ arguments: [String], on system: InstallingSystem) throws {
        places = InstallPlaces(environment: system.environment)
        var rest = arguments[...]
        while let word = rest.popFirst() {
            switch word {
            case "--help", "-h": task = .help
            case "--uninstall": if task != .help { task = .uninstall }
            case "--dry-run": isDry = true
            case "--prefix":
                places = try Self.places(rest.popFirst() ?? "", on: system)
            case _ where word.hasPrefix("--prefix="):
                places = try Self.places(String(word.dropFirst("--prefix=".count)), on: system)
            case _ where Self.known.contains(word):
                if !programs.contains(word) { programs.append(word) }
            default:
                throw InstallError(
                    status: InstallError.usage,
                    message: "“\(word)” is neither an option nor a program.\n\(Self.help)")
            }
        }
        if programs.isEmpty {
            // Another program may well be called showroom.
            programs = task == .uninstall ? Self.known.filter { $0.hasPrefix("swippy") } : ["swippy"]
        }
        guard places.prefix.hasPrefix("/"), places.prefix != "/.local" else {
            throw InstallError(
                status: InstallError.usage, message: "HOME isn't set: name a folder with --prefix DIR.")
        }
    }

    private static func places(_ folder: String, on system: InstallingSystem) throws -> InstallPlaces {
        guard !folder.isEmpty, !folder.hasPrefix("-") else {
            throw InstallError(
                status: InstallError.usage, message: "--prefix needs a folder, as in --prefix ~/.local")
        }
        // A shell leaves the ~ of --prefix=~/x as it is.
        let home = system.environment["HOME"] ?? ""
        let path = folder == "~" || folder.hasPrefix("~/") ? home + folder.dropFirst() : folder
        let base = URL(filePath: system.currentFolder, directoryHint: .isDirectory)
        return InstallPlaces(
            prefix: URL(filePath: path, directoryHint: .isDirectory, relativeTo: base).standardizedFileURL
                .withoutSlash)
    }

    static let help = """
        usage: swift run install [PROGRAM ...] [--prefix DIR] [--uninstall] [--dry-run]

        Builds swippy with the options that suit this system, and installs it with its manual page and the completions
        for Bash, Zsh and fish. Takes a few minutes.

          PROGRAM        instead of swippy: \(known.joined(separator: ", "))
          --prefix DIR   into DIR/bin and DIR/share instead of ~/.local
          --uninstall    remove what was installed there; without names, all that begin with swippy
          --dry-run      only say what would be done
        """
}

extension URL {
    /// The path of a folder, without the slash at its end.
    var withoutSlash: String {
        let path = path(percentEncoded: false)
        return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }
}
