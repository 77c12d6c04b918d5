import Foundation
import TestSupport
import Testing

/// What a person sees at a shell: everything in `Tests/Scenes`.
@Suite("A scene", .endsIfItHangs)
struct SceneTests {
    private static let scenes = SceneFile.all.flatMap(\.scenes)

    @Test("shows what it showed when somebody looked at it", arguments: scenes)
    func scene(_ scene: Scene) async throws {
        do {
            try KeptScene(scene).expect(try await Shell(scene).text())
        } catch let fault as Scene.Fault {
            Issue.record("\(fault)", sourceLocation: scene.location(line: fault.line))
        }
    }

    @Test("can be read, has a name of its own, and is short")
    func shape() {
        #expect(!Self.scenes.isEmpty)
        same(SceneFile.all.flatMap(\.faults), [])
        for scene in Self.scenes {
            let count = scene.text.count { $0 == "\n" }
            if count > 30 {
                Issue.record("\(count) lines are too many", sourceLocation: scene.location(line: scene.line))
            }
        }
    }
}

extension Scene {
    /// Where an editor finds a line of it.
    func location(line: Int) -> SourceLocation {
        SourceLocation(
            fileID: "Scenes/\(file.lastPathComponent)", filePath: file.path, line: line, column: 1)
    }
}
