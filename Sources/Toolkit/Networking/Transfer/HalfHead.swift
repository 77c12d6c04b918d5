#if canImport(FoundationNetworking) && canImport(Glibc) && !compiler(>=6.4)
    import Foundation
    import FoundationNetworking
    import Synchronization

    /// Reports a connection that ended inside the head of a response to Foundation as an error.
    ///
    /// curl counts such a transfer as a success once it has received the status line. Foundation on Linux before Swift 6.4
    /// then traps because there is no response, and offers no way to prevent either. But it asks curl for the result of its
    /// transfers through a function of the shared library, and a function exported by a program takes precedence over a
    /// library's function of the same name. So Foundation gets the result from here, in programs linked with ``flag``; in other
    /// programs it still traps, which is why ``HTTPConfiguration`` asks for ``isLinked``.
    enum HalfHead {
        /// What `swift build` needs for a program that talks to servers.
        static let flag = "-Xlinker --export-dynamic-symbol=curl_multi_info_read"

        /// Whether Foundation asks here: whether this function is the first of its name, and curl's own can be asked in turn.
        ///
        /// Without transfers to ask for, curl's function answers that no message is left, and this one its own answer.
        static let isLinked: Bool = {
            // RTLD_DEFAULT, which is not imported into Swift.
            guard infoRead != nil, getInfo != nil, let first = dlsym(nil, "curl_multi_info_read") else {
                return false
            }
            var answer: Int32 = 0
            _ = unsafeBitCast(first, to: InfoRead.self)(nil, &answer)
            return answer == ownAnswer
        }()

        private static let ownAnswer = Int32.min

        /// Whether a message of curl is laid out as ``message(_:_:)`` takes it to be: so it is since curl 7.10, where a pointer
        /// has 64 bits, and curl 9 may change it.
        static func knowsMessages(ofCurl version: UInt32, pointerSize: Int) -> Bool {
            pointerSize == 8 && 0x07_0A_00..<0x09_00_00 ~= version
        }

        /// The same of the curl that this process has.
        private static let knowsMessages: Bool = {
            typealias VersionInfo = @convention(c) (Int32) -> UnsafeRawPointer?
            // CURLVERSION_FIRST: `CURLversion age; const char *version; unsigned int version_num;`
            guard let symbol = next("curl_version_info"),
                let info = unsafeBitCast(symbol, to: VersionInfo.self)(0)
            else { return false }
            let size = MemoryLayout<UnsafeRawPointer>.size
            return knowsMessages(
                ofCurl: info.load(fromByteOffset: 2 * size, as: UInt32.self), pointerSize: size)
        }()

        private struct State {
            var count = 0
            var transfers: [String: Transfer] = [:]
        }

        private typealias InfoRead =
            @convention(c) (UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) ->
            UnsafeMutableRawPointer?
        private typealias GetInfo =
            @convention(c) (UnsafeMutableRawPointer?, Int32, UnsafeMutableRawPointer?) -> Int32

        private static let state = Mutex(State())
        private static let mark = "#transfer-"
        private static let infoRead = next("curl_multi_info_read").map {
            unsafeBitCast($0, to: InfoRead.self)
        }
        private static let getInfo = next("curl_easy_getinfo").map { unsafeBitCast($0, to: GetInfo.self) }

        /// curl's own function of this name.
        private static func next(_ name: String) -> UnsafeMutableRawPointer? {
            // RTLD_NEXT, which is not imported into Swift.
            dlsym(UnsafeMutableRawPointer(bitPattern: -1), name)
        }

        /// `request`, with a URL whose fragment, which isn't sent, identifies `transfer`.
        static func marking(_ request: URLRequest, _ transfer: Transfer) -> (URLRequest, mark: String) {
            let mark = state.withLock { state in
                state.count += 1
                let mark = "\(Self.mark)\(state.count)"
                state.transfers[mark] = transfer
                return mark
            }
            var request = request
            if let url = request.url {
                request.url = URL(string: url.absoluteString.prefix { $0 != "#" } + mark)
            }
            return (request, mark)
        }

        static func forget(_ mark: String) { state.withLock { $0.transfers[mark] = nil } }

        /// curl's next message about the transfers of `multi`, as from `curl_multi_info_read`.
        fileprivate static func message(
            _ multi: UnsafeMutableRawPointer?, _ left: UnsafeMutablePointer<Int32>?
        ) -> UnsafeMutableRawPointer? {
            guard multi != nil else {
                left?.pointee = ownAnswer
                return nil
            }
            guard let message = infoRead?(multi, left) else { return nil }
            guard knowsMessages else { return message }
            // A `CURLMsg`: `CURLMSG msg; CURL *easy_handle; union { void *whatever; CURLcode result; } data;`
            let isDone = message.load(as: Int32.self) == 1
            let result = message.advanced(by: 16)
            guard isDone, result.load(as: Int32.self) == 0,
                let easy = message.load(fromByteOffset: 8, as: UnsafeMutableRawPointer?.self)
            else { return message }
            // CURLE_GOT_NOTHING
            if lacksHead(easy) { result.storeBytes(of: 52, as: Int32.self) }
            return message
        }

        private static func lacksHead(_ easy: UnsafeMutableRawPointer) -> Bool {
            var url: UnsafePointer<CChar>?
            // CURLINFO_EFFECTIVE_URL
            guard getInfo?(easy, 0x100001, &url) == 0, let url else { return false }
            let text = String(cString: url)
            guard let start = text.range(of: mark, options: .backwards)?.lowerBound else { return false }
            // A transfer that is no longer awaited may fail.
            return state.withLock { $0.transfers[String(text[start...])] }?.hasHead != true
        }
    }

    /// Replaces curl's function.
    @_cdecl("curl_multi_info_read")
    public func readCurlMultiInfo(
        _ multi: UnsafeMutableRawPointer?, _ left: UnsafeMutablePointer<Int32>?
    ) -> UnsafeMutableRawPointer? {
        HalfHead.message(multi, left)
    }
#endif
