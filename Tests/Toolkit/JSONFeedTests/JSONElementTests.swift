import TestSupport
import Testing

@testable import JSONFeed

@Suite("JSONElement")
struct JSONElementTests {
    private let text =
        #"  { "a": [1, {"b": "x]"}], "due": { "\u0061mount": 5, "amount": 6 }, "a": 7, "t": "caf\u00e9" }"#

    private func rest(_ path: String) -> Substring {
        let offset = JSONElement(ArraySlice(text.utf8)).offset(of: path)
        return Substring(text.utf8.dropFirst(offset))
    }

    @Test(
        "A path leads to a value; of a missing one, to what encloses it",
        arguments: [
            ("", "{ \"a\""), ("a", "[1,"), ("a[0]", "1, {"), ("a[1].b", "\"x]\""),
            ("due.amount", "5, \"amount"),
            ("due.id", "{ \"\\u0061"), ("a[9]", "[1,"), ("none.at.all", "{ \"a\""), ("a[0].b", "1, {"),
        ])
    func offsets(path: String, beginning: String) {
        #expect(rest(path).hasPrefix(beginning))
    }

    @Test("The elements of a list are found, also in nothing but a list")
    func elements() {
        let parts = { (path: String) in
            JSONElement(ArraySlice(text.utf8)).elements(at: path).map { range in
                String(decoding: Array(text.utf8)[range], as: UTF8.self)
            }
        }
        same(parts("a"), ["1", #"{"b": "x]"}"#])
        #expect(parts("due").isEmpty && parts("none").isEmpty)
        same(JSONElement(ArraySlice("[[], 2]".utf8)).elements(at: ""), [1..<3, 5..<6])
    }

    @Test("Texts and keys are found without decoding the rest")
    func contents() {
        let element = JSONElement(ArraySlice(text.utf8))
        same(element.text(at: "t"), "café")
        #expect(element.text(at: "due") == nil && element.text(at: "x") == nil)
        same(element.keys(at: "due"), ["amount", "amount"])
        #expect(element.keys(at: "") == ["a", "due", "a", "t"] && element.keys(at: "t") == [])
    }
}
