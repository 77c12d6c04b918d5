import Words

/// What people want when they type a command. The help lists the commands under these headings.
struct Intention: Equatable, Sendable {
    let title: LocalizedText

    init(_ english: String, _ ukrainian: String) { title = LocalizedText(en: english, uk: ukrainian) }

    /// For the commands of a program that sorts none.
    static let use = Intention("Commands", "Команди")
    static let setUp = Intention("Set up", "Налаштувати")
    static let learn = Intention("Find out more", "Дізнатися більше")
}
