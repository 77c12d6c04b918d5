/// An argument that names an option: `--width`, `--width=80`, `-w`, `-w80`, or several flags as in `-hw80`.
struct OptionName {
    let option: Option
    /// The name as it was typed, without the value.
    let typed: String
    /// The value in the same argument, if there is one.
    private(set) var attachedValue: String?
    /// The short options that follow a short flag in the same argument, as a separate argument.
    private(set) var following: String?

    init?(_ argument: String, _ commands: Commands) {
        if argument.hasPrefix("--") {
            self.init(long: argument, commands)
        } else if argument.hasPrefix("-") {
            self.init(short: argument, commands)
        } else {
            return nil
        }
    }

    /// Accepts only what can't be anything but an option: `-w`, but not `-w80`, which may be a search text.
    init?(exactly argument: String, _ commands: Commands) {
        self.init(argument, commands)
        if !argument.hasPrefix("--"), argument.count > 2 {
            return nil
        }
    }

    private init?(long argument: String, _ commands: Commands) {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard let name = parts.first, let option = commands.option(String(name.dropFirst(2))) else {
            return nil
        }
        self.option = option
        typed = String(name)
        attachedValue = parts.count > 1 ? String(parts[1]) : nil
    }

    /// `-w=80` means the same as `-w80`.
    private init?(short argument: String, _ commands: Commands) {
        guard let letter = argument.dropFirst().first, let option = commands.option(short: letter)
        else { return nil }
        let rest = argument.dropFirst(2)
        self.option = option
        typed = "-" + String(letter)
        if rest.first == "=" {
            attachedValue = String(rest.dropFirst())
        } else if !rest.isEmpty {
            if option.kind.takesValue { attachedValue = String(rest) } else { following = "-" + rest }
        }
    }
}
