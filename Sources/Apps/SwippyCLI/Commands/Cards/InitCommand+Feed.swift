import CommandLine
import Words

/// What a feed to begin with consists of.
extension InitCommand {
    /// Two cards whose values say what belongs there. Nothing is due on them, so they can't be paid on.
    static let feed = """
        {
          "about": "Replace these two cards with your own, and run: swippy check. The format: swippy help init",
          "card": [
            {
              "id": "any-name-of-your-own-1",
              "title": "What the card is called",
              "number": "XXXX XXXX XXXX 1111",
              "card_holder_name": "THE NAME ON THE CARD",
              "type": "Visa",
              "bank_name": "HDFC Bank",
              "due": { "amount": "₹0.00", "date": "2030-12-31" }
            },
            {
              "id": "any-name-of-your-own-2",
              "title": "Only the last four digits are needed",
              "number": "2222",
              "card_holder_name": "THE NAME ON THE CARD",
              "type": "Mastercard",
              "bank_name": "State Bank of India",
              "due": { "id": "any-name-1", "amount": 0, "currency": "INR", "state": "due in 6 days" },
              "actions": ["view_details", "pay_now", "view_last_statement"]
            }
          ]
        }

        """

    static let card = Topic(
        "The fields of a card", "Поля картки",
        en:
            "The file is { \"card\": [ … ] }: a list of cards, which are objects with these fields. All are texts in straight double quotes, unless something else is said. Fields of other names are ignored.",
        uk:
            "Файл має вигляд { \"card\": [ … ] }: список карток, тобто об’єктів із цими полями. Усі вони — тексти в прямих подвійних лапках, якщо не сказано інше. Поля з іншими назвами ігноруються.",
        rows: [
            Topic.Row(
                "id", "your name for the card in commands; required",
                "ваша назва картки для команд; обов’язкове"),
            Topic.Row("title", "the product’s name; required", "назва продукту; обов’язкове"),
            Topic.Row(
                "number", "the last four digits are enough; required",
                "досить останніх чотирьох цифр; обов’язкове"),
            Topic.Row("card_holder_name", "the name on the card; required", "ім’я на картці; обов’язкове"),
            Topic.Row(
                "type", "the network, such as \"Visa\"; required",
                "платіжна система, як-от \"Visa\"; обов’язкове"),
            Topic.Row(
                "bank_name", "the bank, such as \"HDFC Bank\"; required",
                "банк, як-от \"HDFC Bank\"; обов’язкове"),
            Topic.Row(
                "due", "what is due, an object as below", "що треба сплатити, об’єкт, як описано нижче"),
            Topic.Row(
                "actions",
                "a list of some of \"view_details\", \"pay_now\" and \"view_last_statement\"; without it, what the due makes possible",
                "список із \"view_details\", \"pay_now\" та \"view_last_statement\"; якщо його немає, то все, що можливо"
            ),
        ])

    static let due = Topic(
        "The fields of “due”", "Поля «due»",
        en: "For example: { \"amount\": \"₹1,234.50\", \"date\": \"2026-11-26\" }.",
        uk: "Наприклад: { \"amount\": \"₹1,234.50\", \"date\": \"2026-11-26\" }.",
        rows: [
            Topic.Row(
                "amount", "a number such as 1234.5 beside a currency, or a text with its currency; required",
                "число, як-от 1234.5, разом із currency або текст із валютою; обов’язкове"),
            Topic.Row(
                "currency", "such as \"INR\" or \"₹\", where the amount has none",
                "як-от \"INR\" чи \"₹\", якщо сума її не має"),
            Topic.Row(
                "date", "by which day to pay: year-month-day", "до якого дня сплатити: рік-місяць-день"),
            Topic.Row(
                "state", "where there is no date, such as \"due in 6 days\" or \"fully_paid\"",
                "якщо немає date, як-от \"due in 6 days\" чи \"fully_paid\""),
            Topic.Row(
                "id", "tells this due from the next; without it, the date does. One of them is needed to pay",
                "відрізняє цей борг від наступного; якщо його немає, то за date. Щоб платити, потрібне одне з них"
            ),
        ])
}
