import Foundation
import TestSupport
import Testing

@Suite("A hostile feed")
struct HostileFeedTests {
    private let swippy: Swippy

    init() throws {
        swippy = try Swippy(here: true)
    }

    /// Colour, a title, a clipboard write (OSC 52), both kinds of string terminator, C1, DEL, NUL, and all bidirectional controls.
    private static let weapons =
        "\u{1B}[31mR\u{1B}]0;T\u{07}\u{1B}]52;c;aGk=\u{1B}\\\u{9D}52;c;aGk=\u{9C}\u{9B}31m\u{7F}\0\r\n\t"
        + "\u{202A}\u{202B}\u{202C}\u{202D}\u{202E}\u{2066}\u{2067}\u{2068}\u{2069}\u{200E}\u{200F}\u{061C}end"

    private static let armed = Feed.of([
        Feed.card.map { name, _ in (name, Feed.text(name + weapons)) } + [
            (
                "due",
                "{\"id\": \(Feed.text(weapons)), \"amount\": 1.5, \"currency\": \(Feed.text(weapons)), "
                    + "\"state\": \(Feed.text(weapons))}"
            ),
            ("actions", "[\(Feed.text(weapons)), \"pay_now\"]"),
        ]
    ])

    @Test("never commands the terminal, in any form", arguments: Feed.formats)
    func formats(format: String) async throws {
        let run = try await swippy.list(Self.armed, "--format", format, "--color", "never")
        same(run.end, .exit(0))
        #expect(run.output.contains("title"))
        expectHarmless(run, but: "\u{1B}")
        // The picture is bold and dim in places; nothing else begins with an escape.
        let codes = /\u{1B}\[[0-9;]*m/
        #expect(!run.output.replacing(codes, with: "").contains("\u{1B}"))
        #expect(!run.output.contains("\u{1B}[31m"))
    }

    @Test("never commands the terminal from a card's details", arguments: Feed.formats)
    func details(format: String) async throws {
        let run = try await swippy(
            "show", "@1", "--format", format, "--file", "-", input: Data(Self.armed.utf8))
        same(run.end, .exit(0))
        expectHarmless(run, but: "\u{1B}")
        #expect(!run.output.contains("\u{1B}[31m"))
    }

    @Test("never commands the terminal from an error")
    func errors() async throws {
        let twice = Self.armed.replacing("\"card\": [", with: "\"card\": [{}, ")
        let unknown = try await swippy("show", "zz", "--file", "-", input: Data(twice.utf8))
        same(unknown.end, .exit(66))
        let refusal = "{\"stat\": \(Feed.text(Self.weapons)), \"message\": \(Feed.text(Self.weapons))}"
        let refused = try await swippy.list(refusal)
        same(refused.end, .exit(69))
        #expect(refused.errors.contains("end"))
        for run in [unknown, refused] { expectHarmless(run, but: nil) }
    }

    @Test("shows where something was taken out of a title")
    func visible() async throws {
        let run = try await swippy.list(Feed.with("title", "\"a\\u0000b\""))
        same(run.fields.first?[1], "a\u{FFFD}b")
    }

    @Test("does not get a full card number through, spaced or in any script", arguments: Feed.formats)
    func fullNumber(format: String) async throws {
        let numbers = [
            "4539148803436467", "4539 1488 0343 6467", "4539-1488-0343-6467", "4539\u{200B}148803436467",
            "４５３９１４８８０３４３６４６７", "٤٥٣٩١٤٨٨٠٣٤٣٦٤٦٧",
        ]
        let feed = Feed.of(
            numbers.map { Feed.fields("number", Feed.text($0)) } + [[("number", "4539148803436467")]])
        let run = try await swippy.list(feed, "--format", format)
        same(run.end, .exit(0))
        #expect(run.output.contains("6467"))
        for text in [run.output, run.errors] {
            let digits = text.compactMap(\.wholeNumberValue).map(String.init).joined()
            #expect(!digits.contains("880343"))
            #expect(!numbers.contains { text.contains($0) })
        }
    }

    private func expectHarmless(_ run: ProgramRun, but allowed: Unicode.Scalar?) {
        for text in [run.output, run.errors] {
            let found = text.unicodeScalars.filter { scalar in
                switch scalar.value {
                case 0x0A, 0x09: false
                case 0...0x1F, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069:
                    scalar != allowed
                default: false
                }
            }
            same(found.map(\.value), [])
        }
    }
}
