/// Scripts that complete Swippy's command line in a shell. Their descriptions are in English.
struct Completions {
    var commands = Commands.all

    func script(for shell: Shell) -> String {
        switch shell {
        case .bash: BashCompletions(commands: commands).script
        case .zsh: ZshCompletions(commands: commands).script
        case .fish: FishCompletions(commands: commands).script
        }
    }

    /// `text` as one word that the shell doesn't interpret. For Bash and Zsh, where a quote must be written outside quotes.
    static func quoted(_ text: String) -> String {
        var result = "'"
        for character in text {
            result += character == "'" ? #"'\''"# : String(character)
        }
        return result + "'"
    }
}

extension Command {
    /// What the value of each setting may be, if the command takes one after the name of the setting.
    static var settingValues: [Setting] {
        let takesValue = arguments.contains { argument in
            if case .settingValue = argument.kind { true } else { false }
        }
        return takesValue ? Setting.all : []
    }
}

extension Commands {
    /// Every spelling of every option that takes a value: `--file`, `-f`.
    var spellingsWithValue: [String] { options.filter(\.kind.takesValue).flatMap(\.spellings) }
}
