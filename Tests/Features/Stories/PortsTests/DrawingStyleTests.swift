import StoriesEntity
import StoriesPorts
import Testing

@Suite("How drawings are drawn")
struct DrawingStyleTests {
    @Test("by default, they grow, in #f3af22")
    func standard() {
        #expect(DrawingStyle().grows && DrawingStyle().color.rawValue == "#f3af22")
    }
}
