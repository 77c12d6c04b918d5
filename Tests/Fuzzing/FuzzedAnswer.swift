// Tests/Fuzzing/run compiles this with the sources of Networking and Redaction.

import CCurl
import Foundation
import Synchronization

/// A socket on this machine that serves one connection after the other.
private let listener: (socket: Int32, url: String) = {
    let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isReady = withUnsafeMutablePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
            bind(socket, $0, size) == 0 && listen(socket, 64) == 0 && getsockname(socket, $0, &size) == 0
        }
    }
    require(isReady, "no port is free")
    return (socket, "http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))")
}()

/// The result of a call that goes on after a signal, such as the fuzzer's alarm.
private func uninterrupted<Number: SignedNumeric>(_ call: () -> Number) -> Number {
    while true {
        let result = call()
        if result != -1 || errno != EINTR { return result }
    }
}

/// Answers the next request with these bytes, and waits until the client has gone.
private func serve(_ bytes: [UInt8]) {
    let connection = uninterrupted { accept(listener.socket, nil, nil) }
    defer { close(connection) }
    var (buffer, request) = ([UInt8](repeating: 0, count: 4096), [UInt8]())
    while !request.ends(with: Array("\r\n\r\n".utf8)) {
        let count = uninterrupted { recv(connection, &buffer, buffer.count, 0) }
        guard count > 0 else { return }
        request += buffer[..<count]
    }
    _ = uninterrupted { send(connection, bytes, bytes.count, Int32(MSG_NOSIGNAL)) }
    shutdown(connection, Int32(SHUT_WR))
    while uninterrupted({ recv(connection, &buffer, buffer.count, 0) }) > 0 {}
}

extension [UInt8] {
    fileprivate func ends(with end: [UInt8]) -> Bool { suffix(end.count).elementsEqual(end) }

    fileprivate func contains(_ part: [UInt8]) -> Bool {
        part.count <= count && indices.contains { self[$0...].starts(with: part) }
    }
}

/// Sends requests on a thread of its own, since `CCurl` changes which signals a thread gets.
private final class Client: Sendable {
    private let request = Mutex<WireRequest?>(nil)
    private let outcome = Mutex<Result<RawResponse, HTTPError>?>(nil)
    private let isAsked = DispatchSemaphore(value: 0)
    private let isDone = DispatchSemaphore(value: 0)

    init() { Thread.detachNewThread { while true { self.work() } } }

    private func work() {
        isAsked.wait()
        if let request = request.withLock({ $0 }), let connections = CurlConnections() {
            let answer = CurlAnswer(to: request, sizeLimit: 1 << 12)
            connections.send(request, to: answer)
            connections.close()
            outcome.withLock { $0 = answer.outcome }
        }
        isDone.signal()
    }

    /// What becomes of a request while `meanwhile` happens.
    func send(_ request: WireRequest, _ meanwhile: () -> Void) -> Result<RawResponse, HTTPError>? {
        self.request.withLock { $0 = request }
        isAsked.signal()
        meanwhile()
        isDone.wait()
        return outcome.withLock { $0.take() }
    }
}

private let client = Client()
private let methods: [HTTPRequest.Method] = [.get, .head, .post, .delete]

/// Ends the fuzzer, which keeps the input, unless this holds.
private func require(_ condition: Bool, _ problem: String) {
    guard !condition else { return }
    FileHandle.standardError.write(Data("fuzzing: \(problem)\n".utf8))
    abort()
}

/// Whatever a client makes of an answer: an answer has a whole head, and no body that is made up.
private func check(_ outcome: Result<RawResponse, HTTPError>?, of bytes: [UInt8]) {
    guard case .success(let response) = outcome else { return require(outcome != nil, "no outcome") }
    require(response.status >= 200, "the status \(response.status)")
    require(response.body.count <= 1 << 12, "a body of \(response.body.count) bytes")
    // libcurl takes a line for empty that begins with a carriage return.
    require(["\n\n", "\n\r"].contains { bytes.contains(Array($0.utf8)) }, "a head that is cut")
    let isChunked = String(decoding: bytes, as: UTF8.self).lowercased().contains("chunked")
    require(isChunked || bytes.contains(Array(response.body)), "another body")
}

/// What the fuzzer calls with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    do {
        let request = try WireRequest(
            HTTPRequest(methods[count % methods.count], path: ["x"]), HTTPConfiguration(baseURL: listener.url)
        )
        check(client.send(request) { serve(bytes) }, of: bytes)
    } catch {
        require(false, "\(error)")
    }
    return 0
}
