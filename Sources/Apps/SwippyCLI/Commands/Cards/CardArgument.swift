import Words

/// The argument that names a card, and the ways to name one.
enum CardArgument {
    static let card = Argument(
        "CARD", "КАРТКА", kind: .text(),
        en: "The card; see below how to name it",
        uk: "Картка; як її назвати, див. нижче")

    static let naming = Topic(
        "Naming a card", "Як назвати картку",
        en: "A name that matches several cards is refused, and those cards are listed.",
        uk: "Якщо назва підходить кільком карткам, її буде відхилено з переліком цих карток.",
        rows: [
            Topic.Row("48822394455", "its id", "її id"),
            Topic.Row(
                "488223944", "the beginning of the id, if no other id begins with it",
                "початок id, якщо він унікальний"),
            Topic.Row(
                "6564", "the last four digits of the number, if no other card has them",
                "останні чотири цифри номера, якщо вони унікальні"),
            Topic.Row("48822394455#2", "the second card with that id", "друга картка з таким id"),
            Topic.Row("@3", "the third card of the list", "третя картка в списку"),
        ])
}
