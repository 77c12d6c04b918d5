#if canImport(FoundationNetworking) && canImport(Glibc) && (arch(x86_64) || arch(arm64))
    import Foundation
    import Synchronization

    /// Lets Foundation on Linux rest while a server is silent, in programs linked with ``flag``.
    ///
    /// curl first wants to hear when a connection can be written to, and then, in place of that, when it can be read. Foundation
    /// begins to watch for the second without ending the first, and a connection can nearly always be written to: it asks curl
    /// again and again, and takes a whole processor until the server answers. It passes its function for such changes to
    /// `curl_multi_setopt`, which, as ``HalfHead`` does, a program can replace; so that function hears that curl wants nothing more
    /// before it hears what curl wants now.
    enum SocketInterest {
        /// What `swift build` needs for a program that talks to servers, to take no processor while it waits for them.
        static let flag = "-Xlinker --export-dynamic-symbol=curl_multi_setopt"

        /// A `curl_socket_callback`: for a transfer's socket, what curl wants of it, the data of all sockets, and that of this one.
        typealias Change =
            @convention(c) (
                UnsafeMutableRawPointer?, Int32, Int32, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?
            ) -> Int32

        // `CURL_POLL_IN` and `CURL_POLL_REMOVE`.
        static let read: Int32 = 1
        static let nothing: Int32 = 4

        // `curl_multi_setopt` takes a third argument of any type, which is passed as a pointer is on these processors.
        private typealias SetOption =
            @convention(c) (UnsafeMutableRawPointer?, Int32, UnsafeMutableRawPointer?) -> Int32
        // `CURLMOPT_SOCKETFUNCTION`
        private static let changeOption: Int32 = 20_001
        // `CURLM_UNKNOWN_OPTION`
        private static let unknown: Int32 = 6

        // RTLD_NEXT, which is not imported into Swift.
        private static let setOption = dlsym(UnsafeMutableRawPointer(bitPattern: -1), "curl_multi_setopt")
            .map { unsafeBitCast($0, to: SetOption.self) }

        /// Foundation's function, the same for all its sessions.
        private static let foundations = Mutex<Change?>(nil)

        /// Whether Foundation has passed its function here.
        static var isAsked: Bool { foundations.withLock { $0 != nil } }

        fileprivate static func set(
            _ multi: UnsafeMutableRawPointer?, _ option: Int32, _ value: UnsafeMutableRawPointer?
        ) -> Int32 {
            guard let setOption else { return unknown }
            guard option == changeOption, let value else { return setOption(multi, option, value) }
            foundations.withLock { $0 = unsafeBitCast(value, to: Change.self) }
            let own: Change = { easy, socket, wanted, data, sources in
                guard let change = SocketInterest.foundations.withLock({ $0 }) else { return 0 }
                return SocketInterest.pass(easy, socket, wanted, data, sources, to: change)
            }
            return setOption(multi, option, unsafeBitCast(own, to: UnsafeMutableRawPointer.self))
        }

        /// Tells `change` what curl wants of a socket, where it only reads from now on as of a socket that is new.
        static func pass(
            _ easy: UnsafeMutableRawPointer?, _ socket: Int32, _ wanted: Int32,
            _ data: UnsafeMutableRawPointer?,
            _ sources: UnsafeMutableRawPointer?, to change: Change
        ) -> Int32 {
            guard wanted == read, sources != nil else { return change(easy, socket, wanted, data, sources) }
            let result = change(easy, socket, nothing, data, sources)
            return result == 0 ? change(easy, socket, wanted, data, nil) : result
        }
    }

    /// Replaces curl's function.
    @_cdecl("curl_multi_setopt")
    public func setCurlMultiOption(
        _ multi: UnsafeMutableRawPointer?, _ option: Int32, _ value: UnsafeMutableRawPointer?
    ) -> Int32 {
        SocketInterest.set(multi, option, value)
    }
#endif
