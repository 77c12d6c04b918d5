import CommandLine
import PaymentCardsBuilder
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import PaymentCardsStore
import ScreenContract
import ScreenProgram
import ScreenView
import TerminalKit
import Values
import Words

/// Prints everything that is due.
struct DueCommand: Command {
    static let name = "due"
    static let intention = Intention.pay
    static let summary = LocalizedText(
        en: "List what is due, the most urgent first",
        uk: "Показати, що треба сплатити, спершу найтерміновіше")
    static let options =
        [within, exitCode] + OutputOptions.ofDates + OutputOptions.ofSums + FeedOptions.all + StateOptions.all
    static let examples = [
        Example("swippy due", "everything that is due, and the sums", "усе, що треба сплатити, і суми"),
        Example(
            "swippy due --within 2w", "overdue, or due within two weeks",
            "прострочене і на найближчі два тижні"),
        Example(
            "swippy due --ics > dues.ics", "reminders for a calendar", "нагадування для календаря"),
        Example("swippy due --json | jq .", "the same and the sums as JSON", "те саме й суми у форматі JSON"),
    ]
    static let topics = [exitCodes, fields, FormTopics.csv, reminders]

    /// Only what is due in this time.
    static let within = Option(
        "within", group: .dues, kind: .days(0...3650),
        placeholder: LocalizedText(en: "TIME", uk: "ЧАС"),
        en: "Only what is overdue, or due within this time, such as 7d, 2w or month",
        uk: "Лише прострочене і те, що треба сплатити за цей час, як-от 7d, 2w чи month")

    private static let exitCode = Option(
        "exit-code", group: .dues, kind: .flag,
        en: "Tell with the exit code whether something is due; see “The exit code of --exit-code”",
        uk: "Повідомити кодом завершення, чи треба щось сплатити; див. «Код завершення з --exit-code»")

    private static let exitCodes = Topic(
        "The exit code of --exit-code", "Код завершення з --exit-code",
        en: "For scripts and cron. With --within, only what is listed counts.",
        uk: "Для скриптів і cron. З --within зважають лише на показане.",
        rows: [
            Topic.Row("0", "nothing is due", "сплачувати нічого"),
            Topic.Row(
                "1", "something is due, or may be: a card can’t be read, or its day is not known",
                "щось треба сплатити або, можливо, треба: картку не прочитати чи її день невідомий"),
            Topic.Row("2", "something is overdue", "щось прострочено"),
            Topic.Row("65", "unknown: the wallet is damaged", "невідомо: гаманець пошкоджено"),
            Topic.Row(
                "78", "unknown: the cards are the demonstration’s", "невідомо: картки демонстраційні"),
        ])

    private static let fields = Topic(
        "Fields of --plain", "Поля --plain",
        en:
            "A card is a line, as in the list: swippy help list has the fields. The sums are in --json, and below the lines with --sums.",
        uk:
            "Картка — рядок, як у списку: поля описано у swippy help list. Суми є в --json, а з --sums — під рядками.",
        isReference: true)

    private static let reminders = Topic(
        "The form of --ics", "Форма --ics",
        en:
            "A calendar by RFC 5545: an all-day event for each due, on its day, with an alarm at nine in the morning of the day before. Each card has one event, so importing the calendar again moves it. A card is left out, and counted on standard error, if the day of its due is not known. A due in words without a date, such as “due in 6 days”, is counted from today: with an old file, that is too late. The calendar is printed while the cards are read: if that fails, it has no end, and calendars refuse it. There is none of the demonstration’s dues: the exit code is 78.",
        uk:
            "Календар за RFC 5545: на кожен платіж — подія на весь день сплати, з нагадуванням о дев’ятій ранку напередодні. Кожна картка має одну подію, тож повторний імпорт лише пересуває її. Картку, день сплати якої невідомий, пропущено; скільки таких, сказано в стандартному потоці помилок. Термін словами й без дати, як-от «due in 6 days», відлічується від сьогодні: зі старим файлом це запізно. Календар виводиться, поки читаються картки: якщо це не вдасться, він не матиме кінця, і календарі його відхилять. Календаря з демонстраційними боргами немає: код завершення — 78.",
        isReference: true)

    let call: Call

    func run() async throws {
        if call.flag(Self.exitCode) || call.format == .ics {
            try call.refuseDemonstration()
            if call.cardOrigin == .wallet { try refuseDamage() }
        }
        let service = try ServiceChoice(call: call).service()
        let visit = CardVisit(call)
        let isForPrograms = call.format.isForPrograms
        let query = CardDuesQuery(
            days: call.integer(Self.within), limit: isForPrograms ? nil : Self.drawnLimit,
            isInParts: isForPrograms, reminds: call.format == .ics)
        var (isDue, isOverdue) = (false, false)
        let record = try await visit.read {
            call.screens(of: service).dues(query, navigator: $0, output: $1)
        } take: { part in
            isDue = isDue || !part.lines.isEmpty
            isOverdue = isOverdue || part.lines.contains { $0.due?.status == .overdue }
        } remarks: {
            call.format == .ics ? [$0.unreminded] : []
        }
        guard call.flag(Self.exitCode) else { return }
        if let own = service as? any OwnCardsService {
            try await tellUrgency(of: own)
            return
        }
        guard isDue || record.undatedCount > 0 || record.unreadableCount > 0 else { return }
        throw isOverdue ? ExitCode.overdue : ExitCode.due
    }

    /// Refuses to say of a damaged wallet what is due, to somebody who doesn't read a warning: what is lost may be.
    private func refuseDamage() throws(CommandStop) {
        do throws(CardsError) {
            try ServiceChoice(call: call).walletStore.checkWhole()
        } catch {
            throw CommandStop(error, call.language)
        }
    }

    /// Ends with the exit code of one's own cards: what is awaited may be due, too.
    @MainActor
    private func tellUrgency(of service: any OwnCardsService) async throws {
        guard let today = call.console.days().today else { return }
        let cards: [OwnCard]
        do throws(CardsError) {
            cards = try await service.ownCards().cards(on: today)
        } catch {
            throw CommandStop(error, call)
        }
        let urgencies = cards.filter(\.isListed).map { $0.urgency(within: call.integer(Self.within)) }
        switch urgencies.max() {
        case 2: throw ExitCode.overdue
        case 1: throw ExitCode.due
        default: return
        }
    }

    /// The maximum number of dues drawn at once: a picture is completed before any of it is shown.
    static let drawnLimit = 5000
}

extension OptionGroup {
    fileprivate static let dues = OptionGroup("What is due", "Що сплатити")
}
