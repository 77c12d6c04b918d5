import PaymentCardsBuilder
import PaymentCardsScreens
import ScreenContract
import ScreenView
import TerminalKit
import Words

/// Removes a card from the list, after the person confirms.
struct RemoveCommand: Command {
    static let name = "remove"
    static let aliases = ["rm"]
    static let intention = Intention.collect
    static let summary = LocalizedText(en: "Remove a card from the list", uk: "Прибрати картку зі списку")
    static let arguments = [CardArgument.card]
    static let options =
        [Confirmation.yes] + OutputOptions.all + FeedOptions.all + StateOptions.all + GeneralOptions.all
    static let examples = [
        Example("swippy remove 6564 --yes", "the card ending in 6564", "картка з номером на …6564")
    ]
    static let topics = [CardArgument.naming, wayBack]

    private static let wayBack = Topic(
        "Bringing it back", "Шлях назад",
        en: "Bring a removed card back, with its payments: swippy restore CARD",
        uk: "Повернути прибрану картку разом із платежами: swippy restore КАРТКА")

    let call: Call

    func run() async throws {
        let service = try ServiceChoice(call: call).service()
        try await CardChoice(call: call, service: service, changesCard: true).find(CardArgument.card) {
            card in
            try await remove(card, ScreenVisit(call, of: service))
        }
    }

    @MainActor
    private func remove(_ card: CardChoice.Named, _ visit: ScreenVisit) async throws {
        let removal = call.screens(of: visit.service).removal(
            of: card.name, navigator: visit.navigator, output: visit.listener)
        visit.navigator.push(removal.screen)
        try await visit.wait(for: call.wait) { await removal.settle() }
        if card.found != nil { try ScreenPrinter(call: call).show(removal.screen) }
        let kept = LocalizedText(en: "the card was kept", uk: "картку залишено")
        try Confirmation(call).ask(removal.state?.notice.headline ?? "", refusal: kept[call.language])
        try await visit.wait(for: .answer) { await removal.send(.agreed) }
        try visit.print(removal.screen)
    }
}
