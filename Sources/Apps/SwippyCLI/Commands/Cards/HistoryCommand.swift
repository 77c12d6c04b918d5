import CommandLine
import PaymentCardsBuilder
import PaymentCardsPorts
import PaymentCardsScreens
import ScreenContract
import ScreenProgram
import ScreenView
import TerminalKit
import Values
import Words

/// Prints the payments on all cards.
struct HistoryCommand: Command {
    static let name = "history"
    static let commonOptions: [String]? = ["card", "since", "until"]
    static let intention = Intention.pay
    static let summary = LocalizedText(
        en: "List the payments on your cards, the newest first",
        uk: "Показати платежі за вашими картками, спершу найновіші")
    static let options =
        [changes, all, card, since, until, undone, inDoubt, search] + OutputOptions.ofTables
        + OutputOptions.ofSums
        + PagerOptions.all
        + FeedOptions.all
        + StateOptions.all
    static let examples = [
        Example(
            "swippy pay 6564 --yes && swippy history --since 4w",
            "the last four weeks, including the payment just made",
            "за чотири тижні, разом зі щойно зробленим"),
        Example(
            "swippy history --changes", "everything that was done to your own cards",
            "усе зроблене з власними картками"),
        Example("swippy history --csv > payments.csv", "for a spreadsheet", "для електронної таблиці"),
    ]
    static let topics = [servers, CardArgument.naming, fields, FormTopics.csv]

    static let all = Option(
        "all", group: .history, kind: .flag,
        en: "Also payments on cards that the feed doesn’t have, such as those of another file",
        uk: "Також платежі за картками, яких немає у стрічці, як-от за картками з іншого файлу",
        conflicts: ["changes"])

    static let changes = Option(
        "changes", group: .history, kind: .flag,
        en:
            "Everything that was done to your own cards, each with the reference to undo it by, in place of the payments",
        uk: "Усе зроблене з вашими картками та за чим це скасувати — замість платежів",
        conflicts: ["all", "undone", "in-doubt", "search"])

    private static let card = Option(
        "card", group: .history, kind: .asked(.card), placeholder: LocalizedText(en: "CARD", uk: "КАРТКА"),
        example: "6564",
        en: "Only payments on this card, even if it was removed or is no longer in the feed",
        uk: "Лише платежі за цією карткою, навіть якщо її прибрано чи вже немає у стрічці")

    private static let search = Option(
        "search", group: .history, kind: .text(), placeholder: LocalizedText(en: "WORDS", uk: "СЛОВА"),
        example: "amazon",
        en: "Only payments whose card, amount or reference has all of these words",
        uk: "Лише платежі, у картці, сумі чи номері яких є всі ці слова", conflicts: ["changes"])

    private static let since = Option(
        "since", group: .history, kind: .day, placeholder: LocalizedText(en: "DAY", uk: "ДЕНЬ"),
        en: "Only payments from this day on: a date such as 2026-11-20, or 7d or 4w ago",
        uk: "Лише платежі від цього дня: дата, як-от 2026-11-20, або 7d чи 4w тому")

    private static let until = Option(
        "until", group: .history, kind: .day, placeholder: LocalizedText(en: "DAY", uk: "ДЕНЬ"),
        en: "Only payments up to this day, which is written the same way",
        uk: "Лише платежі до цього дня включно; записується так само")

    private static let undone = Option(
        "undone", group: .history, kind: .flag, en: "Only payments that were undone",
        uk: "Лише скасовані платежі", conflicts: ["changes"])

    private static let inDoubt = Option(
        "in-doubt", group: .history, kind: .flag,
        en: "Only orders that may or may not have been carried out",
        uk: "Лише доручення, про які невідомо, чи їх виконано", conflicts: ["changes"])

    private static let servers = Topic(
        "Payments at a server", "Платежі на сервері",
        en:
            "With --url, the server is asked for the payments on each card that it lists, up to 100 cards. Otherwise, and if it can’t be reached, the payments from this machine are listed.",
        uk:
            "З --url сервер відповідає про платежі за кожною карткою свого переліку, якщо карток щонайбільше 100. Інакше, і якщо він недосяжний, показано платежі з цього комп’ютера."
    )

    private static let fields = Topic(
        "Fields of --plain", "Поля --plain",
        en:
            "A payment is a line of fields with tabs between them, the same in every language. Times are in UTC. The sums are in --json, and below the lines with --sums.",
        uk:
            "Платіж — рядок полів із табуляцією між ними, однаковий усіма мовами. Час — за UTC. Суми є в --json, а з --sums — під рядками.",
        rows: Topic.Row.fields(of: PaymentRecord.self), isReference: true)

    let call: Call

    func run() async throws {
        try checkPeriod()
        guard !call.flag(Self.changes) else { return try await listChanges() }
        let service = try ServiceChoice(call: call).service()
        try await CardChoice(call: call, service: service, changesCard: false).find(Self.card) { card in
            _ = try await CardVisit(call).read(saysNothing: isNarrowed) {
                call.screens(of: service).history(query(for: card), navigator: $0, output: $1)
            }
        }
    }

    /// Whether only some of the payments, or of the changes, are looked for.
    private var isNarrowed: Bool {
        [Self.card, Self.search, Self.since, Self.until, Self.undone, Self.inDoubt].contains(where: call.has)
    }

    /// Prints what was done to the person's own cards.
    @MainActor
    private func listChanges() async throws {
        let cards = try ServiceChoice(call: call).wallet()
        let query = CardChangesQuery(
            card: call.text(Self.card), since: call.day(Self.since), until: call.day(Self.until))
        _ = try await CardVisit(call).read(saysNothing: isNarrowed) {
            call.screens(of: cards).changes(query, of: cards, navigator: $0, output: $1)
        }
    }

    /// Refuses a period that ends before it begins, in which there can be no payment.
    private func checkPeriod() throws(CommandStop) {
        let today = call.console.days().today
        guard let since = call.day(Self.since)?.date(on: today),
            let until = call.day(Self.until)?.date(on: today), since > until
        else { return }
        let voice = Voice(call.language)
        throw CommandStop(
            exitCode: .usage,
            message: voice(
                "--since is \(since.text), which is after \(until.text) of --until",
                "--since — \(since.text), а це після \(until.text) у --until"),
            advice: voice("Give the earlier day to --since.", "Ранішу дату вкажіть у --since."))
    }

    private func query(for card: String?) -> CardHistoryQuery {
        CardHistoryQuery(
            card: card, isOfAnyFeed: call.flag(Self.all), since: call.day(Self.since),
            until: call.day(Self.until),
            outcomes: (call.flag(Self.undone) ? [.undone] : []) + (call.flag(Self.inDoubt) ? [.inDoubt] : []),
            search: call.text(Self.search), limit: call.format.isForPrograms ? nil : Self.drawnLimit,
            isInParts: call.format.isForPrograms)
    }

    /// The maximum number of payments drawn at once: a picture is completed before any of it is shown.
    static let drawnLimit = 2000
}

extension OptionGroup {
    fileprivate static let history = OptionGroup("The history", "Історія")
}
