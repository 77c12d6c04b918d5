import PaymentCardsEntity

/// Determines a card number's network from its first digits, the issuer identification number (ISO/IEC 7812-1).
///
/// Source: the ranges that the networks publish (Visa; Mastercard, with its 2-series; American Express; Discover Global
/// Network, with Diners Club), as collected with those of other networks in the table of Wikipedia’s article “Payment card
/// number”, and compared with the tables of Braintree’s `credit-card-type` and of `payform`. A range claimed by two networks
/// is Discover’s if Discover carries the other’s cards (65, 622126–622925), and otherwise belongs to neither (81).
enum IssuerTable {
    static let ranges: [IssuerRange] = [
        IssuerRange(.visa, 4...4, [13, 16, 19]),
        IssuerRange(.mastercard, 51...55, [16]),
        IssuerRange(.mastercard, 2221...2720, [16]),
        IssuerRange(.amex, 34...34, [15], groups: fourSixFive),
        IssuerRange(.amex, 37...37, [15], groups: fourSixFive),
        IssuerRange(.discover, 6011...6011, Array(16...19)),
        IssuerRange(.discover, 644...649, Array(16...19)),
        IssuerRange(.discover, 65...65, Array(16...19)),
        IssuerRange(.discover, 622126...622925, Array(16...19)),
        IssuerRange(.diners, 300...305, Array(14...19), groups: fourSixFour),
        IssuerRange(.diners, 3095...3095, Array(14...19), groups: fourSixFour),
        IssuerRange(.diners, 36...36, Array(14...19), groups: fourSixFour),
        IssuerRange(.diners, 38...39, Array(14...19), groups: fourSixFour),
        IssuerRange(.unknown("JCB"), 3528...3589, Array(16...19)),
        IssuerRange(.unknown("UnionPay"), 62...62, Array(16...19)),
        IssuerRange(.unknown("Maestro"), 50...50, Array(12...19)),
        IssuerRange(.unknown("Maestro"), 56...58, Array(12...19)),
        IssuerRange(.unknown("Maestro"), 63...63, Array(12...19)),
        IssuerRange(.unknown("Maestro"), 67...67, Array(12...19)),
        IssuerRange(.unknown("Mir"), 2200...2204, Array(16...19)),
        IssuerRange(.unknown("RuPay"), 508...508, [16]),
        IssuerRange(.unknown("RuPay"), 60...60, [16]),
        IssuerRange(.unknown("RuPay"), 82...82, [16]),
        IssuerRange(.unknown("Troy"), 9792...9792, [16]),
    ]

    /// The possible lengths for networks that are not in the table. ISO/IEC 7812-1 allows shorter numbers, but no payment card
    /// has them.
    static let lengthsOfOthers = Array(12...19)

    /// American Express's grouping.
    @Sendable private static func fourSixFive(_ count: Int) -> [Int] { [4, 6, 5] }

    /// Diners Club's grouping of 14 digits; longer numbers have the common grouping.
    @Sendable private static func fourSixFour(_ count: Int) -> [Int] {
        count <= 14 ? [4, 6, 4] : IssuerRange.fours
    }

    /// The range of a number that begins with `digits`; `nil` if there is none, or there are too few digits to tell.
    ///
    /// If several prefixes match, the longest counts, since some ranges are exceptions within others.
    static func range(of digits: [Int]) -> IssuerRange? {
        let possible = ranges.filter { $0.mayHold(digits) }
        let range = possible.filter { $0.width <= digits.count }.max { $0.width < $1.width }
        guard let range else { return nil }
        let couldBeOther = possible.contains { $0.width > digits.count && $0.network != range.network }
        return couldBeOther ? nil : range
    }
}

/// A range of card numbers with the same prefixes, which belong to one network.
struct IssuerRange: Sendable {
    let network: CardNetwork
    /// The first and last of the prefixes, which have the same number of digits.
    let prefixes: ClosedRange<Int>
    /// The possible lengths of its numbers.
    let lengths: [Int]
    /// The network's grouping of a number with `count` digits, as sizes of groups.
    let groups: @Sendable (_ count: Int) -> [Int]

    init(
        _ network: CardNetwork, _ prefixes: ClosedRange<Int>, _ lengths: [Int],
        groups: @escaping @Sendable (Int) -> [Int] = { _ in fours }
    ) {
        (self.network, self.prefixes, self.lengths, self.groups) = (network, prefixes, lengths, groups)
    }

    /// The most common grouping.
    static let fours = [4, 4, 4, 4]

    /// The number of digits in the prefixes.
    var width: Int { String(prefixes.lowerBound).count }

    /// Whether a number that begins with `digits` may be in this range.
    func mayHold(_ digits: [Int]) -> Bool {
        let known = min(width, digits.count)
        let scale = (known..<width).reduce(1) { scale, _ in scale * 10 }
        let start = digits.prefix(known).reduce(0) { $0 * 10 + $1 }
        return (prefixes.lowerBound / scale...prefixes.upperBound / scale).contains(start)
    }
}
