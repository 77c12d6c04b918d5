import Foundation
import HTTPServerSupport
import TestSupport
import Testing

@testable import Networking
@testable import Redaction

@Suite("A token that a server sends back", .takesTurns, .endsIfItHangs)
struct TokenFilterTests {
    private static let secret = Bench.secret

    private static let ways: [(name: String, text: String, rest: String)] = [
        ("as it is", "a\(secret)b", "a…b"),
        ("twice", "\(secret) \(secret)", "… …"),
        ("in another case", secret.uppercased(), "…"),
        (
            "with escapes of JSON",
            secret.unicodeScalars.map { String(format: "\\u%04X", $0.value) }.joined(), "…"
        ),
        ("with one escape", secret.replacing("-", with: "\\u002d"), "…"),
        ("percent-encoded", secret.utf8.map { String(format: "%%%02x", $0) }.joined(), "…"),
        ("partly percent-encoded", secret.replacing("-", with: "%2D"), "…"),
        ("split by what cleaning removes", secret.map { "\($0)\u{200B}" }.joined(), "…\u{200B}"),
        ("split by an escape of that", secret.replacing("s", with: "\\u200ds"), "…"),
        ("split by a control character", secret.replacing("s", with: "\u{1}s"), "…"),
        ("split by a short escape of one", secret.replacing("s", with: "\\bs"), "…"),
        ("in UTF-16", secret.map { "\($0)\0" }.joined(), "…\0"),
        ("but not its beginning", String(secret.dropLast()), String(secret.dropLast())),
        ("split by spaces", secret.replacing("-", with: " -"), "…"),
        ("as a list of JSON", #"["\#(spelled(with: #"", ""#))"]"#, #"["…"]"#),
        ("in full-width letters", wide, "…"),
        ("in full-width letters, escaped", wide.utf16.map { String(format: "\\u%04x", $0) }.joined(), "…"),
        (
            "in full-width letters, percent-encoded", wide.utf8.map { String(format: "%%%02X", $0) }.joined(),
            "…"
        ),
        ("in HTML entities", secret.utf8.map { "&#\($0);" }.joined(), "…"),
        ("in hexadecimal ones", secret.utf8.map { String(format: "&#X%04x;", $0) }.joined(), "…"),
        ("in entities that don't end", secret.utf8.map { "&#0\($0)" }.joined(), "…"),
        ("in entities of full-width letters", wide.unicodeScalars.map { "&#\($0.value);" }.joined(), "…"),
        ("in entities whose ampersand is escaped", secret.utf8.map { #"\u0026#\#($0);"# }.joined(), "…"),
        ("in entities, apart", secret.utf8.map { "&#\($0);" }.joined(separator: "&nbsp;"), "…"),
        ("but not too far apart", spelled(with: "         "), spelled(with: "         ")),
        (
            "but not with a word in it", secret.replacing("-", with: " and -"),
            secret.replacing("-", with: " and -")
        ),
    ]

    private static let wide = String(
        String.UnicodeScalarView(secret.unicodeScalars.compactMap { Unicode.Scalar($0.value + 0xFEE0) }))

    private static func spelled(with separator: String) -> String {
        secret.map(String.init).joined(separator: separator)
    }

    @Test(
        "is struck out where its characters stand apart",
        arguments: [
            " ", "-", ".", "_", "/", ",", ", ", " - ", "\u{A0}", "–", "%20", "+", "|", "&nbsp;", "&#32;",
            "\r\n", #"\n"#,
            "<>", "        ",
        ])
    func apart(separator: String) throws {
        let filter = TokenFilter(Self.secret)
        same(filter.strike("<\(Self.spelled(with: separator))>"), "<…>")
        let base64 = Data(Self.secret.utf8).base64EncodedString().map(String.init).joined(
            separator: separator)
        #expect(filter.strike("<\(base64)>").hasPrefix("<…"))
    }

    @Test("is found with any sign in it that HTML has a name for")
    func named() throws {
        let names = [
            "&": "amp", "<": "lt", ">": "gt", "\"": "quot", ".": "period", "_": "lowbar", "+": "plus",
            "=": "equals",
        ]
        let secret = "abcdefg" + names.keys.joined()
        let filter = TokenFilter(secret)
        let text = secret.map { sign in names[String(sign)].map { "&\($0);" } ?? String(sign) }.joined()
        same(filter.strike("[\(text)]"), "[…]")
    }

    @Test("is struck out, however it is written", arguments: ways)
    func struckOut(name: String, text: String, rest: String) throws {
        let filter = TokenFilter(Self.secret)
        same(filter.strike(text), rest)
        same(filter.strike(Data(text.utf8)), Data(rest.utf8))
    }

    /// The token, nested in itself `depth` times, as in `tok[tok[token]en]en`.
    private static func nested(_ depth: Int) -> String {
        let middle = secret.index(secret.startIndex, offsetBy: secret.count / 2)
        return (0..<depth).reduce(secret) { inner, _ in secret[..<middle] + inner + secret[middle...] }
    }

    @Test("is struck out where it stands in itself; what hides it too deep is struck out whole")
    func nested() throws {
        let filter = TokenFilter(Self.secret)
        for depth in 0..<7 { same(filter.strike("<\(Self.nested(depth))>"), "<…>") }
        same(filter.strike("<\(Self.nested(100))>"), "…")
    }

    @Test("is struck out of base64, with whatever is before and after it", arguments: 0..<7, 0..<4)
    func base64(before: Int, after: Int) throws {
        let filter = TokenFilter(Self.secret)
        let text =
            String(repeating: "é", count: before).dropLast(before / 2) + Self.secret
            + String(repeating: "z", count: after)
        let encoded = Data(text.utf8).base64EncodedString()
        for alphabet in [encoded, encoded.replacing("+", with: "-").replacing("/", with: "_")] {
            let rest = filter.strike(alphabet)
            let kept = rest.split(separator: "…", omittingEmptySubsequences: false)
            same(kept.count, 2, "\(rest)")
            #expect(alphabet.hasPrefix(kept[0]) && alphabet.hasSuffix(kept[1]))
        }
    }

    @Test(
        "is found though it has signs in it that could be escapes",
        arguments: [#"a\u0041\b"#, "50%25%50%", #"a\\b/a\\b/"#])
    func signs(secret: String) throws {
        let filter = TokenFilter(secret)
        same(filter.strike("<\(secret)>"), "<…>")
        let json = try JSONEncoder().encode([secret])
        same(String(decoding: filter.strike(json), as: UTF8.self), #"["…"]"#)
    }

    @Test(
        "is an ordinary word if it is too short for a secret, and is struck out only as it was sent",
        arguments: ["ok", "card", "amount", "payment"])
    func short(secret: String) throws {
        let filter = TokenFilter(secret)
        let text = #"{"stat":"ok","card":[{"id":"payment","amount":1}]}"#
        same(filter.strike(text), text)
        same(filter.strike("You sent <Bearer \(secret)>."), "You sent <…>.")
        same(filter.strike("bearer%20\(secret)"), "…")
        #expect(!filter.strike(Data("Bearer \(secret)".utf8).base64EncodedString()).hasPrefix("Qm"))
    }

    @Test(
        "is struck out after “Bearer” with whatever is in between, where it is short",
        arguments: [
            "", "  ", "\t", ":", ": ", "=", "\n", "%20%20", "%09", #"\t"#, #"\n "#, #"\u0009"#, #"": ""#,
            #"\": \""#,
            "\u{A0}", "\u{200B} ", "        ",
        ])
    func gap(gap: String) throws {
        for secret in ["abc1234", "x", "-_~", "50%20"] {
            let filter = TokenFilter(secret)
            for scheme in ["Bearer", "bearer", "BEARER"] {
                same(filter.strike("<\(scheme)\(gap)\(secret)>"), "<…>")
            }
        }
    }

    @Test(
        "is a word where “Bearer” is further away or there is another word in between",
        arguments: ["Bearer         card", "Bearer of a card", "Bearer", "Bearer car", "Bear card"])
    func noGap(text: String) throws {
        same(TokenFilter("card").strike(text), text)
    }

    @Test("is struck out wherever it stands from eight characters on")
    func shortest() throws {
        same(TokenFilter("payments").strike("2 payments"), "2 …")
        same(TokenFilter("payment").strike("1 payment"), "1 payment")
    }

    /// How many characters are looked at to find `secret` in `count` copies of `text`.
    private static func steps(_ secret: String, in text: String, _ count: Int) -> Int {
        Data(String(repeating: text, count: count).utf8).withUnsafeBytes { bytes in
            var search = TokenSearch(TokenFilter(secret), in: bytes)
            _ = search.places()
            return search.steps
        }
    }

    @Test(
        "is searched for twice as long in twice the text, also if that is all escapes that a token may begin in",
        arguments: [
            ("b-5up3r-s3cret", "%E2%80%8B"), ("b-5up3r-s3cret", #"\u200b"#), ("0-5up3r-s3cret", #"\u0000"#),
            ("0-5up3r-s3cret", "&#0;"), ("b-5up3r-s3cret", #"\b"#), ("b", #"bearer\u200b"#),
            ("b-5up3r-s3cret", String(repeating: "%E2%80%8B", count: 20) + "-"),
            ("b-5up3r-s3cret", "\u{FF06}#8203;b"), ("b-5up3r-s3cret", "b\u{200B}"),
        ])
    func linear(secret: String, text: String) {
        let few = Self.steps(secret, in: text, 500)
        let many = Self.steps(secret, in: text, 1000)
        #expect(many < 3 * few && many < 40 * text.utf8.count * 1000, "\(few), \(many)")
    }

    @Test("is found behind a run of any length, wherever that is cut", arguments: [1, 2, 3, 4, 5, 6, 7, 40])
    func run(length: Int) {
        let (first, rest) = (Self.secret.prefix(1), Self.secret.dropFirst())
        for sign in ["%E2%80%8B", #"\u200b"#, "&#8203;", "\u{200B}", "%EF%BC%86#0;", "\u{FF06}#0;"] {
            let run = String(repeating: sign, count: length)
            // Twice: the second time the run is known from the first.
            same(TokenFilter(Self.secret).strike("\(first)\(run)-\(first)\(run)\(rest)"), "\(first)\(run)-…")
            same(TokenFilter("b" + rest).strike("\(run)b\(run)\(rest)"), "\(run)…")
        }
    }

    @Test("reaches neither the caller nor what is kept, in whatever part of a response it was")
    func everywhere() async throws {
        let secret = Self.secret
        let server = try HTTPServer { _ in
            .json(
                #"{"\#(secret)": "Bearer \#(secret)"}"#,
                headers: ["X-\(secret)": secret, "ETag": "\"\(secret)\"", "Cache-Control": "max-age=9"])
        }
        let bench = try Bench(server.url)
        for source in [ResponseSource.network, .cache] {
            let response = try await bench.client.send(HTTPRequest(path: ["x"]))
            #expect(response.source == source && response.text == #"{"…": "Bearer …"}"#)
            #expect(response.headers.all.allSatisfy { !"\($0)".contains(secret) })
        }
    }

    @Test("is in no type of content that an error names, nor is anything as long as a card number")
    func type() async throws {
        for (type, shown) in [
            ("text/\(Self.secret)", "text/"), ("text/tok,-5up3r-s3cret", "text/"),
            // So far apart, the parts are no token, and must not be joined to one.
            ("text/tok,,,,,,,,,-5up3r-s3cret", "text/tok"),
            ("text/4111111111111111", "text/…"), ("text/html; a=\(Self.secret)", "text/html"),
        ] {
            let server = try HTTPServer(
                .response(status: 200, headers: ["Content-Type": type], body: Data("x".utf8)))
            await same((try Bench(server.url)).failure(), .unexpectedContentType(shown))
        }
    }
}
