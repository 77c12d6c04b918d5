import Foundation

/// What the manifest of a package says about its targets.
struct Manifest: Decodable {
    struct Target: Decodable {
        let name: String
        /// `regular`, `executable`, `test` and the like.
        let type: String
        /// Where its sources are, from the root of the package; `nil` where SwiftPM's own place is meant.
        let path: String?
        let dependencies: [Dependency]

        /// Where its sources are, from the root of the package.
        var folder: String { path ?? "\(type == "test" ? "Tests" : "Sources")/\(name)" }
        /// The targets that it may import.
        var siblings: Set<String> { Set(dependencies.compactMap(\.name)) }
    }

    /// `{"byName": ["TerminalKit", null]}` or `{"target": […]}`; a product of another package names no target of this one.
    struct Dependency: Decodable {
        let name: String?

        private enum Kind: String, CodingKey { case byName, target }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Kind.self)
            guard let kind = container.allKeys.first else {
                name = nil
                return
            }
            var parts = try container.nestedUnkeyedContainer(forKey: kind)
            name = try parts.decode(String.self)
        }
    }

    let targets: [Target]

    /// What `swift package dump-package` says of the package in `folder`.
    ///
    /// It costs half a second, and next to nothing when the manifest is as it was.
    static func read(in folder: URL) throws -> Manifest {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        // A scratch folder of its own, since the one of the package is locked while it is built or tested.
        let scratch = FileManager.default.temporaryDirectory.appending(path: "swippy-layers").path
        process.arguments = ["swift", "package", "--scratch-path", scratch, "dump-package"]
        process.currentDirectoryURL = folder
        // All of it, whatever part of it is being tested.
        process.environment = ProcessInfo.processInfo.environment.filter { $0.key != "SWIPPY_TESTS" }
        let (output, errors) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        // What it says on standard error is short, or it has failed and says nothing else.
        let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
        let message = try errors.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw LayersError.manifest(String(decoding: message, as: UTF8.self))
        }
        return try JSONDecoder().decode(Manifest.self, from: bytes)
    }
}

/// Why the sources can't be checked.
enum LayersError: Error, CustomStringConvertible {
    /// The manifest is missing, or SwiftPM refuses it: the message of SwiftPM.
    case manifest(String)
    /// A file or folder can't be read.
    case unreadable(String)

    var description: String {
        switch self {
        case .manifest(let message):
            "The manifest can't be read. Run this in the folder of a package.\n\(message)"
        case .unreadable(let path): "“\(path)” can't be read."
        }
    }
}
