import Words

/// Where the cards come from.
enum FeedOptions {
    static let all = [file, mockDelay, mockFailure] + ServerOptions.all

    private static let file = Option(
        key: .file, group: .feed, kind: .path,
        placeholder: LocalizedText(en: "PATH", uk: "ШЛЯХ"),
        summary: LocalizedText(
            en:
                "Read the cards from this JSON file, or from standard input if it is “-”; without it, the built-in cards",
            uk:
                "Читати картки з цього файлу JSON або, якщо це «-», зі стандартного вводу; інакше — вбудовані картки"
        ), conflicts: [.url])

    private static let mockDelay = Option(
        key: .mockDelay, group: .feed, kind: .duration(.zero ... .seconds(60)),
        placeholder: LocalizedText(en: "DURATION", uk: "ТРИВАЛІСТЬ"),
        summary: LocalizedText(
            en: "Delay the first answer, or every one on a live screen, by this time, such as 800ms or 1.5s",
            uk: "Затримати першу відповідь, а на живому екрані — кожну, на цей час, як-от 800ms чи 1.5s"),
        conflicts: [.url])

    private static let mockFailure = Option(
        key: .mockFailure, group: .feed, kind: .choice(of: FailureChoice.self),
        placeholder: LocalizedText(en: "FAILURE", uk: "ЗБІЙ"),
        summary: LocalizedText(
            en: "Simulate a failure of the service", uk: "Імітувати збій сервісу"), conflicts: [.url])
}
