package import Words

/// The options for the server that the data come from; the program says what its URL stands for.
package enum ServerOptions {
    package static let urlName = "url"

    package static let tokenFile = Option(
        "token-file", group: .server, kind: .path,
        placeholder: LocalizedText(en: "PATH", uk: "ШЛЯХ"), example: "~/.config/token",
        en: "Read the access token for the server from this file, or from standard input if it is “-”",
        uk: "Прочитати токен доступу до сервера із цього файлу або, якщо це «-», зі стандартного вводу")

    package static let timeout = Option(
        "timeout", group: .server, kind: .duration(.milliseconds(100) ... .seconds(600)),
        placeholder: duration,
        en: "Give up on an answer after this time, all its pages and attempts together",
        uk: "Відмовитися від відповіді через цей час, з усіма її сторінками та спробами",
        standard: LocalizedText(en: "60s", uk: "60s"))

    package static let verbose = Option(
        "verbose", group: .server, kind: .flag,
        en: "Report on standard error what is sent and received, without secrets",
        uk: "Повідомляти в стандартний вивід помилок, що надіслано й отримано, без секретів")

    package static let duration = LocalizedText(en: "DURATION", uk: "ТРИВАЛІСТЬ")
}

extension OptionGroup {
    package static let server = OptionGroup("A server", "Сервер", rank: 4)
}
