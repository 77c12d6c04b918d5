import PaymentCardsBuilder
import PaymentCardsPorts
import PaymentCardsScreens
import TerminalKit
import TerminalSession
import Words

/// `swippy` without a command: shows the live list, or a recording of one. Without a terminal, or if the cards come from
/// standard input, it prints the list.
struct LiveCommand: Command {
    static let name = "live"
    static let commonOptions = ["search", "sort", "filter", "file", "url"]
    static let intention = Intention.look
    static let summary = LocalizedText(
        en: "Show the cards on a live screen; the same as no command",
        uk: "Показати картки на живому екрані; те саме, що без команди")
    static let options =
        ListOptions.all + LiveOptions.all + OutputOptions.ofLiveList + PagerOptions.all + FeedOptions.all
        + SwipeValueOptions.all + StateOptions.all + GeneralOptions.all
    static let examples = [
        Example(
            "swippy", "drag the cards with the mouse or the keys", "тягніть картки мишею або клавішами",
            inOverview: true),
        Example("swippy --filter due --sort due", "begin with what is due", "почати з несплаченого"),
        Example(
            "swippy --replay Docs/tour.jsonl --format svg > tour.svg",
            "a recording as an animation",
            "запис як анімація"),
    ]
    static let topics = [LiveOptions.keys, LiveOptions.detailsKeys]

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
            try await ListCommand(call: call).run()
        }
    }

    private var isLive: Bool { call.console.isTerminal && call.console.isInputTerminal && !asksForPrint }

    /// Rejects a recording that isn't possible instead of silently omitting it.
    private func checkRecording() throws {
        let isRecorded = call.text(LiveOptions.record) != nil
        if call.flag(LiveOptions.force), !isRecorded {
            throw call.error(
                .missingCompanion(LiveOptions.record.spelling, of: LiveOptions.force.spelling))
        }
        // A terminal that doesn't understand escapes can't show a live screen either.
        if isRecorded, !(isLive && call.console.understandsEscapes) {
            throw CommandStop.nothingToRecord(call.language)
        }
    }

    /// Whether an option makes sense only for a printed list, or uses standard input for the cards.
    private var asksForPrint: Bool {
        call.askedFormat != nil || call.has(OutputOptions.width)
            || call.text(FeedOptions.file) == "-"
    }

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
            builder: call.screens(of: try ServiceChoice(call: call).liveService()),
            query: query, config: config, reducesMotion: call.flag(LiveOptions.reducedMotion),
            usesMouse: hasMouse)
    }

    private var hasMouse: Bool { !call.flag(LiveOptions.noMouse) }

    private func live() async throws {
        // Report errors before the terminal is changed.
        try call.checkLiveTrace()
        let list = try list()
        let path = call.text(LiveOptions.record)
        do {
            let recorder = try path.map { try Recorder(path: $0, overwrites: call.flag(LiveOptions.force)) }
            let session = try LiveTerminal.open(
                SessionOptions(depth: call.colorDepth, mouse: hasMouse, environment: call.console.environment)
            )
            defer { session.close() }
            let loop = LiveLoop(
                session: session, depth: call.colorDepth, appearance: call.appearance,
                followsTerminal: call.chosenAppearance == nil,
                characters: call.console.drawingCharacters, recorder: recorder)
            let listener = list.start(loop.driver)
            listener.mouseChanged = { isOn in session.setMouse(isOn) }
            // The list holds its listener weakly.
            defer { withExtendedLifetime(listener) {} }
            try await loop.run()
        } catch SessionError.notATerminal, SessionError.dumbTerminal {
            try await ListCommand(call: call).run()
        } catch let fault as Recorder.Fault {
            throw CommandStop.cannotRecord(path ?? "", fault, call.language)
        }
    }
}
