package import Words

/// What people want when they type a command. The help lists the commands under these headings.
public struct Intention: Equatable, Sendable {
    package let title: LocalizedText

    /// A heading in both languages.
    public init(_ english: String, _ ukrainian: String) { title = LocalizedText(en: english, uk: ukrainian) }

    /// For the commands of a program that sorts none.
    public static let use = Intention("Commands", "Команди")
    /// To make the program one's own.
    public static let setUp = Intention("Set up", "Налаштувати")
    /// To read about the program.
    public static let learn = Intention("Find out more", "Дізнатися більше")
}
