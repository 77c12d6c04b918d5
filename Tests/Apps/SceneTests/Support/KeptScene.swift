import Foundation
import Synchronization
import TestSupport

/// A scene in its file, in which others may be accepted at the same time.
struct KeptScene {
    private static let pen = Mutex(())
    private let scene: Scene

    init(_ scene: Scene) { self.scene = scene }

    /// Checks that `text` is what stands in the file, which takes it where that is accepted.
    func expect(_ text: String) throws {
        let (scene, place) = (scene, scene.testDescription)
        let kept = KeptText(
            place, acceptedBy: "SceneTests", read: { scene.text }, write: { try Self.put($0, for: scene) })
        try kept.expect(text, scene.location(line: scene.line))
    }

    /// Writes the text of a scene to its file, and leaves all others as they are now.
    static func put(_ text: String, for scene: Scene) throws {
        try pen.withLock { _ in
            let texts = try SceneFile(scene.file).scenes.map { $0.title == scene.title ? text : $0.text }
            try Data(texts.joined(separator: "\n").utf8).write(to: scene.file)
        }
    }
}
