extension Result {
    /// What it is a success with; `nil` for a failure, which is worded elsewhere.
    var value: Success? { if case .success(let value) = self { value } else { nil } }
}
