#if canImport(FoundationNetworking) && canImport(Glibc) && (arch(x86_64) || arch(arm64))
    import HTTPServerSupport
    import Synchronization
    import SystemTestSupport
    import TestSupport
    import Testing

    @testable import Networking

    @Suite("What curl wants of a connection", .takesTurns, .endsIfItHangs)
    struct SocketInterestTests {
        private static let heard = Mutex<[(wanted: Int32, isNew: Bool)]>([])

        @Test(
            "reaches Foundation as of a new one where curl only reads from now on, so that it stops writing")
        func reading() {
            Self.heard.withLock { $0 = [] }
            let change: SocketInterest.Change = { _, _, wanted, _, sources in
                SocketInterestTests.heard.withLock { $0.append((wanted, sources == nil)) }
                return 0
            }
            let sources = UnsafeMutableRawPointer(bitPattern: 8)
            // Writing to a new one, then reading from it; both; nothing; reading from a new one.
            for (wanted, sources) in [(2, nil), (1, sources), (3, sources), (4, sources), (1, nil)] {
                same(SocketInterest.pass(nil, 5, Int32(wanted), nil, sources, to: change), 0)
            }
            let heard = Self.heard.withLock { $0 }
            same(heard.map(\.wanted), [2, 4, 1, 3, 4, 1])
            same(heard.map(\.isNew), [true, false, true, false, false, true])
        }

        @Test("passes here in a program that was linked for it")
        func linked() async throws {
            let server = try HTTPServer(.json("{}"))
            try await same(
                HTTPClient(try HTTPConfiguration(baseURL: server.url)).send(
                    HTTPRequest(path: ["x"])
                ).status, 200)
            #expect(SocketInterest.isAsked)
        }
    }
#endif
