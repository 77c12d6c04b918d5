import CommandLine
import ScreenProgram
import Words

/// Where the cards come from.
enum FeedOptions {
    static let all = [file, demo, mockDelay, mockFailure] + ServerOptions.all

    static let file = Option(
        "file", short: "f", group: .feed, kind: .path,
        placeholder: LocalizedText(en: "PATH", uk: "ШЛЯХ"), example: "cards.json",
        en:
            "Read the cards from this JSON file, or from standard input if it is “-”; without it, your own cards",
        uk:
            "Читати картки з цього файлу JSON або, якщо це «-», зі стандартного вводу; інакше — власні картки",
        conflicts: ["url"] + demonstrating.map(\.name))

    static let demo = Option(
        "demo", group: .feed, kind: .flag,
        en: "Show the built-in demonstration cards, whatever is set",
        uk: "Показати вбудовані демонстраційні картки, хоч би що було задано",
        conflicts: others)

    static let mockDelay = MockOptions.delay(besides: others)
    static let mockFailure = MockOptions.failure(of: CardFailureChoice.self, besides: others)

    /// The options that ask for the demonstration, instead of the person's own cards.
    static let demonstrating = [demo, mockDelay, mockFailure]
    /// The names of the options for other cards.
    private static let others = ["file", ServerOptions.urlName]
}

extension OptionGroup {
    static let feed = OptionGroup("Where the cards come from", "Звідки беруться картки", rank: 3)
}

extension ProgressLine.Wait {
    /// Cards or their data are loading.
    static let cards = ProgressLine.Wait(en: "Fetching your cards…", uk: "Отримуємо ваші картки…")
    /// Another program writes to standard input, or the person does.
    static let input = ProgressLine.Wait(
        en: "Reading standard input…", uk: "Читаємо стандартний ввід…",
        typing: LocalizedText(
            en: "Paste the cards, then press Ctrl-D.", uk: "Вставте картки й натисніть Ctrl-D."))
}

extension Call {
    /// What the person waits for while the cards are fetched.
    var wait: ProgressLine.Wait { text(FeedOptions.file) == "-" ? .input : .cards }
}

/// The failure that the service of cards simulates on request.
enum CardFailureChoice: String, ChoiceValue {
    case offline
    case timeout
    case serverError = "500"
    case malformed

    var meaning: LocalizedText {
        switch self {
        case .offline, .timeout, .serverError, .malformed:
            MockFailureChoice(rawValue: rawValue)?.meaning ?? LocalizedText(word: rawValue)
        }
    }
}

/// The options for where a person's actions are stored.
enum StateOptions {
    static let all = [state, noState]

    /// For a command that is only about the store.
    static let stateAlone = folder(conflicts: [])

    static let state = folder(conflicts: ["no-state", "url"])

    private static func folder(conflicts: [String]) -> Option {
        Option(
            "state", group: .general, kind: .path,
            placeholder: LocalizedText(en: "FOLDER", uk: "ТЕКА"), example: "~/swippy-state",
            en: "Keep cards and payments in this folder",
            uk: "Зберігати картки й платежі в цій теці",
            standard: LocalizedText(en: "$XDG_STATE_HOME/swippy", uk: "$XDG_STATE_HOME/swippy"),
            conflicts: conflicts)
    }

    static let noState = Option(
        "no-state", group: .general, kind: .flag,
        en: "Ignore what was kept before, and keep what is done for this run only",
        uk: "Не зважати на збережене раніше й зберігати зроблене лише на цей запуск",
        conflicts: ["state"])
}
