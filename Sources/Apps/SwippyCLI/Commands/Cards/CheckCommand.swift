import PaymentCardsBuilder
import PaymentCardsPorts
import PaymentCardsScreens
import ScreenContract
import ScreenView
import TerminalKit
import Words

/// Reads all of a feed, and prints everything that is wrong with it.
struct CheckCommand: Command {
    static let name = "check"
    static let intention = Intention.setUp
    static let summary = LocalizedText(
        en: "Find everything that is wrong with a feed", uk: "Знайти все, що не так зі стрічкою")
    static let arguments = [file]
    static let options =
        OutputOptions.ofTables + PagerOptions.all + [FeedOptions.file] + ServerOptions.all
        + GeneralOptions.all
    static let examples = [
        Example("swippy check MockData.json", "all of a file", "увесь файл"),
        Example("swippy check", "the cards that are listed", "картки, які є в списку"),
        Example("swippy check MockData.json --json | jq .", "the same as JSON", "те саме у форматі JSON"),
    ]
    static let topics = [findings, exitCodes, fields, FormTopics.csv]

    static let file = Argument(
        "FILE", "ФАЙЛ", kind: .path,
        en: "The feed, or standard input if it is “-”; without it, that of --file, --url or the settings",
        uk: "Стрічка або стандартний ввід, якщо це «-»; інакше — із --file, --url чи налаштувань",
        isRequired: false)

    private static let findings = Topic(
        "What is found", "Що буде знайдено",
        en:
            "An error makes a card or a statement unusable; with a warning, it is shown, but a word in it means nothing, or it is read otherwise than it is written. Each names file, line and column, the card’s title, what is wrong, what is accepted, and the nearest right word. The first 1,000 are named, and the others counted. The format: swippy help init.",
        uk:
            "Через помилку картка чи виписка непридатна; з попередженням її показано, але якесь слово в ній нічого не значить або прочитано не так, як записано. Про кожне сказано файл, рядок і стовпець, назву картки, що не так, що приймається і найближче правильне слово. Перші 1000 названо, решту полічено. Формат: swippy help init."
    )

    private static let exitCodes = Topic(
        "Exit codes of check", "Коди завершення check", en: "For scripts.", uk: "Для скриптів.",
        rows: [
            Topic.Row(
                "0", "everything can be used; there may be warnings", "усе придатне; можуть бути попередження"
            ),
            Topic.Row("65", "a card or a statement is unusable", "якась картка чи виписка непридатна"),
        ])

    private static let fields = Topic(
        "Fields of --plain for check", "Поля --plain для check",
        en: "A finding is a line of fields with tabs between them.",
        uk: "Знахідка — рядок полів із табуляцією між ними.",
        rows: FormTopics.rows(of: CardCheckRecord.Line.self))

    let call: Call

    func run() async throws {
        let path = call.text(Self.file)
        for option in [FeedOptions.file, ServerOptions.url] where path != nil && call.has(option) {
            throw call.error(.conflict(Self.file.placeholder[call.language], option.spelling))
        }
        try await check(path)
    }

    @MainActor
    private func check(_ path: String?) async throws {
        let choice = ServiceChoice(call: call)
        let visit = ScreenVisit(call, of: try choice.service())
        let check = call.screens(of: visit.service).check(
            of: try choice.checked(path), navigator: visit.navigator, output: visit.listener)
        visit.navigator.push(check.screen)
        let isInput = (path ?? call.text(FeedOptions.file)) == "-"
        try await visit.wait(for: isInput ? .input : .cards) { await check.settle() }
        guard let state = check.state, let record = state.record else {
            throw CommandStop.nothingDone(call.language)
        }
        try visit.print(check.screen)
        switch call.format {
        case .cards, .table, .svg, .screenReader, .json, .ics: break
        // What the lines have no place for.
        case .plain, .csv: call.console.tell([state.summary].compactMap(\.self) + state.notes.map(\.text))
        }
        if record.isFatal { throw ExitCode.badData }
    }
}
