import Words

/// Prints a script that completes the command line in a shell.
struct CompletionsCommand: Command {
    static let name = "completions"
    static let intention = Intention.setUp
    static let summary = LocalizedText(
        en: "Print a completion script for a shell", uk: "Вивести скрипт автодоповнення для оболонки")
    static let arguments = [shell]
    static let runsWithInvalidSettings = true
    static let examples = [Example("swippy completions bash", "the script for Bash", "скрипт для Bash")]
    static let topics = [installing]

    static let shell = Argument(
        "SHELL", "ОБОЛОНКА", kind: .choice(of: Shell.self),
        en: "The shell to write for",
        uk: "Оболонка, для якої потрібен скрипт"
    )

    static let installing = Topic(
        "Installing", "Встановлення",
        en:
            "Redirect the script to where the shell looks for it, and start a new shell. It also offers cards, payments that can be undone, sort keys and filter terms; for cards of a server, from the cache alone.",
        uk:
            "Спрямуйте скрипт туди, де його шукає оболонка, і запустіть її знову. Він пропонує й картки, платежі, які можна скасувати, ключі сортування та умови фільтра; картки сервера — лише з кешу.",
        rows: [
            row("bash", "~/.local/share/bash-completion/completions/swippy"),
            row("zsh", "~/.zfunc/_swippy", en: "with ~/.zfunc in fpath", uk: "якщо ~/.zfunc є у fpath"),
            row("fish", "~/.config/fish/completions/swippy.fish"),
        ],
        columns: ["Shell", "File"])

    private static func row(_ shell: String, _ path: String, en: String = "", uk: String = "") -> Topic.Row {
        let text = { (addition: String) in addition.isEmpty ? path : "\(path), \(addition)" }
        return Topic.Row(term: shell, meaning: LocalizedText(en: text(en), uk: text(uk)))
    }

    let call: Call

    func run() throws {
        let shell: Shell = call.choice(Self.shell) ?? .bash
        try call.console.write(Completions(program: call.program).script(for: shell))
    }
}

/// A supported shell.
enum Shell: String, ChoiceValue {
    case bash
    case zsh
    case fish

    var meaning: LocalizedText {
        switch self {
        case .bash: LocalizedText(en: "a script for Bash", uk: "скрипт для Bash")
        case .zsh: LocalizedText(en: "a script for Zsh", uk: "скрипт для Zsh")
        case .fish: LocalizedText(en: "a script for fish", uk: "скрипт для fish")
        }
    }
}
