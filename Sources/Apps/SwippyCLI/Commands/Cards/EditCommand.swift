import CommandLine
import PaymentCardsPorts
import ScreenProgram
import Values
import Words

/// Changes what is said of a card of one's own.
struct EditCommand: Command {
    static let name = "edit"
    static let intention = Intention.collect
    static let summary = LocalizedText(en: "Change a card of your own", uk: "Змінити власну картку")
    static let arguments = [OwnCardArgument.card]
    static let options =
        [OwnCardOptions.also] + OwnCardOptions.all + OwnCardArgument.confirming + OutputOptions.all
        + FeedOptions.all + StateOptions.all
    static let examples = [
        Example(
            "swippy edit 4821 --statement-day 20 --due-day 5", "the days of its bills", "дні її рахунків"),
        Example(
            "swippy edit 4821 --limit 150000 --autopay full", "what changes, and nothing else",
            "лише те, що змінюється"),
        Example(
            "swippy edit 4821 --also 9921", "a reissued card: both numbers name it",
            "перевипущена картка: її називають обидва номери"),
    ]
    static let topics = [AddCommand.cycles, CardArgument.naming]

    let call: Call

    func run() async throws {
        let reader = try OwnCardReader(call)
        let request = CardChangeRequest.edit(
            try call.argument(OwnCardArgument.card), reader.fields, limit: reader.limit,
            number: reader.number)
        try await OwnCardVisit(call).run(
            request, asking: .never, isDryRun: call.flag(OwnCardArgument.dryRun))
    }
}

/// Takes a card of one's own out of the lists.
struct CloseCommand: Command {
    static let name = "close"
    static let intention = Intention.collect
    static let summary = LocalizedText(
        en: "Take a card of your own out of the lists, once nothing is left to pay",
        uk: "Прибрати власну картку зі списків, щойно сплачувати буде нічого")
    static let arguments = [OwnCardArgument.card]
    static let options =
        [OwnCardArgument.on] + OwnCardArgument.confirming + OutputOptions.all + FeedOptions.all
        + StateOptions.all
    static let examples = [Example("swippy close 4821", "closed today", "закрито сьогодні")]
    static let topics = [CardArgument.naming]

    let call: Call

    func run() async throws {
        let request = CardChangeRequest.close(
            try call.argument(OwnCardArgument.card), on: try call.pastDay(OwnCardArgument.on))
        try await OwnCardVisit(call).run(
            request, asking: .never, isDryRun: call.flag(OwnCardArgument.dryRun))
    }
}

/// Takes the closing of a card back.
struct ReopenCommand: Command {
    static let name = "reopen"
    static let intention = Intention.collect
    static let summary = LocalizedText(
        en: "Put a closed card back into the lists", uk: "Повернути закриту картку до списків")
    static let arguments = [OwnCardArgument.card]
    static let options =
        OwnCardArgument.confirming + OutputOptions.all + FeedOptions.all + StateOptions.all
    static let examples = [Example("swippy reopen 4821", "as it was", "як було")]
    static let topics = [CardArgument.naming]

    let call: Call

    func run() async throws {
        try await OwnCardVisit(call).run(
            .reopen(try call.argument(OwnCardArgument.card)), asking: .never,
            isDryRun: call.flag(OwnCardArgument.dryRun))
    }
}

/// What the commands for one's own cards take.
enum OwnCardArgument {
    static let card = Argument(
        "CARD", "КАРТКА", kind: .asked(.card), en: "The card; see “Naming a card”",
        uk: "Картка; див. «Як назвати картку»")

    static let on = Option(
        "on", group: .payment, kind: .day, placeholder: LocalizedText(en: "DAY", uk: "ДЕНЬ"),
        en: "On this day, such as 2026-11-03, yesterday or 4d",
        uk: "Цього дня, як-от 2026-11-03, yesterday чи 4d",
        standard: LocalizedText(en: "today", uk: "сьогодні"))

    static let dryRun = Option(
        "dry-run", short: "n", group: .card, kind: .flag,
        en: "Show what would be changed, and change nothing",
        uk: "Показати, що буде змінено, і нічого не змінювати")

    /// What a change takes that is recorded without a question, and can be undone: scripts may say yes to all of them.
    static let confirming = [dryRun, Confirmation.yes]
}

extension Call {
    /// The day of an option, counted from today where it says how long ago.
    func pastDay(_ option: Option) throws -> CalendarDate? { day(option)?.date(on: console.days().today) }
}
