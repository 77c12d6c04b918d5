import TestSupport
import Testing

@Suite("What all tests share")
struct TestSupportTests {
    @Test("A difference shows the lines that differ, and a little around them")
    func difference() {
        let old = "a\nb\nc\nd\ne\nf\ng"
        #expect(
            TextDifference(from: old, to: "a\nb\nc\nD\ne\nf\ng").description
                == "@@ line 2 @@\n b\n c\n-d\n+D\n e\n f")
        #expect(TextDifference(from: "a\nb", to: "a\nx\nb").description == "@@ line 1 @@\n a\n+x\n b")
        #expect(TextDifference(from: "", to: "a").description == "@@ line 1 @@\n-\n+a")
    }

    @Test("A long difference is cut")
    func longDifference() {
        let new = (0..<5000).map { "\($0)" }.joined(separator: "\n")
        let lines = TextDifference(from: "", to: new).description.split(separator: "\n")
        #expect(lines.count == 62)
        #expect(lines.last == "… and 4941 lines more")
    }

    @Test("The same seed gives the same numbers")
    func seed() {
        var (one, other) = (SeededGenerator.ofThisRun(), SeededGenerator(seed: TestRun.seed))
        #expect((0..<9).map { _ in one.next() } == (0..<9).map { _ in other.next() })
    }
}
