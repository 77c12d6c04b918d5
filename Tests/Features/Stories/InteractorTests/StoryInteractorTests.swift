import StoriesEntity
import StoriesInteractor
import StoriesPorts
import StoriesTestSupport
import TestSupport
import Testing

@Suite("What is asked of stories")
struct StoryInteractorTests {
    private let interactor = StoryInteractor(
        service: StoriesStub([.story("one"), .gallery("two"), .story("three")]))

    @Test("after the last item comes the first, and before the first the last")
    func steps() async throws {
        var ids: [String] = []
        for steps in [0, 1, 2, 3, -1, -4] { ids.append(try await interactor.item("one", steps).id) }
        same(ids, ["one", "two", "three", "one", "three", "three"])
        try await same(interactor.items().count, 3)
    }

    @Test("a name that means nothing, or several, says so")
    func errors() async {
        await #expect(throws: StoriesError.unknown("ones", nearest: [.story("one")])) {
            try await interactor.item("ones", 0)
        }
        await #expect(throws: StoriesError.ambiguous("the t", [.gallery("two"), .story("three")])) {
            try await interactor.item("the t", 0)
        }
        await #expect(throws: StoriesError.unreadable(reason: "x")) {
            try await StoryInteractor(service: StoriesStub(.unreadable(reason: "x"))).item("one", 0)
        }
    }
}
