import Foundation
import PaymentCardsEntity
import Words

extension CardCheckWords {
    /// What a statement contradicts.
    func words(of contradiction: FeedFinding.StatementContradiction) -> String {
        switch contradiction {
        case .noCard(let name): fill(Self.noCard, errors.short(name))
        case .otherCurrency(let currency, let other):
            Self.otherCurrency[language].filled(with: [
                "currency": errors.short(currency), "other": errors.short(other),
            ])
        case .difference(let difference):
            fill(difference > 0 ? Self.closesHigher : Self.closesLower, "\(difference.magnitude)")
        case .minimumAboveBalance: Self.minimumAboveBalance[language]
        case .outsidePeriod: Self.outsidePeriod[language]
        }
    }

    private static let noCard = LocalizedText(
        en: "no card here is “{}”, so this statement is never shown",
        uk: "картки «{}» тут немає, тож цієї виписки ніхто не побачить")
    static let writeCard = LocalizedText(
        en: "write the “id” of a card, and its “occurrence” if several share it",
        uk: "запишіть «id» картки та її «occurrence», якщо він у кількох")
    private static let otherCurrency = LocalizedText(
        en: "the statement is in {currency}, and what is due on its card in {other}",
        uk: "виписка у валюті {currency}, а борг за її карткою — {other}")
    static let writeOneCurrency = LocalizedText(
        en: "write the same currency in both", uk: "запишіть в обох ту саму валюту")
    private static let closesHigher = LocalizedText(
        en: "“closing” is {} more than “opening” and the transactions add up to",
        uk: "«closing» на {} більше за суму «opening» і операцій")
    private static let closesLower = LocalizedText(
        en: "“closing” is {} less than “opening” and the transactions add up to",
        uk: "«closing» на {} менше за суму «opening» і операцій")
    private static let minimumAboveBalance = LocalizedText(
        en: "“minimum_due” is more than is owed, which counts instead",
        uk: "«minimum_due» більший за борг, тож враховано борг")
    private static let outsidePeriod = LocalizedText(
        en: "this day is outside the period, so the nearest day of it counts",
        uk: "цей день поза періодом, тож враховано найближчий день у ньому")
}
