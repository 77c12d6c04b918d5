import Foundation
import PaymentCardsEntity
import PaymentCardsTestSupport
import TestSupport
import Testing
import Values

@Suite("An idempotency key")
struct PaymentKeyTests {
    /// Beginnings of the numbers of known issuers, and how long those are.
    private static let issuers: [(begin: ClosedRange<Int>, lengths: ClosedRange<Int>)] = [
        (4...4, 13...19), (51...55, 16...16), (2221...2720, 16...16), (34...34, 15...15), (37...37, 15...15),
        (300...305, 14...19), (36...36, 14...19), (38...39, 14...19), (3528...3589, 16...19),
        (2131...2131, 15...15), (1800...1800, 15...15), (6011...6011, 16...19), (622_126...622_925, 16...19),
        (644...659, 16...19), (62...62, 16...19), (50...50, 12...19), (56...69, 12...19), (81...82, 16...16),
        (508...508, 16...16), (2200...2204, 16...19), (9792...9792, 16...16), (1001...1799, 15...15),
    ]

    private static func number(
        begin: ClosedRange<Int>, lengths: ClosedRange<Int>, _ random: inout SeededGenerator
    ) -> [Int] {
        let length = Int.random(in: lengths, using: &random)
        var digits = "\(Int.random(in: begin, using: &random))".compactMap(\.wholeNumberValue)
        while digits.count < length - 1 { digits.append(.random(in: 0...9, using: &random)) }
        let check = (0...9).first { CheckDigit.isRight(in: digits + [$0]) }
        return digits + [check ?? 0]
    }

    @Test("is none if it holds any issuer's card number, whatever it stands among", .showsSeed)
    func cards() {
        var random = SeededGenerator.ofThisRun()
        let forms = ["", "-", ".", "--", "_"].flatMap { joint in [4, 6, 19].map { (joint, $0) } }
        // Each form of each issuer's numbers.
        for round in 0..<TestRun.count(1, long: 15) * forms.count * Self.issuers.count {
            let issuer = Self.issuers[round % Self.issuers.count]
            let (joint, size) = forms[round / Self.issuers.count % forms.count]
            let number = Self.number(begin: issuer.begin, lengths: issuer.lengths, &random)
            let groups = stride(from: 0, to: number.count, by: size).map { start in
                number[start..<min(start + size, number.count)].map(String.init).joined()
            }
            let text = groups.joined(separator: joint)
            for key in [
                text, "rent-\(text)", "\(text)-rent", "2026-11-28-\(text)", "a20261128_\(text)",
                "k12:34:15_\(text)",
            ] {
                #expect(!key.isPaymentKey, "\(key)")
                #expect(key.shownPaymentKey != key, "\(key)")
            }
        }
    }

    @Test("may be made of any moment, as scripts do", .showsSeed)
    func moments() {
        var random = SeededGenerator.ofThisRun()
        for _ in 1...TestRun.count(100, long: 2000) {
            let seconds = Int.random(in: 1_000_000_000...2_199_999_999, using: &random)
            let parts = Calendar.utc.dateComponents(
                [.year, .month, .day, .hour, .minute, .second],
                from: Date(timeIntervalSince1970: Double(seconds)))
            func two(_ part: Int?) -> String { String("0\(part ?? 0)".suffix(2)) }
            let day = ["\(parts.year ?? 0)", two(parts.month), two(parts.day)]
            let time = [two(parts.hour), two(parts.minute), two(parts.second)]
            let fraction = String("\(Int.random(in: 1_000_000...1_999_999, using: &random))".dropFirst())
            for key in [
                (day + time).joined(), "rent-\(day.joined(separator: "-"))-\(time.joined())",
                "\(day.joined())-\(time.joined())-7",
                "\(day.joined(separator: "-"))T\(time.joined(separator: ":"))Z",
                "\(day.joined())\(time.joined())\(fraction.prefix(3))",
                "\(day.joined(separator: "-"))T\(time.joined(separator: ":")).\(fraction)",
                "\(day.joined(separator: "_"))_\(time.joined(separator: "_"))", "\(seconds)",
                "\(seconds)\(fraction.prefix(3))", "rent-\(seconds)\(fraction)", "\(seconds)\(fraction)123",
            ] {
                #expect(key.isPaymentKey && key.shownPaymentKey == key, "\(key)")
            }
        }
    }

    @Test("that was accepted is shown to the letter")
    func shown() {
        // Its digits from 06 on make a number with a right check digit.
        let key = "929E1FAE-CA06-4071-8167-953C1586436F"
        #expect(key.withMaskedCardNumbers != key)
        #expect(key.isPaymentKey && key.shownPaymentKey == key)
        same("4111111111111111".shownPaymentKey, "411111XXXXXX1111")
    }
}

extension Calendar {
    fileprivate static var utc: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }
}
