import Foundation
import SystemTestSupport
import TestSupport
import Testing

@Suite("What all tests share")
struct TestSupportTests {
    @Test("A difference shows the lines that differ, and a little around them")
    func difference() {
        let old = "a\nb\nc\nd\ne\nf\ng"
        same(
            TextDifference(from: old, to: "a\nb\nc\nD\ne\nf\ng").description,
            "@@ line 2 @@\n b\n c\n-d\n+D\n e\n f")
        same(TextDifference(from: "a\nb", to: "a\nx\nb").description, "@@ line 1 @@\n a\n+x\n b")
        same(TextDifference(from: "", to: "a").description, "@@ line 1 @@\n-\n+a")
    }

    @Test("What is the same between two differences is left out")
    func twoDifferences() {
        let old = (0..<100).map { "\($0)" }
        var new = old
        (new[10], new[90]) = ("x", "y")
        let difference = TextDifference(from: old.joined(separator: "\n"), to: new.joined(separator: "\n"))
        same(
            difference.description,
            "@@ line 9 @@\n 8\n 9\n-10\n+x\n 11\n 12\n@@ 75 lines are the same @@\n 88\n 89\n-90\n+y\n 91\n 92"
        )
    }

    @Test("A long difference is cut")
    func longDifference() {
        let new = (0..<5000).map { "\($0)" }.joined(separator: "\n")
        let lines = TextDifference(from: "", to: new).description.split(separator: "\n")
        same(lines.count, 62)
        same(lines.last, "… and 4941 lines more")
    }

    private struct Card: Equatable {
        var title = "GOLD"
        var amount: Decimal?
        var day = Date(timeIntervalSince1970: 0)
        var kinds: Set<String> = ["b", "a"]
        var names: [String: Int] = ["y": 2, "x": 1]
    }

    @Test("A value is told by its leaves, whatever order its sets and dictionaries have")
    func leaves() {
        same(
            Leaves.text(of: Card(amount: 5.5)),
            """
            title = "GOLD"
            amount = 5.5
            day = 1970-01-01 00:00:00 +0000
            kinds = {a, b}
            names.x = 1
            names.y = 2
            """)
        same(Leaves.text(of: [Card]()), "[]")
        same(Leaves.text(of: Card.Type?.none as Any), "nil")
        same(Leaves.text(of: "two\nlines"), "two\nlines")
        same(Leaves.text(of: ["two\nlines"]), #"0 = "two\nlines""#)
    }

    @Test("Values that are not the same are told by the lines that differ, where the test is")
    func notTheSame() {
        withKnownIssue {
            same([Card(), Card(amount: 1)], [Card(), Card(amount: 2)], "of these cards")
        } matching: { issue in
            issue.description.contains("of these cards")
                && issue.description.contains("-1.amount = 2\n+1.amount = 1")
                && issue.sourceLocation?.fileName == "TestSupportTests.swift"
        }
    }

    @Test(
        "A text is accepted where a person says so, and never where nobody looks", arguments: [false, true])
    func accepting(isUnattended: Bool) throws {
        let folder = try TemporaryFolder()
        let file = folder.directory.appending(path: "deep/kept.txt")
        let environment = [KeptText.acceptance: "1", "CI": isUnattended ? "true" : ""]
        let kept = KeptText(in: file, acceptedBy: "X", environment: environment)
        if isUnattended {
            try withKnownIssue {
                try kept.expect("new")
            } matching: {
                $0.description.contains("+new\nSWIPPY_ACCEPT is refused")
            }
            #expect(!FileManager.default.fileExists(atPath: file.path))
        } else {
            try kept.expect("new")
            same(try String(contentsOf: file, encoding: .utf8), "new")
        }
    }

    @Test("The same seed gives the same numbers")
    func seed() {
        var (one, other) = (SeededGenerator.ofThisRun(), SeededGenerator(seed: TestRun.seed))
        same((0..<9).map { _ in one.next() }, (0..<9).map { _ in other.next() })
    }
}
