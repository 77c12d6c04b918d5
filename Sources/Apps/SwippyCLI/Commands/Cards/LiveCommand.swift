import CommandLine
import PaymentCardsBuilder
import PaymentCardsPorts
import PaymentCardsScreens
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
    static let summary = LocalizedText(
        en: "Show the cards on a live screen; the same as no command",
        uk: "Показати картки на живому екрані; те саме, що без команди")
    static let arguments = [CardArgument.opened]
    static let options =
        ListOptions.all + LiveOptions.all + OutputOptions.ofLiveList + PagerOptions.all
        + [OfferOptions.file] + FeedOptions.all
        + SwipeValueOptions.all + StateOptions.all
    static let examples = [
        Example(
            "swippy", "drag the cards with the mouse or the keys", "тягніть картки мишею або клавішами",
            inOverview: true),
        Example("swippy --filter due --sort due", "begin with what is due", "почати з несплаченого"),
        Example("swippy live amazon", "begin with a card’s details", "почати з подробиць картки"),
        Example(
            "swippy --replay Docs/tour.jsonl --format svg > tour.svg",
            "a recording as an animation",
            "запис як анімація"),
    ]
    static let topics = [CardArgument.naming, LiveOptions.keys, LiveOptions.detailsKeys]

    let call: Call
}

@MainActor
extension LiveCommand {
    func run() async throws {
        try checkRecording()
        if let path = call.text(LiveOptions.replay) {
            try await ReplayCommand(command: self, path: path).run()
        } else if isLive {
            try await live()
        } else {
            try await print()
        }
    }

    /// Whether a screen can be drawn and there are keys for it. If not, standard input must be left to the list.
    private var isLive: Bool {
        call.console.understandsEscapes && call.console.hasKeys && !asksForPrint
    }

    private func print() async throws {
        if call.text(CardArgument.opened) != nil {
            try await ShowCommand(call: call).run()
        } else {
            try await ListCommand(call: call).run()
        }
    }

    /// Rejects a recording that isn't possible instead of silently omitting it.
    private func checkRecording() throws {
        let isRecorded = call.text(LiveOptions.record) != nil
        if call.flag(LiveOptions.force), !isRecorded {
            throw call.error(
                .missingCompanion(LiveOptions.record.spelling, of: LiveOptions.force.spelling))
        }
        if isRecorded, !isLive {
            throw CommandStop.nothingToRecord(call.language)
        }
    }

    /// Whether an option makes sense only for a print.
    private var asksForPrint: Bool { call.askedFormat != nil || call.has(OutputOptions.width) }

    /// The list specified by the options and the settings.
    ///
    /// - Throws: an error in the options or settings.
    func list() throws -> LiveList {
        let config = try call.settings.swipeConfig()
        var query = try ListQuery(call: call, format: .cards).query()
        // A live list can reach all pages anyway, and loads no more of them than necessary.
        if query.page == .all {
            (query.page, query.limit) = (.page(1, size: CardPageSelection.standardSize), nil)
        }
        return LiveList(
            offers: try OfferVisit(call, isLive: true), query: query, config: config,
            reducesMotion: call.flag(LiveOptions.reducedMotion),
            usesMouse: hasMouse,
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

    private var hasMouse: Bool { !call.flag(LiveOptions.noMouse) }

    private func live() async throws {
        // Report errors before the terminal is changed.
        try call.checkLiveTrace()
        let list = try await openedList()
        try await readInput(list)
        let path = call.text(LiveOptions.record)
        do {
            let recorder = try path.map { try Recorder(path: $0, overwrites: call.flag(LiveOptions.force)) }
            let session = try LiveTerminal.open(
                SessionOptions(
                    depth: call.colorDepth, raisesDepth: call.raisesColorDepth, mouse: hasMouse,
                    pictures: call.pictureChoice,
                    title: SwippyCommands.title, environment: call.console.environment))
            defer { session.close() }
            let loop = LiveLoop(
                session: session, depth: call.colorDepth, appearance: call.appearance,
                followsTerminal: call.chosenAppearance == nil,
                characters: call.console.drawingCharacters, recorder: recorder)
            let listener = list.start(loop.driver)
            listener.connect(to: session)
            // The list holds its listener weakly.
            defer { withExtendedLifetime(listener) {} }
            try await loop.run()
        } catch SessionError.notATerminal, SessionError.dumbTerminal {
            try await print()
        } catch let fault as Recorder.Fault {
            throw CommandStop.cannotRecord(path ?? "", fault, call.language)
        }
    }
}
