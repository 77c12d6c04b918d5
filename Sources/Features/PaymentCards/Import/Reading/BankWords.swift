/// Words by which banks’ texts say what a transaction is, in the languages of exports.
struct BankWords {
    private let words: [[UInt8]]
    private let begins: [Bool]
    /// The first two bytes of each word.
    private let pairs: [UInt16]

    private init(_ lines: String...) {
        let words = lines.flatMap { $0.split(separator: "|").map { Array($0.utf8) } }
        self.words = words
        pairs = words.map { UInt16($0[0]) << 8 | UInt16($0[1]) }
        begins = (0...255).map { byte in words.contains { $0[0] == byte } }
    }

    /// A payment to the card, whatever the sign of its amount.
    static let received = BankWords(
        "payment thank you|payment - thank you|thank you for your payment|payment received|payment recd|payment from|autopay|auto-pay|automatic payment|online payment|mobile payment|credit card payment|cc payment|bbps payment|neft payment|imps payment|upi payment",
        "einzahlung|ausgleich kreditkarte|kreditkartenabrechnung|ausgleich",
        "paiement recu|paiement reçu|paiement merci",
        "pago recibido|su pago|gracias por su pago",
        "aflossing|поповнення|погашення|зарахування|платіж по картці",
        "भुगतान प्राप्त")

    /// A payment, if it is a credit: of a debit, the same words may say that something was bought.
    static let payment = BankWords(
        "payment|pymt|billpay|bill pay|zahlung|lastschrift|überweisung|paiement|règlement|prélèvement|virement",
        "pago|abono|betaling|incasso|afrekening|платіж|переказ|भुगतान")

    /// What was bought and is given back, though the text names the payment for it.
    private static let refund = BankWords(
        "refund|reversal|rebate|cashback|cash back|reimburs|rückerstattung|erstattung|remboursement",
        "reembolso|devolución|devolucion|terugbetaling|повернення|кешбек|रिफंड|वापसी")

    /// A payment that was taken back.
    private static let returned = BankWords(
        "cheque bounce",
        "rücklastschrift|rückbuchung zahlung|rückgabe lastschrift",
        "rejet prélèvement|rejet de prélèvement|paiement rejeté",
        "pago devuelto|devolución de pago", "storno incasso|gestorneerd",
        "повернення платежу|скасування платежу")

    /// Together, that a payment was taken back.
    private static let (paid, takenBack) = (
        BankWords("payment|autopay|auto-pay"),
        BankWords("returned|return of|reversal|reversed|bounced|dishonoured")
    )

    /// What a bank takes, perhaps for such a payment.
    private static let fee = BankWords("fee|gebühr")

    /// A row that isn’t booked yet.
    static let pending = BankWords(
        "pending|authori|on hold|processing|in progress|unsettled|uncleared|not posted",
        "ausstehend|vorgemerkt|offen|reserviert|en attente|à venir|pendiente|retenid|in behandeling|gereserveerd|в обробці|очіку|заблок|लंबित"
    )

    /// A row that never will be.
    static let declined = BankWords(
        "declined|failed|cancelled|canceled|rejected|void",
        "abgelehnt|storniert|refusé|annulé|rechazad|anulad|geweigerd|відхилен|скасован")

    /// A balance that stands among the rows.
    static let balance = BankWords(
        "opening balance|closing balance|previous balance|balance brought forward|balance carried forward|balance forward",
        "saldovortrag|anfangssaldo|endsaldo|alter saldo|neuer saldo|solde initial|solde final|saldo inicial|saldo final",
        "beginsaldo|eindsaldo|вхідний залишок|вихідний залишок|початковий залишок|кінцевий залишок|Початковий залишок|Кінцевий залишок"
    )

    /// A line of sums.
    static let footer = BankWords(
        "total|sum|subtotal|balance|opening|closing",
        "summe|gesamt|saldo|total|totaal|solde|разом|всього|усього|підсумок|कुल")

    /// Whether a text is nothing but one of the words.
    func isAll(of text: String) -> Bool { words.contains { $0.elementsEqual(text.lowercased().utf8) } }

    /// Whether the bytes begin with one of the words, of which only ASCII letters are compared in any case.
    func begin(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
        guard range.count > 1, case let first = bytes[range.lowerBound].lowercased, begins[Int(first)],
            case let second = bytes[range.lowerBound + 1].lowercased,
            pairs.contains(UInt16(first) << 8 | UInt16(second))
        else { return false }
        return bytes.withUnsafeBufferPointer { bytes in
            words.contains { isThere($0, in: bytes, at: range.lowerBound, before: range.upperBound) }
        }
    }

    /// Whether a text has one of the words, at the beginning of a word and in any case.
    func contains(in text: String) -> Bool {
        var text = text
        let found = text.withUTF8 { bytes in
            bytes.allSatisfy { $0 < 0x80 } ? contains(in: bytes, bytes.indices) : nil
        }
        return found ?? Array(text.lowercased().utf8).withUnsafeBufferPointer { contains(in: $0, $0.indices) }
    }

    /// The same for bytes, of which only ASCII letters are compared in any case.
    func contains(in bytes: [UInt8], _ range: Range<Int>) -> Bool {
        bytes.withUnsafeBufferPointer { contains(in: $0, range) }
    }

    private func isThere(
        _ word: [UInt8], in bytes: UnsafeBufferPointer<UInt8>, at start: Int, before end: Int
    ) -> Bool {
        guard word.count <= end - start else { return false }
        var place = 0
        while place < word.count, bytes[start + place].lowercased == word[place] { place += 1 }
        return place == word.count
    }

    private func contains(in bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
        var isInWord = false
        for index in range {
            let byte = bytes[index].lowercased
            if !isInWord, begins[Int(byte)] {
                for word in words where isThere(word, in: bytes, at: index, before: range.upperBound) {
                    return true
                }
            }
            isInWord = byte.isLetter || byte.isDigit || byte >= 0x80
        }
        return false
    }
}

extension BankWords {
    /// Whether a text says by itself that it is a payment to the card.
    static func isPayment(_ text: String) -> Bool {
        (received.contains(in: text) || payment.isAll(of: text)) && !isReturned(text)
    }

    /// Whether the text of a credit says that it is a payment to the card.
    static func isPayment(ofCredit text: String) -> Bool {
        received.contains(in: text) || payment.contains(in: text) && !refund.contains(in: text)
    }

    /// Whether a text says that a payment was taken back.
    static func isReturned(_ text: String) -> Bool {
        (returned.contains(in: text) || paid.contains(in: text) && takenBack.contains(in: text))
            && !fee.contains(in: text)
    }
}
