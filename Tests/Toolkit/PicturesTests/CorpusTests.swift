import Foundation
import TestSupport
import Testing

@testable import Pictures
@testable import Pixels

@Suite("The corpus of the fuzzer")
struct CorpusTests {
    @Test(
        "is read to the end at every size, each file as a picture or an error",
        arguments: FuzzedDecoder.allCases)
    func everyFile(decoder: FuzzedDecoder) throws {
        let folder = PackageFolder.url.appending(path: "Tests/Fuzzing/Corpus/\(decoder.rawValue)")
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        var pictures = 0
        for file in files {
            let bytes = [UInt8](try Data(contentsOf: file))
            let results = try Reduction.allCases.map { try decoder.read(bytes, reducedBy: $0) }
            if results[0] { pictures += 1 }
            // An eighth doesn't need every scan, and may be shown of what is damaged later; never the
            // other way round.
            #expect(!results[0] || !results.contains(false), "\(file.lastPathComponent)")
        }
        // A corpus of nothing but refusals would show little.
        #expect(pictures > 2)
    }
}
