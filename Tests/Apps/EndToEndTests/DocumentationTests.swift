import Foundation
import SystemTestSupport
import TestSupport
import Testing

/// What people copy from the pages must work.
@Suite("The pages", .blocksItsThread)
struct DocumentationTests {
    private static func text(_ page: String) -> String {
        do {
            return String(
                decoding: try Data(contentsOf: PackageFolder.url.appending(path: page)), as: UTF8.self)
        } catch {
            return ""  // The first test below fails then.
        }
    }

    /// Where the links of a page of the package lead within it: the path of a file, and the heading, if one is named.
    private static func links(of page: String) -> [(path: String, heading: String?)] {
        let folder = PackageFolder.url.appending(path: page).deletingLastPathComponent()
        return text(page).matches(of: /\]\(([^)#]*)(?:#([^)]+))?\)/).compactMap { link in
            guard !link.output.1.hasPrefix("http") else { return nil }
            let place = folder.appending(path: String(link.output.1)).standardized.path
            let path = String(place.dropFirst(PackageFolder.url.standardized.path.count).drop { $0 == "/" })
            return (link.output.1.isEmpty ? page : path, link.output.2.map(String.init))
        }
    }

    @Test("can all be reached from the index, and link to places that exist")
    func links() throws {
        var (reached, waiting) = (Set<String>(), ["Docs/README.md"])
        while let page = waiting.popLast() {
            guard reached.insert(page).inserted else { continue }
            for (path, heading) in Self.links(of: page) {
                let place = PackageFolder.url.appending(path: path).path
                #expect(FileManager.default.fileExists(atPath: place), "\(page): \(path)")
                guard path.hasSuffix(".md") else { continue }
                waiting.append(path)
                guard let heading else { continue }
                #expect(Self.anchors(of: Self.text(path)).contains(heading), "\(page): \(path)#\(heading)")
            }
        }
        let names = try FileManager.default.contentsOfDirectory(
            atPath: PackageFolder.url.appending(path: "Docs").path)
        let pages = Set(names.filter { $0.hasSuffix(".md") }.map { "Docs/" + $0 } + ["README.md"])
        same(pages.subtracting(reached), [])
    }

    /// What a heading is linked to by.
    private static func anchors(of text: String) -> [String] {
        text.matches(of: /\n#+ ([^\n]+)/).map { heading in
            heading.output.1.lowercased().filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
                .replacing(" ", with: "-")
        }
    }

    @Test("show a program that can be built as it stands, and draws the cards")
    func library() throws {
        let program = Self.text("Tests/Programs/readme-demo/main.swift")
        #expect(program.contains("import"))
        #expect(Self.text("Docs/Libraries.md").contains("```swift\n\(program)```"))
        let end = try RunningProgram("readme-demo", []).end()
        same(end.status, 0)
        #expect(end.lines.joined().contains("view details"))
    }

    @Test(
        "show pictures that the program draws",
        arguments: [
            ("Docs/Images/cards.svg", "swippy list --per-page 6 --width 120 --format svg"),
            ("Docs/Images/swipe.svg", "swippy swipe 48822394455 --width 48 --format svg"),
            ("Docs/Images/tour.svg", "swippy --replay Docs/tour.jsonl --file MockData.json --format svg"),
            (
                "Docs/Images/statement.svg",
                "swippy statement 6564 --file MockData.json --width 84 --format svg"
            ),
            ("Docs/Images/data-card.svg", "showroom data-card --width 104 --format svg"),
            ("Docs/Images/media-card.svg", "showroom media-card --width 104 --format svg"),
            (
                "Docs/Images/highlighted-card.svg",
                "showroom highlighted-card --width 104 --format svg"
            ),
            ("Docs/Images/stories.svg", "swippy-stories --replay Docs/stories.jsonl --format svg"),
            ("Docs/Images/story.svg", "swippy-stories show chip --width 80 --format svg"),
            ("Docs/Images/movies.svg", "swippy-movies --replay Docs/movies.jsonl --format svg"),
            ("Docs/Images/movie.svg", "swippy-movies show @1 --width 80 --format svg"),
            ("Docs/Images/movie-list.svg", "swippy-movies list --page 3 --width 40 --format svg"),
            ("Docs/Images/payment.svg", "swippy pay 6564 --amount 1500 --dry-run --width 48 --format svg"),
        ])
    func pictures(file: String, line: String) async throws {
        let run = try await Swippy().shell(line)
        try KeptText(in: PackageFolder.url.appending(path: file), acceptedBy: "DocumentationTests").expect(
            run.output)
    }
}
