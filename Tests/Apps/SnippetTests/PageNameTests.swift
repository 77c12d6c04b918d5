import Foundation
import TestSupport
import Testing

/// The pages explain the sources, and so name what stands there.
@Suite("The names in the pages")
struct PageNameTests {
    /// Names of the app that Swippy goes back to.
    private static let elsewhere: Set<Substring> = ["NetworkService", "PCardResponse", "ViewState"]

    @Test("are those of the sources: what is renamed there is renamed in the pages, too")
    func names() throws {
        var known = Self.elsewhere
        for name in try ["Sources", "Tests"].flatMap(Self.files) {
            known.formUnion(Self.words(of: name))
            if name.hasSuffix(".swift") { known.formUnion(Self.words(of: try Self.text(of: name))) }
        }
        // The changelog also names what went.
        let pages =
            try Self.files(in: "Docs").filter { $0.hasSuffix(".md") && $0 != "Docs/Changelog.md" } + [
                "README.md"
            ]
        #expect(pages.count > 20)
        for page in pages {
            let unknown = Self.names(in: try Self.text(of: page)).filter { !known.contains($0) }
            #expect(unknown.isEmpty, "\(page): \(unknown.joined(separator: ", "))")
        }
    }

    /// The names of types and files in the prose of a page. One with an X is for the reader to fill in, such as `CardXView`.
    private static func names(in page: String) -> [Substring] {
        page.components(separatedBy: "```").enumerated().filter { $0.offset.isMultiple(of: 2) }
            .flatMap { $0.element.matches(of: /`([^`\s=]+)`/).flatMap { words(of: String($0.output.1)) } }
            .filter { $0.contains(/^[A-Z]\w*[a-z][A-Z]/) && !$0.contains(/^(?:Card)?X(?![a-z])/) }
    }

    private static func words(of text: String) -> [Substring] {
        text.utf8.split { byte in
            let letter = byte | 0x20
            return !(UInt8(ascii: "a")...UInt8(ascii: "z") ~= letter || 0x30...0x39 ~= byte || byte == 0x5F)
        }.map(Substring.init)
    }

    private static func files(in folder: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: PackageFolder.url.appending(path: folder).path)
            .map { "\(folder)/\($0)" }
    }

    private static func text(of file: String) throws -> String {
        String(decoding: try Data(contentsOf: PackageFolder.url.appending(path: file)), as: UTF8.self)
    }
}
