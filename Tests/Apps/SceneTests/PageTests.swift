import Foundation
import TestSupport
import Testing

/// Pages show scenes, which are run: a block that begins with ```` ```console due.txt: The title ```` shows the commands of that
/// scene, and what they say.
@Suite("A page")
struct PageTests {
    private static let pages: [URL] = {
        let folder = PackageFolder.url.appending(path: "Docs")
        do {
            return try FileManager.default.contentsOfDirectory(atPath: folder.path)
                .filter { $0.hasSuffix(".md") }.sorted().map { folder.appending(path: $0) }
        } catch {
            return []  // Then nothing is quoted, which fails.
        }
    }()

    /// What a block shows.
    private static func quoted(_ file: Substring, _ title: Substring) throws -> String {
        let scene = try #require(
            SceneFile.all.first { $0.url.lastPathComponent == file }?.scenes.first { $0.title == title },
            "there is no scene “\(title)” in \(file)")
        let steps = scene.text.split(separator: "\n", omittingEmptySubsequences: false)
            .drop { !$0.hasPrefix("$ ") }.joined(separator: "\n")
        return steps.trimmingCharacters(in: .newlines) + "\n"
    }

    @Test("shows what scenes show")
    func quotes() throws {
        var count = 0
        for page in Self.pages {
            let text = String(decoding: try Data(contentsOf: page), as: UTF8.self)
            let block = #/```console ([a-z]+\.txt): ([^\n]+)\n(?:[^`]*\n)?```/#
            let whole = try text.replacing(block) { match in
                count += 1
                let (head, file, title) = ("```console", match.output.1, match.output.2)
                return "\(head) \(file): \(title)\n\(try Self.quoted(file, title))```"
            }
            try KeptText(in: page, acceptedBy: "PageTests").expect(whole)
        }
        #expect(count > 3)
    }
}
