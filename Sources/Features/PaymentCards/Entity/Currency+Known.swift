import Foundation
public import Values

extension Currency {
    /// Whether it is a currency of ISO 4217, as far as Foundation knows them, present or past.
    public var isKnown: Bool { code.map(Self.codes.contains) ?? false }

    package static let codes = Set(Locale.Currency.isoCurrencies.map { $0.identifier.uppercased() })
}
