#if os(Linux)
    import Foundation
    import HTTPServerSupport
    import SystemTestSupport
    import TestSupport
    import Testing

    @Suite("A system without libcurl", .endsIfItHangs)
    struct MissingLibraryTests {
        @Test("hears what is missing when a server is to be asked, and not before")
        func missing() async throws {
            let swippy = try Swippy()
            // The first library of this name that the system finds is none.
            try swippy.workspace.write(Data(), to: "libcurl.so.4")
            let environment = ["LD_LIBRARY_PATH": swippy.workspace.directory.path]
            let server = try HTTPServer(.json("[]"))
            let run = try await swippy("list", "--url", server.url, environment: environment)
            #expect(run.end == .exit(69) && run.output == "")
            same(
                run.errorLines,
                [
                    "swippy: This system has no libcurl.so.4.",
                    "Install the package libcurl4 or libcurl.",
                ])
            #expect(server.record.requests.isEmpty)
            try await same(swippy("list", environment: environment).end, .exit(0))
        }
    }
#endif
