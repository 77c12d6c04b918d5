import Foundation
import Redaction

/// Logs what happens to requests, one line per event.
struct RequestLog: Sendable {
    let write: @Sendable (String) -> Void

    func answered(_ request: WireRequest, _ response: RawResponse, in duration: Duration) {
        write("\(line(request)): \(response.status), \(response.body.count) bytes, \(milliseconds(duration))")
    }

    func failed(_ request: WireRequest, _ attempt: Int, _ error: HTTPError) {
        write("\(line(request)): attempt \(attempt) failed: \(word(error))")
    }

    func retrying(_ request: WireRequest, after pause: Duration) {
        write("\(line(request)): again in \(milliseconds(pause))")
    }

    func redirected(to request: WireRequest) {
        write("redirected to \(RedactedText.url(request.url))")
    }

    func found(_ request: WireRequest, age: Duration?) {
        write("\(line(request)): kept\(age.map { " for \(milliseconds($0))" } ?? "")")
    }

    private func line(_ request: WireRequest) -> String {
        "\(request.method.rawValue) \(RedactedText.url(request.url))"
    }

    private func milliseconds(_ duration: Duration) -> String {
        "\(Int64(duration / .milliseconds(1))) ms"
    }

    /// The log's name for an error, without anything that a server or a person wrote.
    private func word(_ error: HTTPError) -> String {
        switch error {
        case .http(let status, _, _): "status \(status)"
        case .cannotConnect(_, let problem): "no connection, \(problem)"
        default: "\(error)"
        }
    }
}
