import PictureLoading
import PictureReasons
import Pictures
import TestSupport
import Testing

@Suite("Why there is no picture")
struct PictureReasonTests {
    private static let reasons: [(PictureFailure, String)] = [
        (.missing, "there is no such file"), (.denied, "may not be read"),
        (.notAFile(isFolder: true), "this is a folder"), (.notAFile(isFolder: false), "this is not a file"),
        (.unreadable(code: 5), "can’t be read: Input/output error"),
        (.slow(after: .seconds(15)), "nothing came for 15 s"),
        (.tooLong(bytes: 64 << 20), "it has more than 64 MiB"),
        (.badAddress, "this is no address of a picture"),
        (.needsNetwork, "this program can’t talk to servers"),
        (.missingLibrary("libcurl.so.4"), "this system has no libcurl.so.4"),
        (.encoded("gzip"), "the server encoded it: gzip"),
        (.unreachable(host: "h.example"), "h.example can’t be reached"),
        (.refused(status: 404), "the server found nothing at this address"),
        (.refused(status: 410), "the server found nothing at this address"),
        (.refused(status: 500), "the server refused it with status 500"),
        (.brokenOff, "the answer broke off"), (.unsafe, "the connection would not be safe"),
        (.empty, "the file is empty"), (.webPage, "this is a web page, not a picture"),
        (.cancelled, "interrupted"), (.undecodable(.unknownFormat), "this is not a picture"),
        (.undecodable(.unsupportedFormat(.gif)), "GIF can’t be shown"),
        (.undecodable(.unsupported(.cmyk, at: 20)), "pictures with CMYK colours (byte 20) can’t be shown"),
        (
            .undecodable(.tooLarge(PixelSize(width: 90_000, height: 2))),
            "90000 × 2 pixels are too many"
        ),
        (.undecodable(.cutShort(at: 7)), "it ends too early, at byte 7"),
        (.undecodable(.cancelled), "interrupted"),
    ]

    @Test("is said in one line, in both languages", arguments: reasons)
    func reason(of failure: PictureFailure, is words: String) {
        same(failure.reason { english, _ in english }, words)
        #expect(failure.reason { _, ukrainian in ukrainian }.contains(/[а-яіїєґ]{3}/))
    }
}
