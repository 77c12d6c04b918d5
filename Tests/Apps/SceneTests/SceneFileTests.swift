import Foundation
import SystemTestSupport
import TestSupport
import Testing

@Suite("A file of scenes")
struct SceneFileTests {
    private let url = URL(filePath: "/some.txt")

    @Test("is its scenes, parted by an empty line")
    func parts() {
        let text = "# A\n\n$ a\n\n\n# B\n% terminal 40x10\n\n$ b\n> typed\n$ c\n"
        let scenes = SceneFile(text, in: url).scenes
        #expect(scenes.map(\.title) == ["A", "B"] && scenes.map(\.line) == [1, 6])
        // The other empty line is output.
        same(scenes.map(\.text), ["# A\n\n$ a\n\n", "# B\n% terminal 40x10\n\n$ b\n> typed\n$ c\n"])
        #expect(scenes[1].steps.map(\.command) == ["b", "c"] && scenes[1].steps[0].typed == ["typed"])
        same(scenes[1].world.terminal.map { [$0.columns, $0.rows] }, [40, 10])
    }

    @Test(
        "is refused where it can't be understood",
        arguments: [
            ("hello\n# A\n\n$ a\n", 1, "begins with"), ("# A\n\n$ a\n\n# A\n\n$ b\n", 5, "of this name"),
            ("# A\n\n\n# B\n\n$ b\n", 1, "without a command"),
            ("# A\n% slow\n\n$ a\n", 2, "no “% slow”"), ("# A\n$ a\n% process\n", 3, "% process"),
            ("# A\n% process\n% terminal 40x10\n$ a\n", 3, "% terminal"),
        ])
    func faults(text: String, line: Int, words: String) {
        let faults = SceneFile(text, in: url).faults
        #expect(faults.count == 1 && faults.first?.line == line)
        #expect(faults.first?.message.contains(words) == true)
    }

    @Test("takes one scene that is accepted, and keeps the others, though they are accepted at the same time")
    func accepted() async throws {
        let folder = try TemporaryFolder()
        let titles = (1...20).map { "Scene \($0)" }
        let text = titles.map { "# \($0)\n\n$ echo\nold\n" }.joined(separator: "\n")
        let file = try SceneFile(URL(filePath: try folder.write(text, to: "some.txt")))
        try await withThrowingTaskGroup(of: Void.self) { group in
            for scene in file.scenes where scene.title != "Scene 7" {
                group.addTask {
                    try KeptScene.put("# \(scene.title)\n\n$ echo\nnew\nlines\n\n", for: scene)
                }
            }
            try await group.waitForAll()
        }
        let wanted = titles.map { title in
            title == "Scene 7" ? "# \(title)\n\n$ echo\nold\n" : "# \(title)\n\n$ echo\nnew\nlines\n\n"
        }
        try same(folder.text(of: "some.txt"), wanted.joined(separator: "\n"))
        try same(SceneFile(file.url).scenes.map(\.text), wanted)
    }
}
