import CommandLine
import Words

/// The argument that names a card, and the ways to name one.
enum CardArgument {
    static let card = Argument(
        "CARD", "КАРТКА", kind: .asked(.card),
        en: "The card; see “Naming a card”. Without it, you choose one on the terminal",
        uk: "Картка; див. «Як назвати картку». Без неї її вибирають у терміналі", isRequired: false)

    static let opened = Argument(
        "CARD", "КАРТКА", kind: .asked(.card),
        en: "Begin with the details of this card; see “Naming a card”",
        uk: "Почати з подробиць цієї картки; див. «Як назвати картку»", isRequired: false)

    static let naming = Topic(
        "Naming a card", "Як назвати картку",
        en:
            "A name that matches several cards is refused, and they are listed. If no card has the name, its words are looked for as --search does; to change something, you are then asked first, and --yes takes only a word of your own card’s title. An id or @3 that is another card’s title or last four digits means the former, but isn’t enough to pay, remove or change.",
        uk:
            "Якщо назва підходить кільком карткам, її буде відхилено, а картки — перелічено. Якщо такої назви немає, її слова шукають, як це робить --search; команда, яка щось змінює, тоді спершу запитає, а зі --yes приймає лише слово з назви власної картки. Назва, яка є id чи місцем однієї картки й назвою чи останніми цифрами іншої, означає id чи місце, але для сплати, прибирання чи зміни власної картки її буде відхилено.",
        rows: [
            Topic.Row("48822394455", "its id", "її id"),
            Topic.Row(
                "488223944", "the beginning of the id, if no other id begins with it",
                "початок id, якщо він унікальний"),
            Topic.Row(
                "6564", "the last four digits of the number, if no other card has them",
                "останні чотири цифри номера, якщо вони унікальні"),
            Topic.Row(
                "sbi rewardz", "its whole title, in any case, if no other card has it",
                "уся назва картки, великими чи малими літерами, якщо вона унікальна"),
            Topic.Row("48822394455#2", "the second card with that id", "друга картка з таким id"),
            Topic.Row("@3", "the third card of the list", "третя картка в списку"),
            Topic.Row(
                "@3#1", "the card with the id @3, if an id reads like another name",
                "картка з id @3, якщо id читається як інша назва"),
            Topic.Row(
                "amazon", "a word of the title, bank, holder or digits, if it is on no other card",
                "слово з назви, банку, власника чи цифр, якщо на інших картках його немає"),
        ])
}
