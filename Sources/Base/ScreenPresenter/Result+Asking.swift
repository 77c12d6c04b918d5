extension Result {
    /// What `question` answers, or why it doesn't.
    package init(
        isolation: isolated (any Actor)? = #isolation, asking question: () async throws(Failure) -> Success
    ) async {
        do throws(Failure) {
            self = .success(try await question())
        } catch {
            self = .failure(error)
        }
    }
}
