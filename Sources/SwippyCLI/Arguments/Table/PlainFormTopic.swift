import PaymentCardsContract

/// What stands where in a line of the plain form.
enum PlainFormTopic {
    static let topic = Topic(
        title: LocalizedText(en: "Fields of --plain", uk: "Поля --plain"),
        introduction: LocalizedText(
            en: "A card is a line of fields with tabs between them, the same in every language.",
            uk: "Картка — рядок полів із табуляцією між ними, однаковий усіма мовами."),
        rows: fields.enumerated().map { index, field in
            Topic.Row(term: "\(index + 1)", meaning: LocalizedText(en: field.english, uk: field.ukrainian))
        })

    private static let fields: [(english: String, ukrainian: String)] = [
        ("a name that means this card: its id, or ID#2", "назва саме цієї картки: id або ID#2"),
        ("title", "назва продукту"),
        ("masked number", "замаскований номер"),
        ("holder", "власник"),
        ("bank, as in the feed", "банк, як у стрічці"),
        ("network, as in the feed", "платіжна система, як у стрічці"),
        ("amount due, exact", "точна сума до сплати"),
        ("currency: its ISO code where known", "валюта: код ISO, якщо відомий"),
        ("paid, due or overdue", "paid, due або overdue"),
        ("state, as in the feed", "стан, як у стрічці"),
        ("days left; negative when overdue", "скільки днів лишилося; від’ємне — прострочено"),
        ("actions, separated by commas", "дії через кому"),
        ("where the card rests: left, center or right", "де зупинилася картка: left, center або right"),
    ]
}
