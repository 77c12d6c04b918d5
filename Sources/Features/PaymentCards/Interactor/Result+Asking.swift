import PaymentCardsPorts

extension Result where Failure == CardsError {
    /// What `question` answers, or why it doesn't.
    ///
    /// - Throws: `CardsError.cancelled`, because a caller that has left needs no partial answer.
    init(asking question: () async throws(CardsError) -> Success) async throws(CardsError) {
        do throws(CardsError) {
            self = .success(try await question())
        } catch .cancelled {
            throw .cancelled
        } catch {
            self = .failure(error)
        }
    }

    /// The answer; `nil` if there is none.
    var value: Success? { if case .success(let value) = self { value } else { nil } }
}
