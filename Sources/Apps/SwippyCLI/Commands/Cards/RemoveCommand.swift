import CommandLine
import PaymentCardsBuilder
import PaymentCardsPorts
import PaymentCardsScreens
import ScreenContract
import ScreenProgram
import ScreenView
import TerminalKit
import Words

/// Removes a card from the list, after the person confirms.
struct RemoveCommand: Command {
    static let name = "remove"
    static let aliases = ["rm"]
    static let intention = Intention.collect
    static let isEveryday = false
    static let summary = LocalizedText(en: "Remove a card from the list", uk: "Прибрати картку зі списку")
    static let arguments = [card]
    static let options =
        [Confirmation.yes] + OutputOptions.all + FeedOptions.all + StateOptions.all
    static let examples = [
        Example("swippy remove 6564 --yes", "the card ending in 6564", "картка з номером на …6564"),
        Example("swippy remove 6564 2093 --yes", "two cards at once", "дві картки разом"),
    ]
    static let topics = [CardArgument.naming, several, wayBack]

    private static let card = Argument(
        "CARD", "КАРТКА", kind: .asked(.card),
        en: "The card, or several; see “Naming a card”",
        uk: "Картка або кілька; див. «Як назвати картку»", isRequired: false, isRepeatable: true)

    private static let several = Topic(
        "Removing several cards", "Прибрати кілька карток",
        en:
            "There is one question for all of them. A name that means no card, or several, stops the command before anything is removed. If one can’t be removed, the others are, and the command fails. With --json, each card is a document. Your own cards are removed together, in one document.",
        uk:
            "Запитання одне для всіх. Назва, яка не підходить жодній або підходить кільком карткам, зупиняє команду, перш ніж щось прибрано. Якщо одну прибрати не вдалося, решту буде прибрано, а команда завершиться невдало. З --json кожна картка — окремий документ. Власні картки прибираються разом, одним документом."
    )

    private static let wayBack = Topic(
        "Bringing it back", "Шлях назад",
        en:
            "Of your own cards, swippy undo brings back the one that was removed last, with its bills and payments, and swippy undo REFERENCE any. Elsewhere: swippy restore CARD",
        uk:
            "З власних карток swippy undo повертає прибрану останньою, з рахунками й платежами, а swippy undo НОМЕР — будь-яку. Деінде: swippy restore КАРТКА"
    )

    let call: Call

    func run() async throws {
        let names = call.texts(Self.card)
        guard call.cardOrigin != .wallet else { return try await removeOwn(names) }
        guard names.count < 2 else { return try await SeveralRemovals(call: call).run(names) }
        let service = try ServiceChoice(call: call).service()
        try await CardChoice(call: call, service: service, changesCard: true).find(Self.card) {
            try await remove($0, from: service)
        }
    }

    /// Removes cards of the person's own: all of them, or none.
    @MainActor
    private func removeOwn(_ names: [String]) async throws {
        let visit = try OwnCardVisit(call)
        guard names.count < 2 else { return try await visit.run(.remove(names), asking: .always) }
        let service = try ServiceChoice(call: call).service()
        try await CardChoice(call: call, service: service, changesCard: true).find(Self.card) {
            try await visit.run(.remove([$0.name]), asking: .always)
        }
    }

    @MainActor
    private func remove(_ card: CardChoice.Named, from service: any CardsService) async throws {
        let visit = CardVisit(call)
        let removal = try await visit.open {
            call.screens(of: service).removal(of: card.name, navigator: $0, output: $1)
        }
        if card.found != nil { try ScreenPrinter(call: call).show(removal.screen) }
        let kept = LocalizedText(en: "the card was kept", uk: "картку залишено")
        try Confirmation(call).ask(removal.state?.body?.notice.headline ?? "", refusal: kept[call.language])
        try await visit.send(.agreed, to: removal)
        try visit.print(removal.screen)
    }
}
