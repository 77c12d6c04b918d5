import CommandLine
import Foundation
import HTTPServerSupport
import Pages
import PaymentCards
import PaymentCardsServer
import Pictures
import ScreenPresenter
import ScreenView
import SwipeDeck
import SystemTestSupport
import TerminalKit
import TerminalSession
import TestSupport
import Testing

/// A page of Docs shows each file of the folder Snippets as it stands; here they are run.
@Suite("The snippets of the documentation", .takesTurns, .endsIfItHangs)
struct SnippetTests {
    @Test(
        "are compiled: each block of Swift of each page stands in a source, however far it is indented there")
    func compiled() throws {
        var sources = Data("\n".utf8)
        for folder in ["Sources", "Tests"] {
            for name in try FileManager.default.subpathsOfDirectory(
                atPath: PackageFolder.url.appending(path: folder).path) where name.hasSuffix(".swift")
            {
                sources += Data(unindented(try text(of: "\(folder)/\(name)")).utf8)
            }
        }
        let pages = try FileManager.default.contentsOfDirectory(
            atPath: PackageFolder.url.appending(path: "Docs").path
        ).filter { $0.hasSuffix(".md") }.map { "Docs/\($0)" }
        for page in pages + ["README.md"] {
            for block in try text(of: page).components(separatedBy: "```swift\n").dropFirst() {
                let code = unindented(block.components(separatedBy: "```")[0])
                #expect(sources.range(of: Data("\n\(code)".utf8)) != nil, "\(page):\n\(code)")
            }
        }
    }

    private func unindented(_ code: String) -> String {
        code.split(separator: "\n", omittingEmptySubsequences: false)
            .map { String($0.drop { $0 == " " }) }.joined(separator: "\n")
    }

    @Test("are each shown there, one for each product")
    func shown() throws {
        let pages = try ["Docs/Libraries.md", "Docs/CommandLineKit.md", "Docs/YourOwnScreen.md"].map(text)
            .joined()
        let folder = "Tests/Apps/SnippetTests/Snippets"
        let names = try FileManager.default.contentsOfDirectory(
            atPath: PackageFolder.url.appending(path: folder).path)
        for name in names {
            #expect(try pages.contains("```swift\n\(text(of: "\(folder)/\(name)"))```"), "\(name)")
        }
        let products = try text(of: "Package.swift").matches(of: /\.library\(name: "(\w+)"/).map(\.output.1)
        #expect(
            Set(products)
                == Set(
                    names.map { Substring($0.dropLast(".swift".count)) } + [
                        "Counter", "PaymentCards", "Pixels",
                    ]))
    }

    @Test("make a screen in fewer than 60 lines of code, as the pages say")
    func shortScreen() throws {
        let lines = try text(of: "Tests/Apps/SnippetTests/Snippets/Pages.swift").split(separator: "\n")
        #expect(lines.count { !$0.drop { $0 == " " }.hasPrefix("//") } < 60)
        for page in ["Docs/Libraries.md", "Docs/YourOwnScreen.md"] {
            #expect(try text(of: page).contains("fewer than 60 lines of code"))
        }
    }

    private func text(of file: String) throws -> String {
        String(decoding: try Data(contentsOf: PackageFolder.url.appending(path: file)), as: UTF8.self)
    }

    @Test("show the cards of a server, and what is kept of them when it is gone")
    @MainActor
    func server() async throws {
        let cache = try TemporaryFolder()
        let feed = try text(of: "MockData.json")
        var server: HTTPServer? = try HTTPServer { _ in .json(feed) }
        let url = try #require(server?.url)
        for isGone in [false, true] {
            if isGone { server = nil }
            let navigator = ScreenStack()
            let list = try screens(of: url, cacheFolder: cache.path).list(navigator: navigator, output: nil)
            navigator.push(list.screen)
            await list.settle()
            #expect(list.state?.rows.isEmpty == false)
            #expect((list.state?.kept != nil) == isGone)
        }
    }

    @Test("greet in bold")
    func terminal() {
        let text = greeting(to: "Asha")
        #expect(text.contains("Hello, Asha!"))
        #expect(text.contains("\u{1B}["))
    }

    @Test("remind of a bill")
    @MainActor
    func card() {
        let text = reminder(of: "Electricity", amount: "₴ 640")
        for words in ["due tomorrow", "₴ 640", "Electricity", "Pay"] { #expect(text.contains(words)) }
    }

    @Test("greet as often as the command line or the settings say")
    @MainActor
    func program() async throws {
        let folder = try TemporaryFolder()
        func lines(_ arguments: String...) async -> [String] {
            var output = ""
            let console = Console(
                environment: ["XDG_CONFIG_HOME": folder.path], isTerminal: false, terminalSize: nil,
                write: { output += $0 }, writeError: { _ in })
            let code = await hello.run(arguments, console: console)
            return output.split(separator: "\n").map(String.init) + ["\(code.rawValue)"]
        }
        #expect(await lines("greet", "Asha") == ["Hello, Asha!", "0"])
        #expect(await lines("greet", "Asha", "--times=2") == ["Hello, Asha!", "Hello, Asha!", "0"])
        #expect(await lines("greet", "Asha", "--times", "10") == ["64"])
        #expect(await lines("config", "set", "times", "3").last == "0")
        #expect(await lines("greet", "Asha").count == 4)
        #expect(await lines("greet", "-h").first == "Greet somebody.")
    }

    @Test("need a terminal that can be drawn on")
    func session() async {
        await #expect(throws: SessionError.dumbTerminal) {
            try await show({ _ in NoScreen() }, environment: ["TERM": "dumb"])
        }
    }

