import Foundation
import TestSupport
public import Testing

/// Texts that were looked at once, found right, and kept in files beside the tests.
public struct GoldenFiles {
    private let folder: URL

    /// The files in the folder `Goldens` beside the test file at `path`.
    public init(besideTest path: String) {
        folder = URL(fileURLWithPath: path).deletingLastPathComponent().appending(path: "Goldens")
    }

    /// Checks that `text` is what the file `name` holds.
    public func expect(
        _ text: String, in name: String, _ location: SourceLocation = #_sourceLocation
    ) throws {
        try KeptText(in: folder.appending(path: name + ".txt"), acceptedBy: "PaymentCardsViewTests")
            .expect(text, location)
    }
}
