extension Result {
    /// The value of a success; `nil` for a failure, which is worded elsewhere.
    var value: Success? { if case .success(let value) = self { value } else { nil } }
}
