import Foundation
import SystemTestSupport
import TestSupport
import Testing

@Suite("A card number in the place of a path", .endsIfItHangs)
struct TypedPathTests {
    /// What is wrong with the path: nothing is there, it is a file with other things in it, or a folder.
    enum Place: CaseIterable {
        case nothing, file, folder
    }

    private static let commands: [[String]] = [
        ["list", "--file"], ["pay", "6564", "--amount", "1", "--yes", "--state"],
        ["reset", "--yes", "--state"],
        ["reset", "--state"], ["list", "--url", "http://127.0.0.1:1", "--token-file"], ["--replay"],
        ["--record"],
    ]

    @Test(
        "is shown by no command that takes one",
        arguments: commands,
        ["4111111111111111.json", "4111 1111 1111 1111/", "4111111111111112/", "4111111111111112.tar.gz"])
    func told(command: [String], name: String) async throws {
        for place in Place.allCases {
            let swippy = try Swippy(here: true)
            let path = swippy.workspace.directory.path + "/" + name
            switch place {
            case .nothing: break
            case .file:
                let file = path.hasSuffix("/") ? String(path.dropLast()) : path
                try Data("no feed, no token, no recording\nand no store".utf8).write(to: URL(filePath: file))
            case .folder:
                try FileManager.default.createDirectory(
                    atPath: path + "/journal", withIntermediateDirectories: true)
            }
            for language in ["en", "uk"] {
                let run = try await swippy.run(command + [path, "--lang", language])
                let digits = (run.output + run.errors).filter { $0 != " " }
                #expect(!digits.contains("411111111111111"), "\(run.output)\(run.errors)")
                // A payment is made where there is room for its store.
                #expect(run.end == .exit(0) || run.errorLines.count >= 2, "\(run.errors)")
            }
        }
    }
}
