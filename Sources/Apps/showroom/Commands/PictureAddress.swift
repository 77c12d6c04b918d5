import CommandLine
import Foundation
import PictureLoading
import Redaction
import ScreenPictures
import ScreenProgram

/// Where a picture is: a file, a URL, or standard input for “-”.
struct PictureAddress {
    let text: String

    init(_ text: String) { self.text = text }

    private var isInput: Bool { text == "-" }

    /// The address as a URL; that of a file for a path.
    var url: URL {
        if text.contains("://") || text.hasPrefix("data:"), let url = URL(string: text) { return url }
        return URL(filePath: text)
    }

    /// Whether it takes a connection to load it.
    var needsNetwork: Bool { !isInput && PictureSource.needsNetwork(url) }

    /// What is said of it in messages: of a URL nothing that is secret, as of the one of a server.
    var shown: String {
        if isInput { return "stdin" }
        if url.scheme == "data" { return "data:" }
        return text.contains("://") ? RedactedText.url(text) : text
    }

    /// The picture's name, without its folder.
    var name: String {
        // What is no URL, though it looks like one, has secrets where its folders end as well.
        let isFaulty = text.contains("://") && URL(string: text) == nil
        if isInput || isFaulty || url.scheme == "data" { return shown }
        let name = url.lastPathComponent
        return VisibleText(path: name.isEmpty || name == "/" ? url.host() ?? shown : name).text
    }

    /// The picture that is there.
    func load(from source: PictureSource) async throws(PictureFailure) -> LoadedPicture {
        guard isInput else { return try await source.picture(at: url) }
        return try LoadedPicture(decoding: try Self.input())
    }

    private static func input() throws(PictureFailure) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(PictureSource.longestFile)
        do {
            while let chunk = try FileHandle.standardInput.read(upToCount: 1 << 20),
                !chunk.isEmpty
            {
                bytes += chunk
                guard bytes.count <= PictureSource.longestFile else {
                    throw PictureFailure.tooLong(bytes: PictureSource.longestFile)
                }
            }
        } catch let failure as PictureFailure {
            throw failure
        } catch {
            throw .unreadable(code: EIO)
        }
        return bytes
    }
}

extension Call {
    /// Where the pictures at `addresses` come from: without the client, which takes a moment to start, where none is on a server.
    func pictureSource(for addresses: [PictureAddress]) -> PictureSource {
        guard addresses.contains(where: \.needsNetwork), let fetchedPictures else { return PictureSource() }
        return fetchedPictures
    }
}
