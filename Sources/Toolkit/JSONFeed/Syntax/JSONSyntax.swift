/// What is JSON (RFC 8259), and where bytes stop being it.
package enum JSONSyntax {
    /// The maximum nesting of arrays and objects; `JSONDecoder` has the same limit.
    package static let depthLimit = 512

    /// The first place where bytes are not JSON.
    package struct Fault: Error, Equatable {
        package let line: Int
        package let column: Int
        package let problem: JSONProblem

        package init(line: Int, column: Int, problem: JSONProblem) {
            (self.line, self.column, self.problem) = (line, column, problem)
        }
    }

    /// The first fault in `bytes`; `nil` if they are one JSON text.
    package static func fault(in bytes: UnsafeRawBufferPointer) -> Fault? {
        do throws(Fault) {
            _ = try JSONDocument(bytes, records: false)
            return nil
        } catch {
            return error
        }
    }
}

extension JSONCursor.Stop {
    /// Why it is no JSON; `end` is where the bytes end.
    func problem(before end: UnsafePointer<UInt8>) -> JSONProblem {
        switch reason {
        case .empty: return .empty
        case .endsEarly: return .endsEarly
        case .trailingComma: return .trailingComma
        case .invalidUTF8: return .invalidUTF8
        case .controlCharacter: return .controlCharacter
        case .invalidEscape: return .invalidEscape
        case .invalidNumber: return .invalidNumber
        case .tooDeep: return .tooDeep(limit: JSONSyntax.depthLimit)
        case .unexpected:
            let bytes = UnsafeBufferPointer(start: end - distance, count: min(4, distance))
            return .unexpected(String(decoding: bytes, as: UTF8.self).first ?? "\u{FFFD}")
        }
    }
}
