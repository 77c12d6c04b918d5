import PaymentCardsBuilder
import PaymentCardsPorts
import TerminalKit
import TerminalSession
import Words

/// `swippy` without a command: the live list, or a recording of one. Without a terminal, or where the cards are typed into
/// it, it prints the list.
@MainActor
struct LiveCommand {
    let invocation: Invocation
    let language: Language
    let console: Console

    func run() async throws {
        try checkRecording()
        if let path = invocation.text(.replay) {
            try await ReplayCommand(command: self, path: path).run()
        } else if isLive {
            try await live()
        } else {
            try await CardCommand(invocation: invocation, language: language, console: console).run()
        }
    }

    private var isLive: Bool { console.isTerminal && console.isInputTerminal && !asksForPrint }

    /// A recording that can't be made is refused, and not left out in silence.
    private func checkRecording() throws {
        let isRecorded = invocation.text(.record) != nil
        if invocation.flag(.force), !isRecorded {
            throw UsageError(
                problem: .missingCompanion(OptionKey.record.spelling, of: OptionKey.force.spelling),
                command: .live)
        }
        // A terminal that understands no escapes shows no live screen either.
        if isRecorded, !(isLive && console.understandsEscapes) { throw CommandStop.nothingToRecord(language) }
    }

    /// Whether an option makes sense for a printed list alone, or takes the keyboard away.
    private var asksForPrint: Bool {
        invocation.choice(.format, as: OutputFormat.self) != nil || invocation.integer(.width) != nil
            || invocation.text(.file) == "-"
    }

    /// The list that the options and the settings ask for.
    ///
    /// - Throws: what is wrong with them.
    func list() throws -> LiveList {
        let config = try SwipeSettings(invocation: invocation, console: console, language: language).config()
        var query = try ListQuery(invocation: invocation, format: .cards).query()
        // A live list goes through all pages anyway, and holds no more of them than it has to.
        if query.page == .all {
            (query.page, query.limit) = (.page(1, size: CardPageSelection.standardSize), nil)
        }
        return LiveList(
            builder: CardListBuilder(
                service: try ServiceChoice(invocation: invocation, language: language, console: console)
                    .liveService(),
                config: config, reducesMotion: reducesMotion,
                usesMouse: hasMouse, language: language),
            query: query)
    }

    /// The colours to draw with.
    var depth: ColorDepth {
        ColorDepth.resolve(
            choice: invocation.choice(.color, as: ColorChoice.self)?.choice ?? .auto,
            environment: console.environment, isTerminal: console.isTerminal)
    }

    private var hasMouse: Bool { !invocation.flag(.noMouse) }

    private var reducesMotion: Bool {
        invocation.flag(.reducedMotion) || !(console.environment["SWIPPY_REDUCED_MOTION"] ?? "").isEmpty
    }

    private func live() async throws {
        // What can't be done is said before the terminal is touched.
        let list = try list()
        let path = invocation.text(.record)
        do {
            let recorder = try path.map { try Recorder(path: $0, overwrites: invocation.flag(.force)) }
            let session = try LiveTerminal.open(
                SessionOptions(depth: depth, mouse: hasMouse, environment: console.environment))
            defer { session.close() }
            let loop = LiveLoop(
                session: session, depth: depth, characters: console.drawingCharacters, recorder: recorder)
            try await loop.run(list.start(loop.driver))
        } catch SessionError.notATerminal, SessionError.dumbTerminal {
            try await CardCommand(invocation: invocation, language: language, console: console).run()
        } catch let fault as Recorder.Fault {
            throw CommandStop.cannotRecord(path ?? "", fault, language)
        }
    }
}
