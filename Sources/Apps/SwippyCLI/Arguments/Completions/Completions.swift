/// Scripts that teach a shell Swippy's command line, written from the table. Their descriptions are English.
enum Completions {
    static func script(for shell: Shell) -> String {
        switch shell {
        case .bash: BashCompletions.script
        case .zsh: ZshCompletions.script
        case .fish: FishCompletions.script
        }
    }

    /// Every spelling of every option that is followed by a value: `--file`, `-f`.
    static var spellingsWithValue: [String] {
        OptionKey.allCases.filter(CommandTable.takesValue).flatMap(spellings)
    }

    /// How an option may be typed.
    static func spellings(of key: OptionKey) -> [String] {
        [key.spelling] + (key.short.map { ["-\($0)"] } ?? [])
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
