import Words

/// How fields of a feed are written whose kind alone doesn’t say it.
enum FieldExamples {
    private static let object = LocalizedText(en: "an object, { … }", uk: "об’єкт, { … }")
    private static let day = LocalizedText(
        en: "year, month and day of an existing day, such as \"2026-11-26\"",
        uk: "рік, місяць і день, який буває, як-от \"2026-11-26\"")

    private static func text(_ example: String, _ inUkrainian: String? = nil) -> LocalizedText {
        LocalizedText(
            en: "a text, such as \"\(example)\"", uk: "текст, як-от \"\(inUkrainian ?? example)\"")
    }

    private static func list(_ example: String) -> LocalizedText {
        LocalizedText(
            en: "a list, such as \(example), or leave it out",
            uk: "список, як-от \(example), або без цього поля")
    }

    /// By their paths.
    static let all: [String: LocalizedText] = [
        "": object,
        "id": text("48822394455"),
        "title": text("SBI REWARDZ"),
        "number": text("4332 XXXX XXXX 6564"),
        "type": LocalizedText(
            en: "the network as a text, such as \"Visa\"", uk: "платіжну систему текстом, як-от \"Visa\""),
        "bank_name": LocalizedText(
            en: "the bank as a text, such as \"HDFC Bank\"", uk: "банк текстом, як-от \"HDFC Bank\""),
        "card_holder_name": text("ASHA RAO"),
        "due": LocalizedText(
            en:
                "an object, such as { \"amount\": 242.33, \"currency\": \"INR\", \"date\": \"2026-11-26\" }, or leave it out",
            uk:
                "об’єкт, як-от { \"amount\": 242.33, \"currency\": \"INR\", \"date\": \"2026-11-26\" }, або без цього поля"
        ),
        "due.amount": LocalizedText(
            en: "a number, such as 242.33, or a text with its currency, such as \"₹242.33\"",
            uk: "число, як-от 242.33, або текст із валютою, як-от \"₹242.33\""),
        "due.currency": LocalizedText(
            en: "a text, such as \"INR\" or \"₹\", or write the amount as \"₹242.33\"",
            uk: "текст, як-от \"INR\" чи \"₹\", або запишіть суму як \"₹242.33\""),
        "due.state": LocalizedText(
            en: "a text, such as \"due in 6 days\", or leave it out and give a “date”",
            uk: "текст, як-от \"due in 6 days\", або без нього, але з «date»"),
        "actions": list("[\"view_details\", \"pay_now\"]"),
    ].merging(statementExamples) { card, _ in card }

    /// How the fields of a statement are written.
    private static let statementExamples: [String: LocalizedText] = {
        let number = LocalizedText(
            en: "a number, such as 5120.1, or a text with the currency, such as \"₹5,120.10\"",
            uk: "число, як-от 5120.1, або текст із валютою, як-от \"₹5,120.10\"")
        return [
            "statement": LocalizedText(
                en: "an object, { … }, in a list, [ … ]", uk: "об’єкт, { … }, у списку, [ … ]"),
            "statement.card_id": LocalizedText(
                en: "the “id” of the card, such as \"48822394455\"", uk: "«id» картки, як-от \"48822394455\""),
            "statement.period": LocalizedText(
                en: "an object, such as { \"from\": \"2026-10-13\", \"to\": \"2026-11-12\" }",
                uk: "об’єкт, як-от { \"from\": \"2026-10-13\", \"to\": \"2026-11-12\" }"),
            "statement.period.from": day,
            "statement.period.to": LocalizedText(
                en: "a day from the first one to a year later, such as \"2026-11-12\"",
                uk: "день від першого до року по ньому, як-от \"2026-11-12\""),
            "statement.due_date": day, "statement.transaction[].date": day,
            "statement.opening": number, "statement.closing": number, "statement.minimum_due": number,
            "statement.transaction[].amount": number,
            "statement.currency": LocalizedText(
                en: "a text, such as \"INR\" or \"₹\"", uk: "текст, як-от \"INR\" чи \"₹\""),
            "statement.transaction": LocalizedText(
                en: "a list of transactions, which may be empty, []",
                uk: "список операцій, можливо порожній, []"),
            "statement.transaction[]": object,
            "statement.transaction[].id": text("4455-01"),
            "statement.transaction[].text": text("BIGBASKET BENGALURU"),
            "statement.transaction[].category": text("groceries"),
        ]
    }()
}
