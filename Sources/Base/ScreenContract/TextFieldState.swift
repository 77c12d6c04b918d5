/// One field of a form: what it asks for, what stands in it, and what is said about that.
public struct TextFieldState<ID: Hashable & Sendable>: Equatable, Sendable, Identifiable {
    /// Which one it is.
    public let id: ID
    /// What it is called.
    public let label: String
    /// What stands in it. Where that is secret, signs stand for its characters.
    public let text: String
    /// The number of characters before the cursor; `nil` where the person isn't.
    public let cursor: Int?
    /// What is said about it while nothing is wrong.
    public let hint: String
    /// What is wrong with it, once that is to be said.
    public let problem: FieldProblem?
    /// Whether it holds what it should.
    public let isRight: Bool

    public init(
        id: ID, label: String, text: String, cursor: Int? = nil, hint: String, problem: FieldProblem?,
        isRight: Bool
    ) {
        self.id = id
        self.label = label
        self.text = text
        self.cursor = cursor
        self.hint = hint
        self.problem = problem
        self.isRight = isRight
    }
}

/// What is wrong with a field, worded.
public struct FieldProblem: Equatable, Sendable {
    /// What is wrong.
    public let message: String
    /// What to do.
    public let advice: String

    public init(message: String, advice: String) {
        self.message = message
        self.advice = advice
    }
}
