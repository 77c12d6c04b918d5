public import Foundation
import Synchronization
public import Testing

/// A file with the scenes of one suite, each of which is kept by itself: accepting one leaves the others as they are.
public struct KeptScenes: Sendable {
    private struct Told {
        let name: String
        var text: String
    }

    private let file: URL
    private let kept: KeptText
    private let names: [String]
    /// Several scenes may be played, and accepted, at the same time.
    private static let access = Mutex(())

    /// The scenes called `names`, in the file `name` of the folder `Transcripts` of the tests that `filePath` belongs to.
    public init(_ name: String, of names: [String], filePath: String) {
        let source = URL(filePath: filePath)
        var folder = source.deletingLastPathComponent()
        while folder.path != "/", !folder.lastPathComponent.hasSuffix("Tests") {
            folder.deleteLastPathComponent()
        }
        self.init(
            in: folder.appending(path: "Transcripts/\(name).txt"), of: names,
            acceptedBy: source.deletingPathExtension().lastPathComponent)
    }

    /// The scenes called `names`, in `file`.
    public init(
        in file: URL, of names: [String], acceptedBy suite: String,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) {
        (self.file, self.names) = (file, names)
        kept = KeptText(in: file, acceptedBy: suite, environment: environment)
    }

    /// Checks that the scene called `name` is told like this in the file. With the first one, it is checked that the file tells no
    /// other scenes, and all in order.
    public func expect(_ text: String, of name: String, _ location: SourceLocation = #_sourceLocation) throws
    {
        let text = text.split(separator: "\n").joined(separator: "\n")
        if let fault = fault(of: text, name) {
            Issue.record("“\(name)” \(fault)", sourceLocation: location)
            return
        }
        try Self.access.withLock { _ in
            var told = try told()
            if let index = told.firstIndex(where: { $0.name == name }) {
                told[index].text = text
            } else {
                let before = names.prefix { $0 != name }
                let place = told.lastIndex { before.contains($0.name) }.map { $0 + 1 } ?? 0
                told.insert(Told(name: name, text: text), at: place)
            }
            if name == names.first {
                told = names.compactMap { name in told.first { $0.name == name } }
            }
            let whole = told.map { "# \($0.name)\n\($0.text)\n" }.joined(separator: "\n")
            try kept.expect(whole, location)
        }
    }

    private func fault(of text: String, _ name: String) -> String? {
        if names.count(where: { $0 == name }) > 1 { return "is the name of two scenes." }
        if text.isEmpty { return "tells nothing." }
        if text.split(separator: "\n").contains(where: { $0.hasPrefix("# ") }) {
            return "has a line like a name."
        }
        return nil
    }

    /// What the file tells now.
    private func told() throws -> [Told] {
        guard FileManager.default.fileExists(atPath: file.path) else { return [] }
        let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        return "\n\(text)".split(separator: "\n# ").map { scene in
            let lines = scene.split(separator: "\n")
            return Told(
                name: lines.first.map(String.init) ?? "", text: lines.dropFirst().joined(separator: "\n"))
        }
    }
}
