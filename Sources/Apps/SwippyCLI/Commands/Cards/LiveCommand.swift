import CommandLine
import PaymentCardsBuilder
import PaymentCardsPorts
import PaymentCardsScreens
import ScreenProgram
import TerminalKit
import TerminalSession
import Words

/// `swippy` without a command: shows the live list, or a recording of one. Without a terminal it prints the list, or the card that
/// is named.
///
/// Standard input may bring the cards: it is read to its end first, and the keys come from the controlling terminal.
struct LiveCommand: Command {
    static let name = "live"
    static let commonOptions: [String]? = ["search", "sort", "filter", "file", "url"]
    static let intention = Intention.look
    static let isEveryday = false
    static let summary = LocalizedText(
        en: "Show the cards on a live screen; the same as no command",
        uk: "Показати картки на живому екрані; те саме, що без команди")
    static let arguments = [CardArgument.opened]
    static let options =
        ListOptions.all + LiveOptions.all + OutputOptions.ofLiveList + PagerOptions.all
        + FeedOptions.all + SwipeValueOptions.all + StateOptions.all
    static let examples = [
        Example(
            "swippy", "drag the cards with the mouse or the keys", "тягніть картки мишею або клавішами",
            inOverview: true),
        Example("swippy --filter due --sort due", "begin with what is due", "почати з несплаченого"),
        Example("swippy live amazon", "begin with a card’s details", "почати з подробиць картки"),
    ]
    static let topics = [
        CardArgument.naming, ListTopics.sorting, ListTopics.filtering, LiveOptions.keys,
        LiveOptions.heard,
    ]

    let call: Call
}

@MainActor
extension LiveCommand {
    func run() async throws {
        try checkInput()
        // A recording that is played at a server is played there only once.
        try await call.perform(isRepeatable: call.text(ServerOptions.url) == nil) {
            let list = try await openedList()
            if !call.has(LiveOptions.replay) { try await readInput(list) }
            return list.start
        } orPrint: {
            try await print()
        }
    }

    /// Lines of standard input can't be keys if they are the cards.
    private func checkInput() throws(CommandStop) {
        guard call.isHeard, call.wait == .input else { return }
        throw CommandStop(
            exitCode: .usage, message: Self.noKeys[call.language], advice: Self.nameFile[call.language])
    }

    private static let noKeys = LocalizedText(
        en: "standard input has the cards, so no keys can come from it",
        uk: "стандартний ввід містить картки, тож клавіші з нього надійти не можуть")
    private static let nameFile = LocalizedText(
        en: "Write the cards to a file, and name it: --file cards.json",
        uk: "Запишіть картки у файл і назвіть його: --file cards.json")

    private func print() async throws {
        if call.text(CardArgument.opened) != nil {
            // The card alone is printed, without the list that these choose.
            for option in ListOptions.all where call.has(option) {
                throw call.error(.conflict(CardArgument.opened.placeholder[call.language], option.spelling))
            }
            try await ShowCommand(call: call).run()
        } else {
            try await ListCommand(call: call).run()
        }
    }

    /// The list specified by the options and the settings.
    ///
    /// - Throws: an error in the options or settings.
    func list() throws -> LiveList {
        let config = try call.settings.swipeConfig()
        var query = try ListQuery(call: call, format: .cards).query()
        // A live list has all cards, whatever a printed one has.
        (query.page, query.limit) = (.all, nil)
        let (service, next) = try ServiceChoice(call: call).liveService()
        return LiveList(
            call: call, service: service, next: next, query: query, config: config,
            reducesMotion: call.reducesMotion, usesMouse: call.usesMouse,
            refreshInterval: call.duration(LiveOptions.refresh))
    }

    /// The same, with the card that the command line names.
    func openedList() async throws -> LiveList {
        var list = try list()
        guard call.text(CardArgument.opened) != nil else { return list }
        let choice = CardChoice(call: call, service: list.service, changesCard: false)
        try await choice.find(CardArgument.opened) { card in
            do throws(CardsError) {
                list.opening = try await call.console.waiting(for: call.wait) {
                    [list] () async throws(CardsError) in
                    try await list.builder.card(named: card.name)
                }
            } catch {
                throw CommandStop(error, call)
            }
        }
        return list
    }

    /// Reads standard input to its end, if the cards come from there: while the screen is live, it is for keys.
    private func readInput(_ list: LiveList) async throws {
        guard call.wait == .input else { return }
        do throws(CardsError) {
            try await call.console.waiting(for: .input) { () async throws(CardsError) in
                _ = try await list.service.written()
            }
        } catch {
            throw CommandStop(error, call)
        }
    }
}
