import Foundation
import TestSupport
import Testing

/// Docs/LearnVIPER.md quotes the code of the counter, and counts its lines. Both have to be true.
@Suite("Learn VIPER in ten minutes")
struct LearnVIPERTests {
    private let page: String

    init() throws {
        page = try Self.text("Docs/LearnVIPER.md")
    }

    private static func text(_ path: String) throws -> String {
        String(decoding: try Data(contentsOf: PackageFolder.url.appending(path: path)), as: UTF8.self)
    }

    @Test("quotes code as it stands in the file that is linked above it")
    func quotes() throws {
        let parts = page.components(separatedBy: "```swift\n")
        #expect(parts.count > 10)
        for (before, after) in zip(parts, parts.dropFirst()) {
            let quote = after.components(separatedBy: "\n```")[0].components(separatedBy: "\n")
            let lead = before.components(separatedBy: "\n").last { !$0.isEmpty } ?? ""
            guard let link = lead.matches(of: /\]\(\.\.\/([^)]+\.swift)\)/).last else {
                Issue.record("no file is linked above\n\(quote.joined(separator: "\n"))")
                continue
            }
            let source = "\n" + (try Self.text(String(link.output.1)))
            // Code from within a type is indented there.
            let isThere = [0, 4, 8].contains { spaces in
                let indent = String(repeating: " ", count: spaces)
                let lines = quote.map { $0.isEmpty ? "" : indent + $0 }
                return source.contains("\n" + lines.joined(separator: "\n") + "\n")
            }
            #expect(isThere, "\(link.output.1) has no\n\(quote.joined(separator: "\n"))")
        }
    }

    /// The files of which each version is made, without those that all versions need.
    private static let versions: [[String]] = [
        [
            "Ports/CountPorts", "Screens/CountScreen", "Interactor/CountInteractor",
            "Presenter/CountPresenter", "Builder/CountBuilder",
        ].map { "Sources/Features/Counter/\($0).swift" },
        ["Tests/Features/CounterTests/Alternatives/CountViewModel.swift"],
        ["Tests/Features/CounterTests/Alternatives/CountReducer.swift"],
    ]

    @Test("counts files and lines as they are")
    func figures() throws {
        let lines = try Self.versions.map { try $0.reduce(0) { $0 + Self.codeLines(try Self.text($1)) } }
        for (name, figures) in [("Files", Self.versions.map(\.count)), ("Lines of code", lines)] {
            let row = "| \(name) | \(figures.map(String.init).joined(separator: " | ")) |"
            #expect(page.contains(row), "the table should have\n\(row)")
        }
        // What passes the modules on has nothing to read.
        let files = try Self.files(at: "Counter").filter { !$0.contains("/Library/") }
        let all = try files.reduce(0) { $0 + Self.codeLines(try Self.text($1)) }
        let claim = "\(files.count) files with \(all) lines of code"
        #expect(page.contains(claim), "the page should say \(claim)")
    }

    /// The screens to read next, in this order: the heading, and the folders and files of each.
    private static let ladder: [(heading: String, paths: [String])] = [
        ("The counter", ["Counter"]),
        ("Choosing a card", cards("CardPicker") + ["PaymentCards/Interactor/CardPickerInteractor.swift"]),
        (
            "The list of stories",
            ["Screens/StoryListScreen", "Presenter/StoryListPresenter", "View/StoryListView"].map {
                "Stories/\($0).swift"
            }
        ),
        ("The spending", cards("CardSpending") + ["PaymentCards/Interactor/CardSpendingInteractor.swift"]),
        ("The card list", cards("CardList") + ["PaymentCards/Interactor/CardListInteractor.swift"]),
    ]

    private static func cards(_ screen: String) -> [String] {
        ["Screens", "Presenter", "View"].map { "PaymentCards/\($0)/\(screen)" }
            + ["PaymentCards/Ports/\(screen)Ports.swift"]
    }

    @Test("leads from screen to screen, each with its lines")
    func ladder() throws {
        let sections = page.components(separatedBy: "\n### ").dropFirst()
        same(sections.count, Self.ladder.count)
        for (section, (heading, paths)) in zip(sections, Self.ladder) {
            let lines = try paths.flatMap(Self.files).reduce(0) { $0 + Self.codeLines(try Self.text($1)) }
            #expect(section.contains(heading))
            // A screen changes more often than this page does.
            let claim = section.firstMatch(of: /About ([0-9,]+) lines/)?.1.replacing(",", with: "")
            let told = try #require(claim.flatMap { Int($0) })
            #expect(abs(told - lines) * 10 <= lines, "\(heading): \(lines)")
        }
    }

    /// The sources at a path of the features.
    private static func files(at path: String) throws -> [String] {
        let path = "Sources/Features/\(path)"
        guard !path.hasSuffix(".swift") else { return [path] }
        return try FileManager.default.subpathsOfDirectory(
            atPath: PackageFolder.url.appending(path: path).path
        ).filter { $0.hasSuffix(".swift") }.map { "\(path)/\($0)" }
    }

    /// How many lines are neither blank nor comments.
    private static func codeLines(_ text: String) -> Int {
        text.split(separator: "\n").count { line in
            let code = line.drop { $0 == " " }
            return !code.isEmpty && !code.hasPrefix("//")
        }
    }
}
