import StoriesEntity
import StoriesTestSupport
import TestSupport
import Testing

@Suite("Stories and their names")
struct StoryTests {
    private let items = [StoryItem.story("chip"), .gallery("chips"), .story("clay"), .gallery("tiles")]

    @Test(
        "a name is a place, an id, a title, or a part of either, whichever tells most",
        arguments: [
            ("@1", ["chip"]), ("@4", ["tiles"]), ("@5", []), ("@0", []), ("@x", []), ("chip", ["chip"]),
            ("CHIPS", ["chips"]), ("the clay", ["clay"]), ("cl", ["clay"]), ("ile", ["tiles"]),
            ("chi", ["chip", "chips"]), ("", []), ("nothing", []), (" ", []), ("\t\u{a0}", []),
            (" the   clay ", ["clay"]),
        ])
    func names(_ name: String, _ ids: [String]) {
        same(items.named(name).map(\.id), ids)
    }

    @Test("a name that was mistyped is like those that come close")
    func nearest() {
        same(items.nearest(to: "cley").map(\.id), ["clay"])
        #expect(items.nearest(to: "banknote").isEmpty)
    }

    @Test("a drawing grows for three seconds, evenly")
    func growth() {
        let seconds = [-1.0, 0, 1, 1.5, 3, 60].map { DrawingGrowth.share(after: .seconds($0)) }
        same(seconds, [0, 0, 1.0 / 3, 0.5, 1, 1])
    }

    @Test("thirteen colours have names and bytes of their own, and amber is the one that the task names")
    func colors() {
        same(StrokeColor.allCases.count, 13)
        same(Set(StrokeColor.allCases.map(\.hex)).count, 13)
        #expect(StrokeColor.amber.rawValue == "#f3af22" && StrokeColor.amber.hex == 0xF3AF22)
    }
}
