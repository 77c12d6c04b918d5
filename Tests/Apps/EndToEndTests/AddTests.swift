import Foundation
import SystemTestSupport
import TestSupport
import Testing

@Suite("swippy add")
struct AddTests {
    private let swippy: Swippy

    init() throws {
        swippy = try Swippy(here: true)
    }

    @Test(
        "adds the card whose number is on standard input, masked and in its network's groups",
        arguments: [
            ("4111111111111111", "4111 11XX XXXX 1111", "VISA"),
            ("5555 5555 5555 4444\n", "5555 55XX XXXX 4444", "MASTERC"),
            ("3782-822463-10005\r\n", "3782 8XXXXX X0005", "AMEX"),
            ("6011111111111117\nnothing of this\n", "6011 11XX XXXX 1117", "DISCOVER"),
            ("30569309025904", "3056 XXXXXX 5904", "DINERS"),
            ("3530111333300000", "3530 11XX XXXX 0000", "JCB"),
        ])
    func networks(input: String, number: String, network: String) async throws {
        let run = try await add(input, ["--bank", "Monobank"])
        same(run.end, .exit(0), "\(run.errors)")
        same(run.errors, "")
        same(
            run.lines.filter { !$0.hasPrefix("lastFour") },
            [
                "name\tadded-1", "id\tadded-1", "title\tGOLD", "number\t\(number)", "holder\tASHA RAO",
                "bank\tMonobank", "network\t\(network)", "actions\tview_details", "position\tcenter",
                "reveal\t0",
            ])
        try expectNoNumber(input, in: run)
    }

    @Test("prints the card in every form, and for people how to name it", arguments: Feed.formats)
    func formats(format: String) async throws {
        let run = try await add("4111111111111111", ["--format", format, "--bank", "hdfc"])
        same(run.end, .exit(0))
        #expect(run.output.contains("GOLD"))
        #expect(run.output.contains("1111"))
        let isForPeople = !["plain", "json"].contains(format)
        same(
            run.errors, isForPeople ? "The card GOLD has been added. Its name is “added-1” or “1111”.\n" : "")
        try expectNoNumber("4111111111111111", in: run)
    }

    @Test(
        "refuses a number that is none, without repeating it",
        arguments: [
            ("4111111111111112", "A digit is mistyped: the last one does not fit the others."),
            ("411111111111111", "Visa numbers have 13, 16 or 19 digits."),
            ("55555555555544440", "At most 16 digits."),
            ("4111111111111111x", "A card number has only digits."),
            ("", "The number is missing."), ("４１１１１１１１１１１１１１１１", "A card number has only digits."),
        ])
    func wrongNumbers(input: String, message: String) async throws {
        let run = try await add(input)
        same(run.end, .exit(65))
        same(run.output, "")
        same(run.errorLines.count, 2)
        same(run.errorLines.first, "swippy: \(message)")
        if !input.isEmpty { try expectNoNumber(input, in: run) }
    }

    @Test("refuses the number of a card that is in the list, and says which")
    func duplicate() async throws {
        let run = try await add("4221222233338776", ["--demo"])
        same(run.end, .exit(79))
        same(
            run.errorLines,
            [
                "swippy: The card 4221 XXXX XXXX 8776 is already in your list.",
                "Its name is “48822393341”.",
            ])
    }

    @Test(
        "says which option holds what it should not",
        arguments: [
            (["--holder", "R2D2"], "--holder"),
            (["--holder", String(repeating: "A", count: 27)], "--holder"),
            (["--title", String(repeating: "A", count: 41)], "--title"),
            (["--title", "4111 1111 1111 1111"], "--title"), (["--bank", "a\u{7}"], "--bank"),
        ])
    func wrongOptions(options: [String], name: String) async throws {
        let standard = ["--holder": "ASHA RAO", "--title": "GOLD"].filter { $0.key != name }
        let run = try await swippy.run(
            ["add"] + options + standard.flatMap { [$0.key, $0.value] }, input: Data("4111111111111111".utf8))
        same(run.end, .exit(64))
        #expect(run.errorLines.first?.hasPrefix("swippy: \(name): ") == true)
        #expect(!run.errors.contains("4111"))
    }

    @Test("speaks Ukrainian")
    func ukrainian() async throws {
        let run = try await add("4111111111111112", ["--lang", "uk"])
        same(run.errorLines.first, "swippy: Є помилка в цифрах: остання не пасує до решти.")
        let done = try await add("4111111111111111", ["--lang", "uk", "--format", "cards"])
        same(done.errors, "Картку GOLD додано. Її назва — “added-1” або “1111”.\n")
    }

    @Test(
        "fails as the service does, after the number was read",
        arguments: [("offline", 69), ("malformed", 65)])
    func failures(failure: String, code: Int32) async throws {
        let run = try await add("4111111111111111", ["--mock-fail", failure])
        same(run.end, .exit(code))
        same(run.output, "")
        try expectNoNumber("4111111111111111", in: run)
    }

    private func add(_ number: String, _ options: [String] = []) async throws -> ProgramRun {
        try await swippy.run(
            ["add", "--holder", "ASHA RAO", "--title", "GOLD"] + options, input: Data(number.utf8))
    }

    /// Checks that the number is neither in what the program said nor in a file, in any grouping.
    private func expectNoNumber(
        _ input: String, in run: ProgramRun, _ location: SourceLocation = #_sourceLocation
    ) throws {
        let digits = input.prefix { !$0.isNewline }.filter(\.isNumber)
        let folder = swippy.workspace.directory
        var texts = [run.output, run.errors]
        for file in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        where !file.hasPrefix("input-") {
            texts.append(
                String(
                    decoding: FileManager.default.contents(atPath: folder.appending(path: file).path)
                        ?? Data(),
                    as: UTF8.self))
        }
        for text in texts {
            #expect(!text.filter { !" -".contains($0) }.contains(digits), sourceLocation: location)
        }
    }
}
