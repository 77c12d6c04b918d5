import Foundation
import TestSupport
import Testing

@testable import Records

@Suite("The digits of a number")
struct DecimalDigitsTests {
    @Test(
        "They are those of its description",
        arguments: [
            "0", "-0", "0.00", "12.50", "-0.10", "100", "1200", "1e10", "1e-20", "1e15", "999999999999999.5",
            "9999999999999999", "0.000000000000001", "-1234567890123.45", "99999999999999999999",
            "340282366920938463463374607431768211455",
        ])
    func known(text: String) throws {
        let number = try #require(Decimal(string: text))
        same(number.digits, number.description)
    }

    @Test("So they are where a number is none, or the largest or the smallest of all")
    func limits() {
        let limits: [Decimal] = [
            .nan, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNonzeroMagnitude,
        ]
        for number in limits { same(number.digits, number.description) }
    }

    @Test("So they are for any number, typed or calculated", arguments: 0..<4)
    func random(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<TestRun.count(500, long: 50_000) {
            let length = Int.random(in: 1...20, using: &random)
            let digits = (0..<length).map { _ in
                Bool.random(using: &random) ? "0" : "\(Int.random(in: 0...9, using: &random))"
            }
            let places = Int.random(in: 0...length, using: &random)
            let sign = Bool.random(using: &random) ? "-" : ""
            let typed = try #require(
                Decimal(
                    string: "\(sign)0\(digits.prefix(places).joined()).\(digits.dropFirst(places).joined())0")
            )
            let exponent = Int.random(in: -20...10, using: &random)
            let numbers = [
                typed, typed * 7, typed - typed, typed + 0.1 + 0.9, typed / 4, -typed,
                Decimal(sign: .minus, exponent: exponent, significand: typed),
            ]
            for number in numbers { same(number.digits, number.description) }
        }
    }
}
