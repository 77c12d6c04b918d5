import CommandLine
import PaymentCardsPorts
import ScreenProgram
import Words

/// Removes a card from the list, after the person confirms.
struct RemoveCommand: Command {
    static let name = "remove"
    static let aliases = ["rm"]
    static let intention = Intention.collect
    static let isEveryday = false
    static let summary = LocalizedText(
        en: "Remove one of your own cards", uk: "Прибрати одну з власних карток")
    static let arguments = [card]
    static let options =
        [Confirmation.yes] + OutputOptions.all + FeedOptions.all + StateOptions.all
    static let examples = [
        Example("swippy remove gold --yes", "the card called Gold", "картка з назвою Gold"),
        Example("swippy remove gold 2093 --yes", "two cards at once", "дві картки разом"),
    ]
    static let topics = [CardArgument.naming, several, wayBack]

    private static let card = Argument(
        "CARD", "КАРТКА", kind: .asked(.card),
        en: "The card, or several; see “Naming a card”",
        uk: "Картка або кілька; див. «Як назвати картку»", isRequired: false, isRepeatable: true)

    private static let several = Topic(
        "Removing several cards", "Прибрати кілька карток",
        en:
            "There is one question for all of them, and one document with --json. A name that means no card, or several, stops the command before anything is removed.",
        uk:
            "Запитання одне для всіх, і з --json — один документ. Назва, яка не підходить жодній або підходить кільком карткам, зупиняє команду, перш ніж щось прибрано."
    )

    private static let wayBack = Topic(
        "Bringing it back", "Шлях назад",
        en:
            "swippy undo brings back what was removed last, with its bills and payments, and swippy undo REFERENCE any. Cards of a file, a server or the demonstration can’t be removed.",
        uk:
            "swippy undo повертає прибране останнім, з рахунками й платежами, а swippy undo НОМЕР — будь-що. Картки з файлу, із сервера чи демонстраційні прибрати не можна."
    )

    let call: Call

    func run() async throws {
        let names = call.texts(Self.card)
        let visit = try OwnCardVisit(call)
        guard names.count < 2 else { return try await visit.run(.remove(names), asking: .always) }
        let service = try ServiceChoice(call: call).service()
        try await CardChoice(call: call, service: service, changesCard: true).find(Self.card) {
            try await visit.run(.remove([$0.name]), asking: .always)
        }
    }
}
