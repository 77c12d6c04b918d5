import Foundation
import TestSupport
import Testing

@testable import Records

@Suite("A value as a JSON text")
struct JSONTextTests {
    @Test("is what JSONEncoder makes of it, byte by byte")
    func equal() throws {
        var chance = SeededGenerator(seed: 7)
        for _ in 1...2_000 {
            let value = value(depth: 3, &chance)
            same(value.jsonText(), try encoded(value))
        }
    }

    @Test("escapes every scalar as JSONEncoder does, and what could command a terminal")
    func scalars() throws {
        for value in [0...0x2FF, 0x2000...0x206F, 0xD7F0...0xD7FF, 0xFFF0...0x1_0010, 0x10_EEE0...0x10_EEF0] {
            for scalar in value.compactMap(Unicode.Scalar.init) {
                let text = FieldValue.text("a\(scalar)b")
                same(text.jsonText(), try encoded(text), "\(scalar.value)")
            }
        }
    }

    @Test("has the members of each object in order, whatever those of the object before are")
    func members() throws {
        var chance = SeededGenerator(seed: 8)
        for _ in 1...200 {
            let objects = (0..<6).map { _ in
                FieldValue.object(
                    ["b", "a", "c"].shuffled(using: &chance).prefix(.random(in: 1...3, using: &chance)).map {
                        FieldValue.Member(name: $0, value: value(depth: 1, &chance))
                    })
            }
            same(FieldValue.list(objects).jsonText(), try encoded(.list(objects)))
        }
    }

    @Test("has the same value as a line, which is its text in one line")
    func line() {
        var chance = SeededGenerator(seed: 9)
        for _ in 1...2_000 {
            let value = value(depth: 3, &chance)
            var bytes: [UInt8] = []
            bytes.append(line: value)
            same(String(decoding: bytes, as: UTF8.self), value.text.oneLine)
        }
    }

    /// The slow way.
    private func encoded(_ value: FieldValue) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let text = String(decoding: try encoder.encode(value), as: UTF8.self).unicodeScalars.map { scalar in
            let character = String(scalar)
            guard scalar != "\n", character.oneLine != character else { return character }
            return character.utf16.map {
                "\\u" + String(0x10000 + Int($0), radix: 16, uppercase: true).dropFirst()
            }
            .joined()
        }
        return text.joined() + "\n"
    }

    private func value(depth: Int, _ chance: inout SeededGenerator) -> FieldValue {
        switch Int.random(in: 0..<(depth > 0 ? 8 : 5), using: &chance) {
        case 0: return .text(text(&chance))
        case 1:
            return .number(
                Decimal(
                    sign: .random(in: 0...1, using: &chance) == 0 ? .plus : .minus,
                    exponent: .random(in: -30...30, using: &chance),
                    significand: Decimal(UInt64.random(in: 0 ... .max, using: &chance))))
        case 2: return .flag(.random(using: &chance))
        case 3: return .moment(Date(timeIntervalSince1970: .random(in: -1e10...1e10, using: &chance)))
        case 4: return .missing
        case 5:
            return .list(
                (0..<Int.random(in: 0...3, using: &chance)).map { _ in value(depth: depth - 1, &chance) })
        default:
            // A name stands once in an object.
            let names = Set((0..<Int.random(in: 0...5, using: &chance)).map { _ in text(&chance) })
            return .object(
                names.sorted().shuffled(using: &chance).map {
                    FieldValue.Member(name: $0, value: value(depth: depth - 1, &chance))
                })
        }
    }

    private static let characters = Array("abcXYZ019 _-/\\\"\t\n\u{1B}\u{202E}\u{85}éїЖ漢😀\u{301}")

    private func text(_ chance: inout SeededGenerator) -> String {
        String(
            (0..<Int.random(in: 0...6, using: &chance)).compactMap { _ in
                Self.characters.randomElement(using: &chance)
            })
    }
}
