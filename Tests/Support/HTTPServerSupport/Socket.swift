import Foundation

/// A TCP socket that is closed when it is released.
final class Socket: Sendable {
    enum Readiness {
        case bytes, nothing, closed
    }

    private let descriptor: Int32

    private init(_ descriptor: Int32) {
        self.descriptor = descriptor
        #if canImport(Darwin)
            var yes: Int32 = 1
            setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
        #endif
    }

    deinit { close(descriptor) }

    /// A socket with a port of 127.0.0.1 that the system chose.
    static func bound() throws -> (Socket, port: Int) {
        #if canImport(Darwin)
            let stream = SOCK_STREAM
        #else
            let stream = Int32(SOCK_STREAM.rawValue)
        #endif
        let descriptor = socket(AF_INET, stream, 0)
        guard descriptor >= 0 else { throw failure }
        let result = Socket(descriptor)
        // A program under test must not inherit it: it would keep a connection open that the test closed.
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                bind(descriptor, pointer, size) == 0 && getsockname(descriptor, pointer, &size) == 0
            }
        }
        guard isBound else { throw failure }
        return (result, Int(UInt16(bigEndian: address.sin_port)))
    }

    /// Takes connections from now on.
    func listen() throws {
        guard Foundation.listen(descriptor, 64) == 0 else { throw Self.failure }
    }

    private static var failure: POSIXError { POSIXError(.init(rawValue: errno) ?? .EIO) }

    /// The next connection; `nil` when the socket was shut down.
    func accept() -> Socket? {
        let connection = Foundation.accept(descriptor, nil, nil)
        guard connection >= 0 else { return nil }
        _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
        return Socket(connection)
    }

    /// Ends what other threads do with it.
    func shutDown() { shutdown(descriptor, Int32(SHUT_RDWR)) }

    /// Says that nothing more comes.
    func finish() { shutdown(descriptor, Int32(SHUT_WR)) }

    /// Makes the connection end with a reset instead of an orderly close.
    func resetWhenClosed() {
        var option = linger(l_onoff: 1, l_linger: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
    }

    /// Bytes, at most 64 KiB; `nil` when there come no more.
    func read() -> Data? {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let count = recv(descriptor, &buffer, buffer.count, 0)
        return count > 0 ? Data(buffer[..<count]) : nil
    }

    /// Sends everything.
    ///
    /// - Returns: Whether the other side took it.
    func write(_ data: Data) -> Bool {
        #if canImport(Darwin)
            let flags: Int32 = 0
        #else
            let flags = Int32(MSG_NOSIGNAL)
        #endif
        return data.withUnsafeBytes { bytes in
            var sent = 0
            while sent < bytes.count {
                let count = send(descriptor, bytes.baseAddress?.advanced(by: sent), bytes.count - sent, flags)
                guard count > 0 else { return false }
                sent += count
            }
            return true
        }
    }

    /// Waits for the other side, but not long.
    func poll(milliseconds: Int32) -> Readiness {
        var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard Foundation.poll(&entry, 1, milliseconds) > 0 else { return .nothing }
        var byte: UInt8 = 0
        return recv(descriptor, &byte, 1, Int32(MSG_PEEK)) > 0 ? .bytes : .closed
    }
}
