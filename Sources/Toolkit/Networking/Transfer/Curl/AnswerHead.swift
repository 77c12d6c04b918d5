#if !canImport(Darwin)
    import Foundation

    /// The head of an answer, which comes line by line.
    struct AnswerHead {
        private(set) var status = 0
        /// Whether the empty line has come of a head that isn't merely informational, such as "100 Continue".
        private(set) var isFinal = false
        private var hasBegun = false
        private var fields: [(name: String, value: String)] = []

        mutating func take(_ line: String) {
            guard line.utf8.last == UInt8(ascii: "\n") else { return }
            // Other line separators, such as a vertical tab, are part of a line.
            let text = String(line.unicodeScalars.prefix { $0 != "\r" && $0 != "\n" })
            if !hasBegun {
                let code = text.split(separator: " ", maxSplits: 2).dropFirst().first ?? ""
                (status, fields, hasBegun) = (Int(code) ?? 0, [], true)
            } else if text.isEmpty {
                (isFinal, hasBegun) = (status >= 200, false)
            } else if text.first == " " || text.first == "\t" {
                // The value of the line before goes on (RFC 9112, 5.2).
                guard let last = fields.popLast() else { return }
                fields.append((last.name, "\(last.value) \(text.trimmingCharacters(in: .whitespaces))"))
            } else {
                let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
                let value = parts.dropFirst().joined().trimmingCharacters(in: .whitespaces)
                fields.append((parts[0].lowercased(), value))
            }
        }

        /// The fields; those of the same name are one (RFC 9110, 5.3).
        var headers: HTTPHeaders {
            HTTPHeaders(Dictionary(fields) { "\($0), \($1)" }.map { ($0, $1) })
        }

        var hasBody: Bool { status != 204 && status != 304 }

        /// The size in bytes that the body will have; 0 if it isn't known.
        var announcedSize: Int {
            let digits = headers["content-length"] ?? ""
            return digits.isEmpty || digits.contains { !("0"..."9").contains($0) } ? 0 : Int(digits) ?? .max
        }

        /// How the body is encoded; `nil` if it isn't.
        var encoding: String? { coding("content-encoding", besides: ["identity"]) }

        /// How the body is encoded on its way; `nil` if it comes as it is, or in chunks.
        var transferEncoding: String? { coding("transfer-encoding", besides: ["identity", "chunked"]) }

        private func coding(_ name: String, besides plain: Set<String>) -> String? {
            (headers[name] ?? "").lowercased().split(separator: ",")
                .map { $0.trimmingCharacters(in: .whitespaces) }.first { !$0.isEmpty && !plain.contains($0) }
                .map { $0.prefix(20).filter { $0.isASCII && ($0.isLetter || $0 == "-") } }
        }
    }
#endif
