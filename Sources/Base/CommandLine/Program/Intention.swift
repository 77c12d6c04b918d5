package import Words

/// What people want when they type a command. The help lists the commands under these headings.
public struct Intention: Equatable, Sendable {
    package let title: LocalizedText

    /// A heading in both languages.
    public init(_ english: String, _ ukrainian: String) { title = LocalizedText(en: english, uk: ukrainian) }

    /// For the commands of a program that doesn't group them.
    public static let use = Intention("Commands", "Команди")
    /// For commands that adapt the program to the person.
    public static let setUp = Intention("Set up", "Налаштувати")
    /// For commands that explain the program.
    public static let learn = Intention("Find out more", "Дізнатися більше")
    /// For commands that only programmers and translators need.
    public static let build = Intention("Learn and build", "Учитися й будувати")
}

extension [any Command.Type] {
    /// The intentions with their commands, in the order of each one's first command.
    var intentions: [(intention: Intention, commands: [any Command.Type])] {
        reduce(into: []) { intentions, command in
            if let index = intentions.firstIndex(where: { $0.intention == command.intention }) {
                intentions[index].commands.append(command)
            } else {
                intentions.append((command.intention, [command]))
            }
        }
    }
}
