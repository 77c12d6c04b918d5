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
    @Usable var success: Bool?
    @Usable var statusCode: Int?
    @Usable var statusMessage: ServerWords?

    var isFailure: Bool { success == false || success == nil && statusCode != nil }

    /// Whether `body` reports a failure, or can't be understood.
    static func isFailure(_ body: Data) -> Bool {
        do {
            return try MovieDatabase.decoder.decode(FailureAnswer.self, from: body).isFailure
        } catch {
            return true
        }
    }
}
