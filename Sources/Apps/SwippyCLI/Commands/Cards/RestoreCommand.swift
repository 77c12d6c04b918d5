import CommandLine
import PaymentCardsBuilder
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import ScreenContract
import ScreenProgram
import ScreenView
import TerminalKit
import Values
import Words

/// Restores a removed card.
struct RestoreCommand: Command {
    static let name = "restore"
    static let intention = Intention.collect
    static let isEveryday = false
    static let summary = LocalizedText(en: "Bring a removed card back", uk: "Повернути прибрану картку")
    static let arguments = [card]
    static let options = [Confirmation.yes] + OutputOptions.all + FeedOptions.all + StateOptions.all
    static let examples = [
        Example(
            "swippy remove 6564 --yes && swippy restore 6564", "away, and back again",
            "прибрати й повернути"),
        Example(
            "swippy remove 6564 2093 --yes && swippy restore 6564 2093", "two cards", "дві картки"),
    ]
    static let topics = [amongRemoved, several]

    static let card: Argument = {
        var card = CardArgument.removed
        card.isRepeatable = true
        return card
    }()

    private static let several = Topic(
        "Bringing several cards back", "Повернути кілька карток",
        en:
            "A name that means no removed card, or several, stops the command before any card is brought back. If one can’t be brought back, the others are, and the command fails. With --json, each card is a document of its own.",
        uk:
            "Назва, яка не підходить жодній прибраній картці або підходить кільком, зупиняє команду, перш ніж якусь повернуто. Якщо одну повернути не вдалося, решту буде повернуто, а команда завершиться невдало. З --json кожна картка — окремий документ."
    )

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
        let names = call.texts(Self.card)
        guard names.count < 2 else { return try await restore(names, of: service) }
        if names.isEmpty { try await checkRemoved(in: service) }
        try await CardChoice(call: call, service: service, scope: .removed, changesCard: true).find(Self.card)
        {
            card in
            if let found = card.found {
                let question = Self.question[call.language].replacing("{}", with: found.line)
                try Confirmation(call).ask(question, refusal: Self.refusal[call.language])
            }
            try await restore(card.name, to: service)
        }
    }

    /// Ends the command if there is nothing to choose from.
    @MainActor
    private func checkRemoved(in service: any CardsService) async throws {
        do throws(CardsError) {
            _ = try await call.screens(of: service).removedCard(named: "")
        } catch .notRemoved(_, let removed) {
            guard removed.isEmpty else { return }
            throw CommandStop(exitCode: .notFound, message: Self.noneRemoved[call.language])
        } catch .ambiguousCard, .describedCard {
            return  // There are some.
        } catch {
            throw CommandStop(error, call)
        }
    }

    @MainActor
    private func restore(_ name: String, to service: any CardsService) async throws {
        let visit = CardVisit(call)
        let restoration = try await visit.open {
            call.screens(of: service).restoration(of: name, navigator: $0, output: $1)
        }
        try visit.print(restoration.screen)
    }

    /// Brings back several cards. Every name is looked up before the first is.
    @MainActor
    private func restore(_ names: [String], of service: any CardsService) async throws {
        var cards: [CardListing.Item] = []
        for name in names {
            do throws(CardsError) {
                let card = try await call.screens(of: service).removedCard(named: name)
                if !cards.contains(where: { $0.id == card.id }) { cards.append(card) }
            } catch {
                throw CommandStop(error, call)
            }
        }
        var failures = Failures(call)
        for card in cards {
            do {
                try await restore(card.name, to: service)
            } catch let stop as CommandStop {
                failures.tell(stop)
            }
        }
        try failures.rethrow()
    }

    private static let noneRemoved = LocalizedText(
        en: "No cards have been removed, so there is nothing to bring back.",
        uk: "Жодної картки не прибрано, тож повертати нічого.")
    private static let question = LocalizedText(
        en: "Bring back the card {}?", uk: "Повернути картку {}?")
    private static let refusal = LocalizedText(
        en: "the card was not brought back", uk: "картку не повернуто")
}

extension CardCandidate {
    /// The card in a line: its title, number and name, safe to show.
    var line: String {
        "\(title.shownName), \(number) (\(name))".safeText
    }
}
