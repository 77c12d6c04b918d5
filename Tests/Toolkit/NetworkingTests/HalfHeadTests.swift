#if canImport(FoundationNetworking) && canImport(Glibc) && !compiler(>=6.4)
    import HTTPServerSupport
    import SystemTestSupport
    import TestSupport
    import Testing

    @testable import Networking

    @Suite("What stands between Foundation and curl", .takesTurns, .endsIfItHangs, .blocksItsThread)
    struct HalfHeadTests {
        @Test("is there in a program that was linked for it, and is missed by name in one that wasn't")
        func linked() throws {
            #expect(HalfHead.isLinked)
            _ = try HTTPConfiguration(baseURL: "https://example.org")
            let (lines, status) = try RunningProgram("unlinked-client-demo", ["https://example.org"]).end()
            same(status, 0)
            #expect(lines.first?.contains("--export-dynamic-symbol=curl_multi_info_read") == true, "\(lines)")
        }

        @Test("can be done without by name")
        func accepted() throws {
            let server = try HTTPServer(.json("{}"))
            let (lines, _) = try RunningProgram("unlinked-client-demo", [server.url, "accepting"]).end()
            same(lines, ["200"])
        }

        @Test(
            "changes only messages whose layout it knows",
            arguments: [
                (0x07_0A_00, 8, true), (0x07_58_01, 8, true), (0x08_11_00, 8, true), (0x08_FF_FF, 8, true),
                (0x07_09_08, 8, false), (0x09_00_00, 8, false), (0, 8, false), (0x08_05_00, 4, false),
            ] as [(UInt32, Int, Bool)])
        func layouts(version: UInt32, pointerSize: Int, isKnown: Bool) {
            same(HalfHead.knowsMessages(ofCurl: version, pointerSize: pointerSize), isKnown)
        }
    }
#endif
