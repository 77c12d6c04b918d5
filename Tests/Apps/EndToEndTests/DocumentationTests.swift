import Foundation
import SystemTestSupport
import TestSupport
import Testing

/// What people copy from the pages must work.
@Suite("The pages", .blocksItsThread)
struct DocumentationTests {
    private static let pages = [
        "README.md", "Docs/README.md", "Docs/Tour.md", "Docs/Libraries.md", "Docs/CardJSON.md",
        "Docs/Architecture.md", "Docs/Contributing.md", "Docs/Internals.md",
        "Docs/LearnVIPER.md", "Docs/Movies.md", "Docs/Stories.md", "Docs/Traces.md",
        "Docs/ContentCards.md",
        "Docs/YourOwnScreen.md",
    ]

    private static func text(_ page: String) -> String {
        do {
            return String(
                decoding: try Data(contentsOf: PackageFolder.url.appending(path: page)), as: UTF8.self)
        } catch {
            return ""  // The first test below fails then.
        }
    }

    @Test("link to places that exist", arguments: pages)
    func links(page: String) throws {
        let text = Self.text(page)
        let folder = PackageFolder.url.appending(path: page).deletingLastPathComponent()
        let links = text.matches(of: /\]\(([^)#]*)(?:#([^)]+))?\)/)
        #expect(!links.isEmpty)
        for link in links {
            let (path, heading) = (String(link.output.1), link.output.2)
            guard !path.hasPrefix("http") else { continue }
            #expect(FileManager.default.fileExists(atPath: folder.appending(path: path).path), "\(path)")
            guard let heading, path.isEmpty else { continue }
            #expect(Self.anchors(of: text).contains(String(heading)), "#\(heading)")
        }
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
        #expect(end.status == 0)
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
            ("Docs/Images/data-card.svg", "swippy components data-card --width 104 --format svg"),
            ("Docs/Images/media-card.svg", "swippy components media-card --width 104 --format svg"),
            (
                "Docs/Images/highlighted-card.svg",
                "swippy components highlighted-card --width 104 --format svg"
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
