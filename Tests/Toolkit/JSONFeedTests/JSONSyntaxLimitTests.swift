import TestSupport
import Testing

@testable import JSONFeed

@Suite("JSONSyntax: limits and damage")
struct JSONSyntaxLimitTests {
    @Test(
        "Nesting to the limit is accepted by both, deeper by neither",
        arguments: [("[", "]"), (#"{"a":"#, "}")])
    func depth(open: String, close: String) {
        for depth in [1, 511, 512] {
            let text = nested(depth, open, close)
            #expect(JSONSyntax.fault(in: text) == nil)
            #expect(AnyJSON.accepts(Array(text.utf8)))
        }
        let text = nested(513, open, close)
        let column = 512 * open.count + 1
        same(JSONSyntax.fault(in: text), .init(line: 1, column: column, problem: .tooDeep(limit: 512)))
        #expect(!AnyJSON.accepts(Array(text.utf8)))
    }

    @Test("A hundred thousand levels are refused", arguments: ["[", #"{"a":"#, #"[{"a":"#])
    func bottomless(open: String) {
        let fault = JSONSyntax.fault(in: String(repeating: open, count: 100_000))
        same(fault?.problem, .tooDeep(limit: 512))
    }

    @Test("The mock feed cut at any byte is malformed, never further than it goes")
    func truncated() throws {
        let bytes = try MockDataFile.bytes()
        let whole = bytes.withUnsafeBytes { String(decoding: $0, as: UTF8.self) }
        let lines = whole.split(separator: "\n", omittingEmptySubsequences: false).map(\.unicodeScalars.count)
        let end = try #require(bytes.lastIndex(of: UInt8(ascii: "}")))
        for length in stride(from: 0, through: end, by: TestRun.count(23, long: 1)) {
            let fault = try #require(JSONSyntax.fault(in: Array(bytes[..<length])))
            let isPlausible =
                (1...lines.count).contains(fault.line)
                && (1...(lines[fault.line - 1] + 1)).contains(fault.column)
            #expect(isPlausible, "cut at \(length): \(fault)")
        }
        #expect(JSONSyntax.fault(in: bytes) == nil)
    }

    @Test(
        "Whatever happens to the mock feed, nothing traps, and what is accepted here JSONDecoder accepts too")
    func mutated() throws {
        let original = try MockDataFile.bytes()
        var generator = SeededGenerator(seed: 3)
        var accepted = 0
        let rounds = TestRun.count(800, long: 20_000)
        for _ in 0..<rounds {
            var bytes = original
            for _ in 0..<Int.random(in: 1...3, using: &generator) { mutate(&bytes, using: &generator) }
            guard JSONSyntax.fault(in: bytes) == nil else { continue }
            accepted += 1
            let isAccepted = AnyJSON.accepts(bytes)
            if !isAccepted { Issue.record("\(String(decoding: bytes, as: UTF8.self))") }
        }
        #expect(accepted > rounds / 20)
    }

    private func mutate(_ bytes: inout [UInt8], using generator: inout SeededGenerator) {
        let index = Int.random(in: 0..<bytes.count, using: &generator)
        let sign = Array("{}[]:,\"\\/.-+eE019ntu \n\u{1}".utf8).randomElement(using: &generator) ?? 0
        switch Int.random(in: 0..<5, using: &generator) {
        case 0: bytes[index] = UInt8.random(in: 0...255, using: &generator)
        case 1: bytes.insert(sign, at: index)
        case 2: bytes.remove(at: index)
        case 3: bytes[index] = sign
        default: bytes.swapAt(index, Int.random(in: 0..<bytes.count, using: &generator))
        }
    }

    private func nested(_ depth: Int, _ open: String, _ close: String) -> String {
        String(repeating: open, count: depth) + (open == "[" ? "" : "0")
            + String(repeating: close, count: depth)
    }
}
