import Foundation
import PaymentCardsEntity
import Values

/// What a column of a table holds.
enum CSVRole: Int, CaseIterable {
    case posted, purchased, text, note, amount, debit, credit, marker, type, currency, reference, category,
        card, status

    /// The names of such columns in the languages of exports, the best first; without punctuation and in small letters.
    fileprivate var names: [String] {
        switch self {
        case .posted:
            [
                "post date|posting date|posted date|date posted|date processed|processed date|booking date|booked|booked date|completed date|clearing date|settlement date|value date|posting|date entered",
                "buchungstag|buchungsdatum|gebucht am|wertstellung|valuta|valutadatum|wert",
                "date de comptabilisation|date comptable|date de valeur|fecha de cargo|fecha contable|fecha valor|boekdatum|boekingsdatum|verwerkingsdatum",
                "дата проведення|дата списання|дата обробки",
            ]
        case .purchased:
            [
                "date|transaction date|trans date|purchase date|tran date|txn date|started date|date of transaction|transaction date and time|date and time|datetime|activity date",
                "datum|belegdatum|umsatzdatum|kaufdatum|transaktionsdatum|umsatztag|date operation|date de l opération|date opération|date d opération|date de transaction|fecha|fecha de operación|fecha operación|fecha de compra|transactiedatum|datum transactie",
                "дата|дата операції|дата і час операції|дата та час операції|дата транзакції|дата й час операції|दिनांक|तारीख|लेनदेन की तारीख",
            ]
        case .text:
            [
                "description|merchant|merchant name|payee|details|transaction details|transaction description|narration|particulars|booking text|transaction|name|memo|narrative|summary|payee name",
                "beschreibung|buchungstext|händler|verwendungszweck|empfänger|text|umsatztext|zahlungsempfänger|libellé|libelle|description de l opération|commerçant|détail|détail de l écriture|descripción|concepto|comercio|omschrijving|naam|mededelingen",
                "опис операції|опис|деталі операції|деталі|призначення|отримувач|विवरण|ब्यौरा",
            ]
        case .note:
            [
                "extended details|additional info|additional information|notes|note|remarks|memo|bemerkung|hinweis|коментар|примітка"
            ]
        case .amount:
            [
                "amount in card currency|billing amount|billed amount|settlement amount|сума в валюті картки|сума у валюті картки|сума в валюті рахунку|betrag in kontowährung",
                "amount|amt|transaction amount|value|amount in inr|amount in rs|net amount|betrag|umsatz|montant|montant de l opération|importe|monto|cantidad|bedrag|bedrag eur|сума|сума операції|राशि|रकम",
            ]
        case .debit:
            [
                "debit|debits|debit amount|withdrawal|withdrawals|money out|paid out|charge|charges|spent|amount debit|debit amt|withdrawal amt",
                "soll|belastung|lastschriften|ausgaben|débit|débits|cargo|cargos|cargo en cuenta|débito|af|uitgaven|uit|дебет|витрати|списання|नामे|निकासी",
            ]
        case .credit:
            [
                "credit|credits|credit amount|deposit|deposits|money in|paid in|payment|payments|amount credit|credit amt|deposit amt",
                "haben|gutschrift|gutschriften|einnahmen|crédit|crédits|abono|abonos|crédito|bij|inkomsten|in|кредит|надходження|зарахування|जमा",
            ]
        case .marker:
            [
                "debit credit|credit debit|dr cr|cr dr|debit or credit|debit credit indicator|cr|d c|indicator|billingamountsign|billing amount sign|sign|soll haben|s h|af bij|bij af|sens|signo|дебет кредит|дт кт|debit credit dr cr"
            ]
        case .type:
            [
                "type|transaction type|type of transaction|umsatzart|art|typ|buchungsart|type d opération|tipo|soort|mutatiesoort|тип|тип операції|प्रकार"
            ]
        case .currency:
            [
                "card currency|billing currency|account currency|валюта картки|валюта рахунку|currency|currency code|ccy|währung|devise|moneda|divisa|valuta|munt|валюта|मुद्रा"
            ]
        case .reference:
            [
                "reference|reference number|ref|ref no|transaction id|transaction reference|transaction number|id|reference id|referenz|referenznummer|umsatz id|référence|referencia|referentie|transactiereferentie|номер операції|ідентифікатор|संदर्भ"
            ]
        case .category:
            [
                "category|sector|merchant category|spend category|kategorie|branche|catégorie|categoría|categorie|категорія|mcc|श्रेणी"
            ]
        case .card:
            [
                "card number|card no|card|card last 4 digits|last 4 digits|last four|card last four|card used for transaction|kartennummer|karte|kreditkarte|numéro de carte|carte|número de tarjeta|tarjeta|kaartnummer|kaart|картка|номер картки|карта|कार्ड",
                "account|account number|account no|konto|kontonummer|compte|cuenta|rekening|рахунок",
            ]
        case .status:
            [
                "status|state|transaction status|booking status|umsatzstatus|buchungsstatus|statut|estado|стан|статус|स्थिति"
            ]
        }
    }

    /// The role of each name, and its rank among the names of that role.
    private static let roles: [String: (role: CSVRole, rank: Int)] = {
        var roles: [String: (role: CSVRole, rank: Int)] = [:]
        for role in allCases {
            let names = role.names.flatMap { $0.split(separator: "|") }
            for (rank, name) in names.enumerated() where roles[String(name)] == nil {
                roles[String(name)] = (role, rank)
            }
        }
        return roles
    }()

    static func find(_ name: CSVName) -> (role: CSVRole, rank: Int)? {
        roles[name.plain] ?? name.withoutCurrency.flatMap { roles[$0] }
    }
}

/// The name of a column, or of what a preamble says.
struct CSVName {
    /// Words in small letters, without punctuation and without what stands in parentheses.
    let plain: String
    /// The same without a currency at its end.
    let withoutCurrency: String?
    /// The currency that is part of the name: `Amount (GBP)`, `Amount USD`.
    let currency: Currency?
    /// The order of dates that is part of the name: `Date (DD/MM/YYYY)`.
    let order: DayOrder?

    init(_ text: String) {
        var words: [String] = []
        var isInside = false
        var inside = ""
        var word = ""
        for character in text {
            if "([".contains(character) {
                isInside = true
            } else if ")]".contains(character) {
                isInside = false
            } else if isInside {
                inside.append(character)
            } else if character.isLetter || character.isNumber
                || character.unicodeScalars.allSatisfy({
                    $0.properties.isDiacritic || $0.properties.generalCategory == .spacingMark
                        || $0.properties.generalCategory == .nonspacingMark
                })
            {
                word.append(character)
                continue
            }
            if !word.isEmpty { words.append(word) }
            word = ""
        }
        if !word.isEmpty { words.append(word) }
        plain = words.joined(separator: " ").lowercased()
        let last = Currency(text: words.last ?? "")
        let isNamed = last.code != nil && words.count > 1
        withoutCurrency = isNamed ? words.dropLast().joined(separator: " ").lowercased() : nil
        let named = Currency(text: inside.filter { !$0.isWhitespace })
        currency = named.code != nil ? named : isNamed ? last : nil
        order = Self.order(in: text.lowercased().filter { $0.isLetter })
    }

    private static func order(in letters: String) -> DayOrder? {
        let forms: [(String, DayOrder)] = [
            ("ddmm", .dmy), ("mmdd", .mdy), ("yymmdd", .ymd), ("yyyymm", .ymd), ("ttmm", .dmy),
            ("jjmm", .dmy), ("ддмм", .dmy),
        ]
        return forms.reversed().first { letters.contains($0.0) }?.1
    }
}
