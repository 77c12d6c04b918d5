package import CommandLine
import Foundation
import PaymentCardsPorts
import PaymentCardsStore
import ScreenProgram
import SettingsLibrary
import Words

extension Program {
    /// The `swippy` command.
    package static let swippy: Program = {
        var program = swippyAlone
        program.neighbours = [
            Neighbour(
                "movies", program: "swippy-movies", en: "Films, with posters", uk: "Фільми з постерами"),
            Neighbour(
                "stories", program: "swippy-stories", en: "Stories, with drawings that draw themselves",
                uk: "Історії з малюнками, що малюються самі"),
        ]
        program.gone += .swippy
        return program
    }()

    private static let swippyAlone = Program(
        "swippy", version: "0.14.0", about: .swippy,
        commands: [
            LiveCommand.self, ListCommand.self, SwipeCommand.self, ShowCommand.self, DueCommand.self,
            BillCommand.self, ImportCommand.self, PayCommand.self, UndoCommand.self, HistoryCommand.self,
            StatementCommand.self,
            SpendingCommand.self, CategorizeCommand.self, AddCommand.self, EditCommand.self,
            CloseCommand.self,
            ReopenCommand.self,
            RemoveCommand.self, ResetCommand.self,
            InitCommand.self,
            CheckCommand.self, RepairCommand.self, ConfigCommand.self, ConfigGetCommand.self,
            ConfigSetCommand.self,
            ConfigUnsetCommand.self, CompletionsCommand.self, ManCommand.self, HelpCommand.self,
            DoctorCommand.self, VersionCommand.self,
        ],
        standardCommand: LiveCommand.self,
        mostUsed: ["file", "json", "url", "lang", "help"], settings: .swippy,
        topics: ProgramTopics.all, exitCodes: ExitCode.all, habits: .swippy, completer: .ofCards,
        examples: examplesOfOwnCommands
    ).showingScreens(on: .swippy).showingSettings()

    /// Examples of the commands that any program has, with Swippy's cards and settings.
    private static let examplesOfOwnCommands = [
        HelpCommand.name: [
            Example("swippy help swipe", "everything about a command", "усе про команду"),
            Example("swippy swipe -h", "the same on one screen", "те саме на один екран"),
            Example("swippy help | less", "everything, page by page", "усе, посторінково"),
        ],
        ConfigCommand.name: [
            Example("swippy config", "the settings and their sources", "налаштування та їхні джерела"),
            Example(
                "swippy config --open-percentage 0.4 --json", "what this option would change",
                "що змінив би цей параметр"),
        ],
        ConfigGetCommand.name: [
            Example(
                "swippy config get open-percentage", "how far a card opens", "наскільки відкривається картка")
        ],
        ConfigSetCommand.name: [
            Example("swippy config set lang uk", "always in Ukrainian", "завжди українською"),
            Example("swippy config set file MockData.json", "always these cards", "завжди ці картки"),
            Example("swippy config set reduced-motion true", "never animate", "ніколи не анімувати"),
        ],
    ]

    /// Runs Swippy's command line of this process and returns its exit code (sysexits).
    @MainActor
    package static func runSwippy() async -> Int32 { await swippy.run { _ in } }
}

extension Stage {
    fileprivate static let swippy: Stage = {
        var stage = Stage()
        stage.remark = { $0.demonstrationRemark }
        stage.remarkBesideLines = { $0.demonstrationRemarkBesideLines() }
        stage.kept = { call in
            let choice = ServiceChoice(call: call)
            let wallet = choice.walletStore.folder.map { ["\($0)/wallet"] } ?? []
            guard let folder = choice.stateFolder else { return wallet }
            return wallet + ["journal", "demo", "servers"].map { "\(folder)/\($0)" }
        }
        stage.facts = { $0.doctorFacts }
        stage.leftovers = { call in
            ServiceChoice(call: call).stateFolder.map { LeftFiles(in: $0).leftovers } ?? []
        }
        stage.explain = { stop, call in stop.naming(call.allSettings) }
        return stage
    }()
}

extension About {
    fileprivate static let swippy = About(
        title: "Swippy", released: "2026-11-30",
        tagline: LocalizedText(
            en:
                "Swippy draws payment cards in the terminal and swipes them to show what can be done with them.",
            uk: "Swippy малює платіжні картки в терміналі, а свайп показує, що з ними можна зробити."),
        shortTagline: LocalizedText(
            en: "Swippy shows payment cards in the terminal, and what can be done with them.",
            uk: "Swippy показує платіжні картки в терміналі й те, що з ними можна зробити."),
        purpose: LocalizedText(
            en: "payment cards in the terminal, swiped, paid and undone",
            uk: "платіжні картки в терміналі: свайп, сплата й скасування"),
        withoutCommand: LocalizedText(
            en:
                "Without a command, Swippy opens its live screen; where there is no terminal, it prints the list.",
            uk: "Без команди Swippy відкриває живий екран, а де немає термінала — виводить список."),
        reporting: LocalizedText(
            en:
                "Report them where you got Swippy, with the command line that led there and what “swippy doctor” prints.",
            uk:
                "Повідомляйте про них там, де взяли Swippy, разом із командою, що до них призвела, і тим, що виводить «swippy doctor»."
        ))
}

extension Habits {
    fileprivate static let swippy = Habits(
        commands: [
            "calendar": "due --ics", "ical": "due --ics", "ics": "due --ics", "export": "due --ics",
            "bills": "due", "urgent": "due", "payments": "history", "transactions": "statement",
            "cards": "list", "search": "list --search TEXT", "find": "list --search TEXT",
            "delete": "remove", "category": "categorize", "rules": "categorize --list",
        ],
        options: [
            "no-colour": "--color never", "monochrome": "--color never",
            "ical": "--ics", "calendar": "--ics",
        ],
        searching: ["search", "category"], reading: FeedOptions.file.name)
}
