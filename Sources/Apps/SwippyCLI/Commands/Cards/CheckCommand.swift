import CommandLine
import PaymentCardsBuilder
import PaymentCardsPorts
import PaymentCardsScreens
import ScreenContract
import ScreenProgram
import ScreenView
import TerminalKit
import Words

/// Reads all of a feed, and prints everything that is wrong with it.
struct CheckCommand: Command {
    static let name = "check"
    static let intention = Intention.setUp
    static let isEveryday = false
    static let summary = LocalizedText(
        en: "Find everything that is wrong with a feed", uk: "Знайти все, що не так зі стрічкою")
    static let arguments = [file]
    static let options =
        OutputOptions.ofTables + PagerOptions.all + [FeedOptions.file] + ServerOptions.all
    static let examples = [
        Example("swippy check MockData.json", "all of a file", "увесь файл"),
        Example("swippy check", "the cards that are listed", "картки, які є в списку"),
        Example(
            "swippy check MockData.json --json | jq .", "the same as JSON", "те саме у форматі JSON"),
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
            "An error makes a card or a statement unusable. With a warning, it is shown, but a word in it has no effect, or another meaning. Each finding names the file, line and column, the title, what is wrong, what is accepted, and the nearest right word. The first 1,000 are named, and the rest counted. The format: swippy help init.",
        uk:
            "Помилка робить картку чи виписку непридатною. Якщо це попередження, її показано, але якесь слово в ній ні на що не впливає або означає інше. Про кожну знахідку сказано файл, рядок і стовпець, назву, що не так, що приймається і найближче правильне слово. Перші 1000 названо, решту — пораховано. Формат: swippy help init."
    )

    private static let exitCodes = Topic(
        "Exit codes of check", "Коди завершення check", en: "For scripts.", uk: "Для скриптів.",
        rows: [
            Topic.Row(
                "0", "everything can be used; there may be warnings", "усе придатне; можуть бути попередження"
            ),
            Topic.Row(
                "65", "a card or a statement is unusable", "якась картка чи виписка непридатна"),
        ], isReference: true)

    private static let fields = Topic(
        "Fields of --plain for check", "Поля --plain для check",
        en: "A finding is a line of fields with tabs between them.",
        uk: "Знахідка — рядок полів із табуляцією між ними.",
        rows: Topic.Row.fields(of: CardCheckRecord.Line.self), isReference: true)

    let call: Call

    func run() async throws {
        let path = call.text(Self.file)
        let feeds = [FeedOptions.file, ServerOptions.url].filter(call.has).map(\.spelling)
        let named = (path == nil ? [] : [Self.file.placeholder[call.language]]) + feeds
        guard named.count < 2 else { throw call.error(.conflict(named[0], named[1])) }
        try await check(path)
    }

    @MainActor
    private func check(_ path: String?) async throws {
        let choice = ServiceChoice(call: call)
        let service = try choice.service()
        let source = try choice.checked(path)
        let isInput = (path ?? call.text(FeedOptions.file)) == "-"
        let visit = CardVisit(call, waitingFor: isInput ? .input : .cards)
        let check = try await visit.open {
            call.screens(of: service).check(of: source, navigator: $0, output: $1)
        }
        let record = try visit.answer(check) { _ in call.printsNotes ? [] : [check.state?.summary] }
        if record.isFatal { throw ExitCode.badData }
    }
}
