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

    @Test("What is the same between two differences is left out")
    func twoDifferences() {
        let old = (0..<100).map { "\($0)" }
        var new = old
        (new[10], new[90]) = ("x", "y")
        let difference = TextDifference(from: old.joined(separator: "\n"), to: new.joined(separator: "\n"))
        #expect(
            difference.description
                == "@@ line 9 @@\n 8\n 9\n-10\n+x\n 11\n 12\n@@ 75 lines are the same @@\n 88\n 89\n-90\n+y\n 91\n 92"
        )
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
