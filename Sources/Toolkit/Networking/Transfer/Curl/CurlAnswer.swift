#if !canImport(Darwin)
    import Foundation

    /// The part of an answer that has been received. It belongs to the thread that receives it.
    final class CurlAnswer {
        /// The maximum size of all heads and of the fields behind the body, in bytes: far more than a server has to say.
        static let headLimit = 1 << 20

        private let request: WireRequest
        private let sizeLimit: Int
        private var head = AnswerHead()
        private var headSize = 0
        private var body = Data()
        private var failure: HTTPError?

        init(to request: WireRequest, sizeLimit: Int) {
            (self.request, self.sizeLimit) = (request, sizeLimit)
        }

        /// The answer that libcurl calls back with this pointer.
        static func of(_ context: UnsafeMutableRawPointer?) -> CurlAnswer? {
            context.map { Unmanaged<CurlAnswer>.fromOpaque($0).takeUnretainedValue() }
        }

        /// The answer, or why there is none. A head that ends early comes as a success, and so does one of another protocol.
        var outcome: Result<RawResponse, HTTPError> {
            if let failure { return .failure(failure) }
            guard head.isFinal else {
                return .failure(.cannotConnect(host: request.origin.name, .noAnswer))
            }
            return .success(
                RawResponse(
                    status: head.status, headers: head.headers, body: body,
                    encoding: body.isEmpty ? nil : head.encoding))
        }

        /// Takes a line of a head. Those behind the body have no use, but a size.
        func takeHead(_ bytes: UnsafePointer<CChar>?, _ count: Int) -> Bool {
            headSize += count
            guard headSize <= Self.headLimit else { return fail(.tooLarge(limit: Self.headLimit)) }
            guard !head.isFinal else { return true }
            head.take(String(decoding: UnsafeRawBufferPointer(start: bytes, count: count), as: UTF8.self))
            guard head.isFinal, head.hasBody, request.method != .head else { return true }
            if let encoding = head.transferEncoding { return fail(.encoded(encoding)) }
            return head.announcedSize <= sizeLimit || fail(.tooLarge(limit: sizeLimit))
        }

        func takeBody(_ bytes: UnsafePointer<CChar>?, _ count: Int) -> Bool {
            // After 101, for example, comes another protocol.
            guard head.isFinal else { return fail(.cannotConnect(host: request.origin.name, .noAnswer)) }
            guard body.count + count <= sizeLimit else { return fail(.tooLarge(limit: sizeLimit)) }
            body.append(contentsOf: UnsafeRawBufferPointer(start: bytes, count: count))
            return true
        }

        /// Notes the error that ended the transfer, unless it was ended here.
        func end(code: Int32, systemError: Int32, reason: String) {
            guard failure == nil else { return }
            failure = HTTPError(
                curl: code, systemError: systemError, reason: reason, at: request.origin,
                hasBegun: head.isFinal)
        }

        private func fail(_ error: HTTPError) -> Bool {
            failure = error
            return false
        }
    }

    extension HTTPError {
        /// The error for a `CURLcode`, with the system's number and libcurl's words.
        ///
        /// - Parameter hasBegun: Whether the head of the response had already arrived.
        init(curl code: Int32, systemError: Int32, reason: String, at origin: Origin, hasBegun: Bool) {
            switch code {
            case 42: self = .cancelled
            case _ where hasBegun: self = .interrupted
            case 3: self = .invalidURL(origin.name)
            case 6: self = .cannotConnect(host: origin.name, .unknownHost)
            case 7 where systemError == ECONNREFUSED: self = .cannotConnect(host: origin.name, .refused)
            // An older HTTP or none at all, nothing, and what was lost when it was sent or received.
            case 1, 8, 52, 55, 56: self = .cannotConnect(host: origin.name, .noAnswer)
            case 51, 58, 59, 60, 66, 77, 83, 90, 91: self = .insecure(.certificate(reason))
            // A handshake may fail for many reasons; only this one doesn't pass.
            case 35 where reason.contains("certificate"): self = .insecure(.certificate(reason))
            default: self = .cannotConnect(host: origin.name, .other(reason))
            }
        }
    }
#endif
