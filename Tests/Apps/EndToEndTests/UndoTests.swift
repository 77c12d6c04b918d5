import Foundation
import TestSupport
import Testing

@Suite("swippy undo")
struct UndoTests {
    private let swippy: Swippy

    init() throws {
        swippy = try Swippy(here: true)
    }

    @Test("takes a payment back, once; what was due is due again")
    func undo() async throws {
        let reference = try #require(
            try await swippy("pay", "6564", "--amount", "500", "--yes").values["reference"])
        let typed = reference.lowercased().replacing("-", with: " ")
        let run = try await swippy("undo", typed)
        same(run.end, .exit(0))
        same(run.values["status"], "undone")
        same(run.values["reference"], reference)
        same(run.values["amount"], "500")
        same(run.values["left"], "7853.33")
        #expect(run.values["undone"] != nil)
        let again = try await swippy("undo", reference, "--yes")
        same(again.end, .exit(79))
        same(again.errorLines.first, "swippy: The payment \(reference) has already been undone.")
    }

    @Test("does not know a payment that was never made")
    func unknown() async throws {
        let run = try await swippy("undo", "SW-2222-2222-22")
        same(run.end, .exit(66))
        same(run.errorLines.first, "swippy: There is no payment “SW-2222-2222-22”.")
    }

    @Test("says of the last payment on a card, too, that nothing can be stored, and not that there is none")
    func unwritable() async throws {
        let reference = try #require(try await swippy("pay", "6564", "--yes").values["reference"])
        for typed in ["6564", reference] {
            let run = try await swippy.shell("ulimit -f 0; swippy undo \(typed) --yes")
            #expect(run.end == .exit(77) || run.end == .exit(74), "\(run.errors)")
            #expect(run.errors.contains("journal") && !run.errors.contains("There is no payment"))
        }
    }

    @Test("puts the receipt out in every form, marked", arguments: Feed.formats)
    func forms(format: String) async throws {
        let reference = try #require(try await swippy("pay", "6564", "--yes").values["reference"])
        let run = try await swippy("undo", reference, "--format", format)
        same(run.end, .exit(0))
        #expect(run.output.contains("Undone") || run.output.contains("undone"))
        #expect(run.output.contains(reference))
    }

    @Test("shows the receipt of a payment whose card is not among the cards")
    func otherFeed() async throws {
        let reference = try #require(try await swippy("pay", "6564", "--yes").values["reference"])
        let run = try await swippy.run(
            ["undo", reference, "--file", "-", "--format", "screen-reader"],
            input: Data(Feed.of([Feed.fields("id", #""1""#)]).utf8))
        same(run.end, .exit(0))
        #expect(run.lines.contains("Card: 48822394455."))
    }
}
