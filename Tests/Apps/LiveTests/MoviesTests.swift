import Foundation
import PseudoTerminalSupport
import SystemTestSupport
import TerminalKit
import TerminalTestSupport
import TestSupport
import Testing

@Suite("The live movies", .serialized, .blocksItsThread)
struct MoviesTests {
    private static let trailer = "https://archive.org/search?query=Metropolis+1927"

    private func run(
        _ arguments: [String] = [], size: Size = .usual, environment: [String: String] = [:],
        folder: TemporaryFolder? = nil, ready: String = "Metropolis"
    ) throws -> LiveRun {
        try LiveRun(
            arguments + ["--reduced-motion"], size: size, environment: environment, folder: folder,
            program: "swippy-movies", ready: ready)
    }

    @Test(
        "lead from the list to a movie, its poster and back, by keys and clicks, on any screen",
        arguments: [
            Size.usual, .large, Size(columns: 40, rows: 24), Size(columns: 24, rows: 40), .small,
        ])
    func journey(size: Size) throws {
        let run = try run(size: size)
        run.send(Keys.enter)
        run.wait(for: "1927 · Germany")
        run.send(Keys.enter)
        run.wait(for: "✕ Esc")
        run.send(Keys.escape)
        run.wait(for: "1927 · Germany")
        run.send(Keys.escape)
        run.wait(for: "Popular Movies")
        run.send(Mouse.click(12, run.row(of: "Metropolis") ?? 0))
        run.wait(for: "1927 · Germany")
        run.send(Keys.escape)
        run.wait(for: "Popular Movies")
        run.quit()
    }

    @Test("are found while one types, sorted and filtered, and are all there at the end of the list")
    func choosing() throws {
        let run = try run()
        run.send("/", "nosf")
        run.wait(for: "Nosferatu", "1 movie")
        run.wait(forNo: "Metropolis")
        run.send(Keys.escape)
        run.wait(for: "Metropolis")
        run.send("s", Keys.down, Keys.down)
        run.wait(for: "›  Best rated")
        run.send(Keys.enter)
        run.wait(for: "Best rated", "The Kid")
        run.send("f")
        run.wait(for: "All genres")
        run.send(Keys.escape)
        run.wait(forNo: "All genres")
        for _ in 0..<25 { run.send(Keys.down) }
        run.wait("the last one should be there") { !$0.contains("The Kid") && $0.contains("★") }
        run.quit()
    }

    @Test(
        "can be searched before they are there, say at once where nothing is found, and lead to the settings")
    func searchAtOnce() throws {
        let early = try self.run(["--mock-delay", "60s"], ready: "Loading movies…")
        early.send("/")
        early.wait(for: "Title:")
        early.send(Keys.escape)
        early.wait(forNo: "Title:")
        early.quit()
        let run = try run(["--mock-delay", "100ms"])
        run.wait(for: "A sample;")
        run.send("/", "zebra")
        run.wait(for: "No title has “zebra”", "fewer words")
        run.send(Keys.escape)
        run.wait(for: "Metropolis")
        run.send("g")
        run.wait(for: "Go to", "Settings")
        run.send(Keys.down, Keys.enter)
        run.wait(for: "token-file")
        run.send("g", Keys.up, Keys.enter)
        run.wait(for: "Metropolis")
        run.quit()
    }

    @Test("say that there is no connection, and try again")
    func offline() throws {
        let run = try run(["--mock-fail", "offline"], ready: "You are offline.")
        run.send("r")
        run.wait(for: "Wi-Fi")
        run.quit()
    }

    @Test("open a trailer in the system's player, at an address that no shell sees")
    func trailer() throws {
        let folder = try TemporaryFolder()
        try folder.write(script: #"printf '%s|' "$@" >> "$HOME/opened""#, to: "xdg-open")
        let run = try run(
            environment: ["DISPLAY": ":9", "PATH": "\(folder.path):/usr/bin:/bin"], folder: folder)
        run.send(Keys.enter)
        run.wait(for: "Trailer")
        run.send("t")
        run.wait(for: "The trailer opens in your browser.")
        run.wait(forNo: Self.trailer)
        try same(folder.text(of: "opened"), Self.trailer + "|")
        run.send(Keys.escape)
        run.wait(for: "Popular Movies")
        run.quit()
    }

    @Test("show and copy the trailer's address where nothing can open it", arguments: [true, false])
    func noPlayer(isRemote: Bool) throws {
        let place = isRemote ? ["DISPLAY": ":9", "SSH_CONNECTION": "a 1 b 2"] : [:]
        let run = try run(environment: place.merging(["PATH": "/usr/bin:/bin"]) { $1 })
        run.send(Keys.enter)
        run.wait(for: "Trailer")
        run.send("t")
        run.wait(for: Self.trailer)
        run.terminal.read(until: "\u{1B}]52;c;" + Data(Self.trailer.utf8).base64EncodedString())
        same(Set(run.terminal.emulator.links), [Self.trailer])
        run.send(Keys.escape)
        run.wait(for: "Popular Movies")
        run.quit()
    }

    @Test("leave at once while everything is on its way")
    func leaving() throws {
        let run = try run(["--mock-delay", "60s"], ready: "Loading movies…")
        run.quit()
    }

    @Test("say once, where they are printed on a terminal, that they are a sample")
    func printed() throws {
        let run = try LiveRun(["show", "@1", "--no-pager"], program: "swippy-movies", ready: "garden green")
        same(run.process.waitForEnding(), .code(0))
        run.wait(for: "A sample; --token-file")
        same(run.text.components(separatedBy: "A sample; --token-file").count, 2)
    }
}