    @Test("keep a diary")
    func journal() throws {
        let folder = try TemporaryFolder()
        #expect(try write("Rain.", toDiaryIn: folder.path) == 1)
        #expect(try write("Sun.", toDiaryIn: folder.path) == 2)
    }

    @Test("ask for the weather")
    func network() async throws {
        let server = try HTTPServer(.json(#"{"degrees": 21.5}"#))
        #expect(try await weather(in: "Kyiv", from: server.url).degrees == 21.5)
        #expect(server.record.requests.first?.query == "city=Kyiv")
    }

    @Test("shrink a picture")
    func picture() throws {
        let folder = try TemporaryFolder()
        let file = URL(filePath: folder.path).appending(path: "picture")
        try Data(Raster(size: PixelSize(width: 40, height: 30)).png()).write(to: file)
        let small = try preview(of: file, width: 20, height: 20)
        #expect(try PictureHeader(of: [UInt8](small)).size == PixelSize(width: 20, height: 15))
    }

    @Test("sort pictures")
    @MainActor
    func sorted() {
        let sorting = Sorting()
        let urls = ["a.png", "b.png"].map { URL(filePath: "/\($0)") }
        let deck = sorting.deck(of: urls)
        deck.reducesMotion = true
        #expect(deck.swipeLeft() && deck.swipeRight())
        for _ in urls { _ = deck.advance(to: .zero) }
        #expect(sorting.kept == [urls[1]])
    }

    @Test("show rates in every form, and say why there are none")
    @MainActor
    func page() async throws {
        let navigator = ScreenStack()
        let known = rates(on: navigator) { () async throws(BankError) in [Rate(currency: "EUR", price: 44.5)]
        }
        navigator.push(known.screen)
        await known.settle()
        #expect(try known.screen.text(as: .plain) == "EUR\t44.5\n")
        #expect(try known.screen.text(as: .screenReader).contains("EUR costs 44.5."))
        #expect(try known.screen.text(as: .json).contains("bank.rates/1"))
        let frame = known.screen.canvas(in: CanvasSpace(columns: 30, theme: .standard(depth: .none)))
        #expect(ANSIEncoder.plainText(frame).contains("EUR  44.5"))
        let unknown = rates(on: navigator) { () async throws(BankError) in throw BankError() }
        navigator.push(unknown.screen)
        await unknown.settle()
        #expect(try unknown.screen.text(as: .screenReader).contains("The bank doesn’t answer."))
        unknown.input.handle(.screen(.closed))
        #expect(navigator.top === known.screen)
    }

    @Test("roll a die")
    @MainActor
    func ownScreen() async throws {
        let navigator = ScreenStack()
        let screen = die(on: navigator) { 4 }
        navigator.push(screen.screen)
        await screen.settle()
        #expect(screen.state?.text == "You rolled 4.")
        let space = CanvasSpace(columns: 30, theme: .standard(depth: .none))
        #expect(ANSIEncoder.plainText(screen.screen.canvas(in: space)).contains("Space roll  Esc back"))
        screen.screen.handle(.key(KeyEvent(key: .escape)), at: .zero)
        #expect(navigator.top == nil)
    }

    @Test("show the cards of a source")
    @MainActor
    func source() async throws {
        let navigator = ScreenStack()
        let list = transit(on: navigator)
        navigator.push(list.screen)
        await list.settle()
        #expect(list.state?.rows.map(\.face.title) == ["Transit"])
    }

    @Test("of the pages draw what they say")
    @MainActor
    func drawn() {
        let theme = Theme.standard(depth: .trueColor)
        let card = ANSIEncoder.plainText(ContentCardsPage.drawn(theme: theme))
        #expect(card.contains("Rewards Platinum") && card.contains("Nothing is due."))
        let picture = Picture(Raster(size: PixelSize(width: 4, height: 2)))
        #expect(cells(of: picture, description: "nothing", theme: theme).size == Size(columns: 40, rows: 10))
        let page = SwipeDeckPage()
        #expect(page.deck().words.last?.contains("Keep") == true)
        #expect(page.deck(of: ["a": picture]).words.contains("a"))
        let extra = ExtraView()
        extra.configure(title: "Limit", text: "reached")
        #expect(extra.words == ["Limit reached"])
    }

    private final class NoScreen: Screen {
        func canvas(in space: CanvasSpace) -> Canvas { Canvas(size: Size(columns: 0, rows: 0)) }
        func text(as form: TextForm) -> String { "" }
    }
}
