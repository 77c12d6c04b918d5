/// Scripts that teach a shell Swippy's command line. Their descriptions are English.
struct Completions {
    var commands = Commands.all

    func script(for shell: Shell) -> String {
        switch shell {
        case .bash: BashCompletions(commands: commands).script
        case .zsh: ZshCompletions(commands: commands).script
        case .fish: FishCompletions(commands: commands).script
        }
    }

    /// `text` as one word that the shell does not interpret. Bash and Zsh: the quote itself is written outside quotes.
    static func quoted(_ text: String) -> String {
        var result = "'"
        for character in text {
            result += character == "'" ? #"'\''"# : String(character)
        }
        return result + "'"
    }
}

extension Commands {
    /// Every spelling of every option that is followed by a value: `--file`, `-f`.
    var spellingsWithValue: [String] { options.filter(\.kind.takesValue).flatMap(\.spellings) }
}
