package import Words

/// Prints a script that completes the command line in a shell.
package struct CompletionsCommand: SetUpCommand {
    package static let name = "completions"
    package static let isEveryday = false
    package static let summary = LocalizedText(
        en: "Print a completion script for a shell", uk: "Вивести скрипт автодоповнення для оболонки")
    package static let arguments = [shell]
    package static let examples = [
        Example("{program} completions bash", "the script for Bash", "скрипт для Bash")
    ]

    package static func topics(in program: Program) -> [Topic] {
        [installing(program.name, program.completer.note)]
    }

    package static let shell = Argument(
        "SHELL", "ОБОЛОНКА", kind: .choice(of: Shell.self),
        en: "The shell to write for",
        uk: "Оболонка, для якої потрібен скрипт"
    )

    /// - Parameter note: what the program completes besides words that are in its help.
    private static func installing(_ program: String, _ note: LocalizedText?) -> Topic {
        let rule = LocalizedText(
            en:
                "Write the script to the file that the shell reads, as in “{program} completions bash > FILE”, and start a new shell.",
            uk:
                "Запишіть скрипт у файл, який читає оболонка, як-от «{program} completions bash > ФАЙЛ», і запустіть її знову."
        )
        let zsh = "~/.zfunc/_\(program)"
        return Topic(
            "Installing", "Встановлення", introduction: ([rule] + [note].compactMap(\.self)).joined(" "),
            rows: [
                row("bash", "~/.local/share/bash-completion/completions/\(program)"),
                Topic.Row(
                    term: "zsh",
                    meaning: LocalizedText(
                        en: "\(zsh), with ~/.zfunc in fpath", uk: "\(zsh), якщо ~/.zfunc є у fpath")),
                row("fish", "~/.config/fish/completions/\(program).fish"),
            ],
            columns: ["Shell", "File"])
    }

    private static func row(_ shell: String, _ path: String) -> Topic.Row {
        Topic.Row(term: shell, meaning: LocalizedText(word: path))
    }

    private let call: Call

    package init(call: Call) { self.call = call }

    package func run() throws {
        let shell: Shell = call.choice(Self.shell) ?? .bash
        try call.console.write(Completions(program: call.program, word: call.console.word).script(for: shell))
    }
}

/// A supported shell.
package enum Shell: String, ChoiceValue {
    case bash
    case zsh
    case fish

    package var meaning: LocalizedText {
        switch self {
        case .bash: LocalizedText(en: "a script for Bash", uk: "скрипт для Bash")
        case .zsh: LocalizedText(en: "a script for Zsh", uk: "скрипт для Zsh")
        case .fish: LocalizedText(en: "a script for fish", uk: "скрипт для fish")
        }
    }
}
