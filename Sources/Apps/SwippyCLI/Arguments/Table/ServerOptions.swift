import Words

/// The server that the cards come from, and how it is talked to.
enum ServerOptions {
    static let all = [url, tokenFile, timeout, offline, maxAge, verbose]

    /// What means nothing without a server.
    static let needingServer: [OptionKey] = [.tokenFile, .timeout, .offline, .maxAge, .verbose]

    private static let url = Option(
        key: .url, group: .server, kind: .text(),
        placeholder: LocalizedText(en: "URL", uk: "URL"),
        summary: LocalizedText(
            en: "Get the cards from this server, such as https://example.org/v1; it also keeps what you do",
            uk: "Отримувати картки з цього сервера, як-от https://example.org/v1; він зберігає й зроблене"),
        standard: LocalizedText(en: "$SWIPPY_URL", uk: "$SWIPPY_URL"),
        conflicts: [.file, .mockDelay, .mockFailure, .state])

    private static let tokenFile = Option(
        key: .tokenFile, group: .server, kind: .path,
        placeholder: LocalizedText(en: "PATH", uk: "ШЛЯХ"),
        summary: LocalizedText(
            en:
                "Read the access token for the server from this file, or from standard input if it is “-”",
            uk:
                "Прочитати токен доступу до сервера із цього файлу або, якщо це «-», зі стандартного вводу"
        ),
        standard: LocalizedText(en: "$SWIPPY_TOKEN_FILE", uk: "$SWIPPY_TOKEN_FILE"))

    private static let timeout = Option(
        key: .timeout, group: .server, kind: .duration(.milliseconds(100) ... .seconds(600)),
        placeholder: duration,
        summary: LocalizedText(
            en: "Give up on a request after this time, all attempts together",
            uk: "Відмовитися від запиту через цей час, з усіма спробами"),
        standard: LocalizedText(en: "60s", uk: "60s"))

    private static let offline = Option(
        key: .offline, group: .server, kind: .flag,
        summary: LocalizedText(
            en: "Send nothing, and show the cards cached last time",
            uk: "Нічого не надсилати й показати збережене з минулого разу"))

    private static let maxAge = Option(
        key: .maxAge, group: .server, kind: .duration(.zero ... .seconds(366 * 86_400)),
        placeholder: duration,
        summary: LocalizedText(
            en: "Without a connection, show nothing older than this, such as 30m, 12h or 7d",
            uk: "Без з’єднання не показувати нічого, старшого за це, як-от 30m, 12h чи 7d"))

    private static let verbose = Option(
        key: .verbose, group: .server, kind: .flag,
        summary: LocalizedText(
            en: "Report on standard error what is sent and received, without secrets",
            uk: "Повідомляти в стандартний вивід помилок, що надіслано й отримано, без секретів"))

    private static let duration = LocalizedText(en: "DURATION", uk: "ТРИВАЛІСТЬ")
}
