import PaymentCardsBuilder
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import ScreenContract
import ScreenView
import TerminalKit
import Values
import Words

/// Restores a removed card.
struct RestoreCommand: Command {
    static let name = "restore"
    static let intention = Intention.collect
    static let summary = LocalizedText(en: "Bring a removed card back", uk: "Повернути прибрану картку")
    static let arguments = [CardArgument.removed]
    static let options = OutputOptions.all + FeedOptions.all + StateOptions.all + GeneralOptions.all
    static let examples = [
        Example(
            "swippy remove 6564 --yes && swippy restore 6564", "away, and back again",
            "прибрати й повернути")
    ]
    static let topics = [amongRemoved]

    private static let amongRemoved = Topic(
        "Naming a removed card", "Як назвати прибрану картку",
        en:
            "By its id, the beginning of it or the last four digits, among the removed cards alone; or by words, after a question. A name that matches none of them is refused, and they are listed. Cards of the feed come back where they were, with the feed that has them; the last 100 of those you added come back at the end.",
        uk:
            "За id, його початком або чотирма останніми цифрами — лише серед прибраних карток; або за словами, після запитання. Назву, яка не підходить жодній, буде відхилено з їхнім переліком. Картки стрічки повертаються на своє місце разом зі стрічкою, у якій вони є; останні 100 з доданих вами — у кінець списку."
    )

    let call: Call

    func run() async throws {
        let service = try ServiceChoice(call: call).service()
        try await CardChoice(call: call, service: service, scope: .removed, changesCard: true).find(
            CardArgument.removed
        ) {
            card in
            try await restore(card, ScreenVisit(call, of: service))
        }
    }

    @MainActor
    private func restore(_ card: CardChoice.Named, _ visit: ScreenVisit) async throws {
        if let found = card.found {
            let question = Self.question[call.language].replacing("{}", with: found.line)
            try Confirmation(call).ask(question, refusal: Self.refusal[call.language])
        }
        let restoration = call.screens(of: visit.service).restoration(
            of: card.name, navigator: visit.navigator, output: visit.listener)
        visit.navigator.push(restoration.screen)
        try await visit.wait(for: call.wait) { await restoration.settle() }
        try visit.print(restoration.screen)
    }

    private static let question = LocalizedText(
        en: "Bring back the card {}?", uk: "Повернути картку {}?")
    private static let refusal = LocalizedText(
        en: "the card was not brought back", uk: "картку не повернуто")
}

extension CardCandidate {
    /// The card in a line: its title, number and name, safe to show.
    fileprivate var line: String {
        "\(title.withMaskedCardNumbers.prefix(100)), \(number) (\(name))".safeText
    }
}
