import Words

/// What `swippy doctor` explains beyond its options.
enum DoctorTopic {
    static let asking = Topic(
        title: LocalizedText(en: "What the terminal is asked", uk: "Про що запитують термінал"),
        introduction: LocalizedText(
            en:
                "Its name, its background, which modes it knows, and how far its cursor moves for some characters. "
                + "That takes a second at most, and nothing of it stays on the screen. The terminal is not asked "
                + "where the output is piped.",
            uk: "Назву, тло, відомі режими та наскільки курсор зсувається після деяких символів. "
                + "На це йде щонайбільше секунда, і на екрані нічого не лишається. Якщо вивід іде в конвеєр, "
                + "термінал не запитують."))
}
