import Foundation
import Synchronization

/// A server on 127.0.0.1 that answers as a test tells it to, badly above all, and remembers what it was asked.
///
/// ```swift
/// let server = try HTTPServer { request in
///     request.number == 1 ? .status(503) : .json("[]")
/// }
/// ```
///
/// Each connection is good for one request. The server stops when it is released.
public final class HTTPServer: Sendable {
    /// What a server has seen so far.
    public struct Record: Sendable {
        /// The requests, in the order in which they came.
        public internal(set) var requests: [ReceivedRequest] = []
        /// How many clients closed the connection before they had their whole answer.
        public internal(set) var abandoned = 0
        /// How many bytes of answers the system took.
        public internal(set) var bytesSent = 0
    }

    /// The port it listens on.
    public let port: Int
    private let listener: Socket
    private let desk = ServerDesk()

    /// Starts a server.
    ///
    /// - Parameter answer: What to do with a request. Called on any thread.
    public convenience init(answer: @escaping @Sendable (ReceivedRequest) -> Answer) throws {
        try self.init(on: ClosedPort(), answer: answer)
    }

    /// Starts a server on a port where nothing listened until now.
    public init(on closed: ClosedPort, answer: @escaping @Sendable (ReceivedRequest) -> Answer) throws {
        (listener, port) = (closed.socket, closed.port)
        try listener.listen()
        let (listener, desk) = (listener, desk)
        Thread.detachNewThread {
            while let socket = listener.accept() {
                Thread.detachNewThread { Connection(socket: socket, desk: desk).serve(answer) }
            }
        }
    }

    /// Starts a server that gives these answers, one after the other whatever it is asked, and the last for ever.
    public convenience init(_ answers: Answer...) throws {
        let count = Mutex(0)
        try self.init { _ in
            count.withLock { count in
                count += 1
                return answers[min(count, answers.count) - 1]
            }
        }
    }

    deinit {
        desk.close()
        listener.shutDown()
    }

    /// Where it listens, such as `http://127.0.0.1:40123`.
    public var url: String { "http://127.0.0.1:\(port)" }

    /// The same server by another name, which is another origin.
    public var urlByName: String { "http://localhost:\(port)" }

    /// What it has seen so far.
    public var record: Record { desk.record }

    /// Lets the answers that are held go, and those that would be held from now on.
    public func release() { desk.release() }

    /// Waits until the server has seen what `condition` asks for; not longer than the task that waits.
    public func wait(until condition: @escaping @Sendable (Record) -> Bool) async {
        await desk.wait(until: condition)
    }
}

/// A port on 127.0.0.1 where nothing listens, as long as this lives.
public final class ClosedPort: Sendable {
    /// The port.
    public let port: Int
    fileprivate let socket: Socket

    /// Takes a free port.
    public init() throws {
        (socket, port) = try Socket.bound()
    }

    /// Where nothing listens.
    public var url: String { "http://127.0.0.1:\(port)" }
}
