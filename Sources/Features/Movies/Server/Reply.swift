import Foundation

/// The server's reply: an answer or a failure, which may have status 200, too.
enum Reply<Answer: Decodable & Sendable>: Decodable, Sendable {
    case answer(Answer)
    case failure(FailureAnswer)

    init(from decoder: any Decoder) throws {
        let failure = try FailureAnswer(from: decoder)
        self = failure.isFailure ? .failure(failure) : .answer(try Answer(from: decoder))
    }
}

/// A failure as it is sent, or the members that an answer doesn't have.
struct FailureAnswer: Decodable, Sendable {
    let code: Int?
    let message: String?
    let isFailure: Bool

    private enum Key: String, CodingKey { case success, status_code, status_message }

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Key.self)
        let isSuccess = fields.usable(Bool.self, .success)
        code = fields.usable(Int.self, .status_code)
        message = fields.text(.status_message)
        isFailure = isSuccess == false || isSuccess == nil && code != nil
    }

    /// Whether `body` reports a failure, or can't be understood.
    static func isFailure(_ body: Data) -> Bool {
        do {
            return try JSONDecoder().decode(FailureAnswer.self, from: body).isFailure
        } catch {
            return true
        }
    }
}
