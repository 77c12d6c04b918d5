import Foundation

/// What a package's manifest says about its targets.
struct Manifest: Decodable {
    struct Target: Decodable {
        let name: String
        /// `regular`, `executable`, `test` and the like.
        let type: String
        /// The folder of its sources, relative to the package; `nil` for SwiftPM's default.
        let path: String?
        let dependencies: [Dependency]

        /// The folder of its sources, relative to the package.
        var folder: String { path ?? "\(type == "test" ? "Tests" : "Sources")/\(name)" }
        /// The package's targets that it may import.
        var siblings: Set<String> { Set(dependencies.compactMap(\.name)) }
    }

    /// `{"byName": ["TerminalKit", null]}` or `{"target": […]}`; a product of another package names none of this package's
    /// targets.
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

    /// What other packages can depend on.
    struct Product: Decodable {
        let name: String
        let targets: [String]
    }

    let targets: [Target]
    let products: [Product]

    /// The output of `swift package dump-package` for the package in `folder`.
    ///
    /// It takes half a second, or almost nothing if the manifest is unchanged.
    static func read(in folder: URL) throws -> Manifest {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        // It uses its own scratch folder, since the package's is locked while the package is built or tested.
        let scratch = FileManager.default.temporaryDirectory.appending(path: "swippy-layers").path
        process.arguments = ["swift", "package", "--scratch-path", scratch, "dump-package"]
        process.currentDirectoryURL = folder
        // Read all of the manifest, whichever part is being tested.
        process.environment = ProcessInfo.processInfo.environment.filter { $0.key != "SWIPPY_TESTS" }
        let (output, errors) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        // It prints little on standard error, or it failed and prints nothing else, so reading one after the other can't
        // block.
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
    /// The manifest is missing or invalid: SwiftPM's message.
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
