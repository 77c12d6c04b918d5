public import Testing

/// Checks that `found` is what is `wanted`, and says line by line where it is not.
///
/// It is a function: the macro `#expect` writes code for each place where it stands, which takes the compiler many times as long.
/// That one explains more where something is compared, unwrapped or thrown.
public func same<Value: Equatable>(
    _ found: Value, _ wanted: Value, _ comment: Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    guard found != wanted else { return }
    let (lines, wantedLines) = (Leaves.text(of: found), Leaves.text(of: wanted))
    let difference =
        lines == wantedLines
        ? "Both are written so, and still are not equal:\n\(lines)"
        : "\(TextDifference(from: wantedLines, to: lines))"
    Issue.record(
        "\(comment.map { "\($0)\n" } ?? "")This should be there (-), and this is (+):\n\(difference)",
        sourceLocation: sourceLocation)
}
