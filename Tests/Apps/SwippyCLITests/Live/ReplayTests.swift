import Foundation
import TestSupport
import Testing
import Words

@testable import CommandLine
@testable import ScreenProgram
@testable import SwippyCLI
@testable import TerminalKit

@MainActor
@Suite("A replay")
struct ReplayTests {
    static let tour = PackageFolder.url.appending(path: "Docs/tour.jsonl")

    private func frames(of text: String, _ arguments: String...) async throws -> [AnimatedSVGEncoder.Frame] {
        let recording = try Recording(text: text)
        let command = LiveCommand(call: try Call.parsed(["live"] + arguments))
        var listener: CardListener?
        let frames = try await Replay(recording: recording, theme: .standard(depth: .none)).frames { driver in
            listener = try command.list().start(driver)
            await driver.settle()
        }
        withExtendedLifetime(listener) {}
        return frames
    }

    private func recording(
        _ events: (at: Double, input: String)..., end: Double, columns: Int = 80, rows: Int = 24
    )
        throws -> String
    {
        try Recording.line(Recording.Header(columns: columns, rows: rows))
            + events.map { try Recording.line(Recording.Event(at: $0.at, input: $0.input)) }.joined()
            + Recording.line(Recording.Event(at: end, end: true))
    }

    @Test("of the same recording is the same frames at the same times")
    func repeatable() async throws {
        let text = String(decoding: try Data(contentsOf: Self.tour), as: UTF8.self)
        let (one, two) = (try await frames(of: text), try await frames(of: text))
        #expect(one.count > 50)
        same(one.map(\.time), two.map(\.time))
        same(one.map(\.canvas), two.map(\.canvas))
    }

    @Test("of nothing at all shows the hint: four moves, each a glide of a fifth of a second")
    func hint() async throws {
        let frames = try await frames(of: recording(end: 3))
        let moving = frames.dropFirst().map { $0.time / .seconds(1) }
        #expect(!moving.isEmpty)
        for time in moving {
            #expect([0.3, 0.8, 1.1, 1.6].contains { time >= $0 && time <= $0 + 0.22 })
        }
        same(frames.first?.canvas, frames.last?.canvas)
    }

    @Test(
        "without motion jumps, and ends where the one with motion does: a card, the list, and a screen",
        arguments: ["\u{1B}[D", "\u{1B}[6~", "\r"])
    func reducedMotion(key: String) async throws {
        let push = try recording((2.5, key), end: 4)
        let (moving, still) = (try await frames(of: push), try await frames(of: push, "--reduced-motion"))
        same(moving.last?.canvas, still.last?.canvas)
        same(still.count { $0.time >= .seconds(2.5) }, 1)
        #expect(moving.count { $0.time >= .seconds(2.5) } > 4)
    }

    @Test("of a drag shows the card under the finger, and open when the finger is gone")
    func drag() async throws {
        let press = "\u{1B}[<0;30;8M"
        let drags = (0..<20).map { (at: 2 + Double($0) / 50, input: "\u{1B}[<32;\(29 - $0);8M") }
        let text =
            try Recording.line(Recording.Header(columns: 80, rows: 24))
            + Recording.line(Recording.Event(at: 1.9, input: press))
            + drags.map { try Recording.line(Recording.Event(at: $0.at, input: $0.input)) }.joined()
            + Recording.line(Recording.Event(at: 2.8, input: "\u{1B}[<0;10;8m"))
            + Recording.line(Recording.Event(at: 4, end: true))
        let frames = try await frames(of: text)
        #expect(frames.count { $0.time >= .seconds(2) && $0.time < .seconds(2.5) } >= 15)
        #expect(frames.last?.canvas.text.contains("view details") == true)
    }

    @Test("follows the terminal's size")
    func resizing() async throws {
        let text =
            try Recording.line(Recording.Header(columns: 80, rows: 24))
            + Recording.line(Recording.Event(at: 2, columns: 40, rows: 12))
            + Recording.line(Recording.Event(at: 3, columns: 1, rows: 1))
            + Recording.line(Recording.Event(at: 4, end: true))
        let sizes = try await frames(of: text).map(\.canvas.size)
        same(sizes.first, Size(columns: 80, rows: 24))
        #expect(sizes.contains(Size(columns: 40, rows: 12)))
        same(sizes.last, Size(columns: 1, rows: 1))
    }
}
