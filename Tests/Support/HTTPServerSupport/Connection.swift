import Foundation

/// One connection of a client: one request and what is done with it.
struct Connection {
    let socket: Socket
    let desk: ServerDesk

    func serve(_ answer: (ReceivedRequest) -> Answer) {
        guard var request = receive() else { return }
        request.number = desk.note { record in
            record.requests.append(request)
            record.requests[record.requests.count - 1].number =
                record.requests.filter { $0.path == request.path }.count
            return record.requests[record.requests.count - 1].number
        }
        guard deliver(answer(request), isHead: request.method == "HEAD") else {
            return desk.note { $0.abandoned += 1 }
        }
    }

    private func receive() -> ReceivedRequest? {
        var bytes = Data()
        let blank = Data("\r\n\r\n".utf8)
        while bytes.range(of: blank) == nil {
            guard let more = socket.read() else { return nil }
            bytes += more
        }
        guard let end = bytes.range(of: blank) else { return nil }
        let head = String(decoding: bytes[..<end.lowerBound], as: UTF8.self)
        var body = Data(bytes[end.upperBound...])
        let fields = ReceivedRequest.fields(head.split(separator: "\r\n").dropFirst())
        let size = fields["content-length"].flatMap { Int($0) } ?? 0
        while body.count < size, let more = socket.read() { body += more }
        return ReceivedRequest(head: head, body: body)
    }

    /// - Returns: Whether the client stayed to the end.
    private func deliver(_ answer: Answer, isHead: Bool = false) -> Bool {
        switch answer {
        case .response(let status, let headers, let body):
            var headers = headers
            let hasBody = status >= 200 && status != 204 && status != 304
            if hasBody, headers["Content-Length"] == nil { headers["Content-Length"] = "\(body.count)" }
            return send(head(status, headers)) && (isHead || !hasBody || send(body)) && end()
        case .delayed(let pause, let answer):
            return wait(until: .now + pause) && deliver(answer, isHead: isHead)
        case .held(let answer):
            while !desk.isReleased { guard wait(until: .now + .milliseconds(5)) else { return false } }
            return deliver(answer, isHead: isHead)
        case .silence:
            return wait(until: nil)
        case .drip(let body, let pause):
            return send(head(200, ["Content-Length": "\(body.count)"]))
                && body.allSatisfy { wait(until: .now + pause) && send(Data([$0])) } && end()
        case .reset(let body):
            guard send(head(200, ["Content-Length": "\(body.count + 1000)"])), send(body) else {
                return false
            }
            socket.resetWhenClosed()
            return true
        case .misannounced(let body, let announced):
            return send(head(200, ["Content-Length": "\(announced)"])) && send(body) && end()
        case .chunked(let size):
            return send(head(200, ["Transfer-Encoding": "chunked"])) && sendChunks(size)
                && send(Data("0\r\n\r\n".utf8)) && end()
        case .endless:
            guard send(head(200, ["Transfer-Encoding": "chunked"])), sendChunks(20 << 20) else {
                return false
            }
            while wait(until: .now + .milliseconds(10)), sendChunks(1 << 10) {}
            return false
        case .thenDropping(let status, let body):
            guard send(head(status, ["Content-Length": "\(body.count)", "Connection": "keep-alive"])),
                send(body)
            else { return false }
            _ = socket.read()
            socket.resetWhenClosed()
            return true
        case .bytesThenReset(let bytes):
            guard send(bytes) else { return false }
            socket.resetWhenClosed()
            return true
        case .bytes(let bytes):
            return send(bytes) && end()
        }
    }

    private func head(_ status: Int, _ headers: [String: String]) -> Data {
        let type = headers["Content-Type"] == nil ? ["Content-Type": "application/json"] : [:]
        let fields = headers.merging(type) { $1 }.merging(["Connection": "close"]) { own, _ in own }
        let lines = fields.map { "\($0.key): \($0.value)\r\n" }.sorted().joined()
        return Data("HTTP/1.1 \(status) Answer\r\n\(lines)\r\n".utf8)
    }

    private func sendChunks(_ size: Int) -> Bool {
        let block = Data(repeating: UInt8(ascii: " "), count: 1 << 16)
        for start in stride(from: 0, to: size, by: block.count) {
            let count = min(block.count, size - start)
            let chunk = Data("\(String(count, radix: 16))\r\n".utf8) + block.prefix(count) + Data("\r\n".utf8)
            guard send(chunk) else { return false }
        }
        return true
    }

    private func send(_ data: Data) -> Bool {
        guard socket.write(data) else { return false }
        desk.note { $0.bytesSent += data.count }
        return true
    }

    /// Says that this was all, and lets the client have it before the socket is closed.
    private func end() -> Bool {
        socket.finish()
        while socket.read() != nil {}
        return true
    }

    /// - Returns: Whether client and server are still there when the time has come.
    private func wait(until deadline: ContinuousClock.Instant?) -> Bool {
        while deadline.map({ $0 > .now }) ?? true {
            guard !desk.isClosed, socket.poll(milliseconds: 5) != .closed else { return false }
        }
        return true
    }
}
