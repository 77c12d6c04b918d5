/// Scripts that complete a program's command line in a shell. Their descriptions are in English.
package struct Completions {
    package let program: Program

    package func script(for shell: Shell) -> String {
        switch shell {
        case .bash: BashCompletions(program: program).script
        case .zsh: ZshCompletions(program: program).script
        case .fish: FishCompletions(program: program).script
        }
    }

    /// `text` as one word that the shell doesn't interpret. For Bash and Zsh, where a quote must be written outside quotes.
    package static func quoted(_ text: String) -> String {
        var result = "'"
        for character in text {
            result += character == "'" ? #"'\''"# : String(character)
        }
        return result + "'"
    }
}

extension Program {
    /// What the value of each setting may be, if the command takes one after the name of the setting.
    package func settingValues(of command: any Command.Type) -> [Setting] {
        let takesValue = command.arguments.contains { argument in
            if case .settingValue = argument.kind { true } else { false }
        }
        return takesValue ? settings.all : []
    }

    /// Every spelling of every option that takes a value: `--file`, `-f`.
    package var spellingsWithValue: [String] { options.filter(\.kind.takesValue).flatMap(\.spellings) }
}
