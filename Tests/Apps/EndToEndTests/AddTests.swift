import SystemTestSupport
import TestSupport
import Testing

@Suite("swippy add")
struct AddTests {
    private let swippy: Swippy

    init() throws {
        swippy = try Swippy(here: true)
    }

    @Test("prints the card in every form, and for people how to name it", arguments: Feed.formats)
    func formats(format: String) async throws {
        let run = try await add("--format", format, "--bank", "hdfc", "--network", "visa")
        same(run.end, .exit(0))
        #expect(run.output.contains("GOLD") && run.output.contains("4821"))
        let isForPeople = !["plain", "json"].contains(format)
        same(
            run.errors, isForPeople ? "The card GOLD has been added. Its name is “added-1” or “4821”.\n" : "")
    }

    @Test("refuses the digits of a card that is in the list, and says which")
    func duplicate() async throws {
        let run = try await swippy("add", "GOLD", "--number", "8776", "--demo")
        same(run.end, .exit(79))
        same(
            run.errorLines,
            [
                "swippy: The card 4221 XXXX XXXX 8776 is already in your list.",
                "Its name is “48822393341”.",
            ])
    }

    @Test(
        "says which word holds what it should not",
        arguments: [
            (["GOLD", "--number", "4821", "--holder", "R2D2"], "--holder"),
            ([String(repeating: "A", count: 41), "--number", "4821"], "TITLE"),
            (["GOLD", "--number", "48x1"], "--number"), (["GOLD", "--number", "482"], "--number"),
            (["GOLD", "--number", "4821", "--bank", "a\u{7}"], "--bank"),
        ])
    func wrongWords(words: [String], name: String) async throws {
        let run = try await swippy.run(["add"] + words)
        same(run.end, .exit(64))
        #expect(run.errorLines.first?.hasPrefix("swippy: \(name): ") == true)
    }

    @Test("speaks Ukrainian")
    func ukrainian() async throws {
        let run = try await swippy("add", "GOLD", "--number", "4111111111111111", "--lang", "uk")
        same(run.errorLines.first, "swippy: --number: Досить чотирьох останніх цифр.")
        let done = try await add("--lang", "uk", "--format", "cards")
        same(done.errors, "Картку GOLD додано. Її назва — “added-1” або “4821”.\n")
    }

    @Test("fails as the service does", arguments: [("offline", 69), ("malformed", 65)])
    func failures(failure: String, code: Int32) async throws {
        let run = try await add("--mock-fail", failure)
        same(run.end, .exit(code))
        same(run.output, "")
    }

    private func add(_ options: String...) async throws -> ProgramRun {
        try await swippy.run(["add", "GOLD", "--number", "4821"] + options)
    }
}
