/// Why a text is not JSON (RFC 8259).
public enum JSONProblem: Equatable, Sendable {
    /// There is nothing but white space.
    case empty
    /// It ends before the value does.
    case endsEarly
    /// This stands where it can't.
    case unexpected(Character)
    /// A comma after which nothing comes.
    case trailingComma
    /// Bytes that are no UTF-8.
    case invalidUTF8
    /// A character below U+0020 in a string, unescaped.
    case controlCharacter
    /// A backslash with something after it that can't follow one.
    case invalidEscape
    /// A number that JSON writes otherwise, such as `01`, `+1` or `.5`.
    case invalidNumber
    /// Nested deeper than this many levels.
    case tooDeep(limit: Int)
}
