import TestSupport
package import Testing

/// What scenes of one screen are played on: it makes its own presenter or view, and notes what that does.
@MainActor
package protocol Stage {
    var book: Notebook { get }
    init()
}

/// Something that happens on a screen, named by a sentence. A file tells how it went when it was accepted.
package struct Scene<Place: Stage>: Sendable, CustomTestStringConvertible {
    package let name: String
    let play: @MainActor @Sendable (Place) async throws -> Void
    package var testDescription: String { name }

    package init(_ name: String, _ play: @escaping @MainActor @Sendable (Place) async throws -> Void) {
        (self.name, self.play) = (name, play)
    }
}

/// All scenes of one screen, in the order in which somebody meets them, with the file that tells them.
package struct Scenes<Place: Stage>: Sendable {
    package let all: [Scene<Place>]
    private let file: KeptScenes

    /// These scenes, told in the file `name` of the folder `Transcripts` of their tests.
    package init(_ name: String, _ all: [Scene<Place>], filePath: String = #filePath) {
        self.all = all
        file = KeptScenes(name, of: all.map(\.name), filePath: filePath)
    }

    /// Plays `scene`, and checks that it goes as it is told in the file.
    @MainActor
    package func play(_ scene: Scene<Place>, _ location: SourceLocation = #_sourceLocation) async throws {
        let stage = Place()
        do {
            try await scene.play(stage)
        } catch {
            // What was told until then is no scene, and is never accepted as one.
            let end = stage.book.text.split(separator: "\n").suffix(5).joined(separator: "\n")
            Issue.record("“\(scene.name)” broke off with \(error), after:\n\(end)", sourceLocation: location)
            return
        }
        try file.expect(stage.book.text, of: scene.name, location)
    }
}
