import Foundation

/// Texts that were looked at once, found right, and kept in files beside the tests.
public struct GoldenFiles {
    /// The environment variable that makes a run keep what it finds.
    public static let acceptance = "SWIPPY_ACCEPT"

    private let folder: URL

    /// The files in the folder `Goldens` beside the test file at `path`.
    public init(besideTest path: String) {
        folder = URL(fileURLWithPath: path).deletingLastPathComponent().appending(path: "Goldens")
    }

    /// What there is to say when `text` is not what the file `name` holds; `nil` when it is, or is accepted now.
    public func difference(of text: String, from name: String) throws -> String? {
        let file = folder.appending(path: name + ".txt")
        let kept = try? String(contentsOf: file, encoding: .utf8)
        guard kept != text else { return nil }
        guard ProcessInfo.processInfo.environment[Self.acceptance] != "1" else {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
            return nil
        }
        return """
            \(name) is not the picture that is kept in \(file.path(percentEncoded: false)).
            Kept:
            \(kept ?? "(nothing)")
            Drawn:
            \(text)
            If the new one is right, accept it: \(Self.acceptance)=1 swift test --filter PaymentCardsViewTests
            """
    }
}
