/// An import in a file, in any branch of an `#if`.
struct Import: Equatable {
    /// The line, counted from 1.
    let line: Int
    let module: String

    /// Every import in `file`, with or without attributes, access level and kind of symbol.
    static func all(in file: SourceFile) -> [Import] {
        file.code.enumerated().filter { $0.element.has("import") }.flatMap { index, line in
            line.split(separator: ";").compactMap { statement in
                module(importedBy: statement).map { Import(line: index + 1, module: $0) }
            }
        }
    }

    /// `X` in `@_spi(Name) public import struct X.Y`.
    private static func module(importedBy statement: Substring) -> String? {
        let withoutArguments =
            statement.contains("(") ? statement.replacing(/\([^)]*\)/, with: " ") : statement
        let words = withoutArguments.split(whereSeparator: \.isWhitespace)
            .drop { $0.hasPrefix("@") || accessLevels.contains(String($0)) }
        guard words.first == "import" else { return nil }
        let path = words.dropFirst().drop { kinds.contains(String($0)) }.first ?? ""
        return path.split(separator: ".").first.map { String($0.replacing("`", with: "")) }
    }

    private static let accessLevels: Set = ["public", "package", "internal", "fileprivate", "private"]
    private static let kinds: Set = [
        "struct", "class", "enum", "protocol", "typealias", "func", "let", "var",
    ]
}
