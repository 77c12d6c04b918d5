import CommandLine
import PaymentCardsBuilder
import PaymentCardsScreens
import ScreenProgram
import Words

/// Shows the details of one card.
struct ShowCommand: Command {
    static let name = "show"
    static let intention = Intention.look
    static let summary = LocalizedText(
        en: "Draw one card with its details", uk: "Намалювати одну картку з подробицями")
    static let arguments = [CardArgument.card]
    static let options =
        OutputOptions.all + PagerOptions.all + FeedOptions.all + SwipeValueOptions.all
        + StateOptions.all
    static let examples = [
        Example("swippy show 6564", "the card ending in 6564", "картка з номером на …6564", inOverview: true),
        Example(
            "swippy show @1 --format screen-reader", "the first card, in sentences",
            "перша картка словами", inOverview: true),
    ]
    static let topics = [CardArgument.naming, FormTopics.details]

    let call: Call

    func run() async throws {
        let visit = try ListVisit(call)
        try await CardChoice(call: call, service: visit.service, changesCard: false).find(CardArgument.card) {
            card in
            try await visit.print(card.name, opensCard: true) { $0.tap(row: 0) }
        }
    }
}
