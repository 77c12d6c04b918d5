import PaymentCardsContract

extension OtherFormat {
    /// What stands at `source` instead of a feed, and how to come to one.
    func words(for source: String, in language: Language) -> (message: String, advice: String) {
        let message = what[language].replacing("{}", with: source)
        let name = source == "-" ? "FILE" : source
        return (message, advice[language].replacing("{}", with: name.shellQuoted))
    }

    private var what: LocalizedText {
        switch self {
        case .markup:
            LocalizedText(
                en: "“{}” is a web page or XML, not a card feed.",
                uk: "«{}» — веб-сторінка або XML, а не стрічка карток.")
        case .table:
            LocalizedText(
                en: "“{}” is a table such as CSV, not a card feed.",
                uk: "«{}» — таблиця на зразок CSV, а не стрічка карток.")
        case .gzip: LocalizedText(en: "“{}” is compressed with gzip.", uk: "«{}» стиснуто gzip.")
        case .lines:
            LocalizedText(
                en: "“{}” has a JSON document on each line.",
                uk: "«{}» має по документу JSON у кожному рядку.")
        case .utf16: LocalizedText(en: "“{}” is in UTF-16.", uk: "«{}» — в UTF-16.")
        case .url: LocalizedText(en: "“{}” is a URL, not a file.", uk: "«{}» — це URL, а не файл.")
        }
    }

    private var advice: LocalizedText {
        switch self {
        case .markup:
            LocalizedText(
                en: "Save the JSON itself; a server may have answered with a page to sign in.",
                uk: "Збережіть сам JSON; можливо, сервер відповів сторінкою входу.")
        case .table: LocalizedText(en: "Convert it to JSON first.", uk: "Спершу перетворіть її на JSON.")
        case .gzip:
            LocalizedText(
                en: "Unpack it: `gunzip -c {} | swippy -f -`.",
                uk: "Розпакуйте: `gunzip -c {} | swippy -f -`.")
        case .lines:
            LocalizedText(
                en: "Make one feed of them: `jq -s '{card: .}' {} | swippy -f -`.",
                uk: "Зробіть із них одну стрічку: `jq -s '{card: .}' {} | swippy -f -`.")
        case .utf16:
            LocalizedText(
                en: "Convert it: `iconv -f UTF-16 -t UTF-8 {} | swippy -f -`.",
                uk: "Перекодуйте: `iconv -f UTF-16 -t UTF-8 {} | swippy -f -`.")
        case .url:
            LocalizedText(
                en: "Ask a cards server with --url, or fetch a feed: `curl {} | swippy -f -`.",
                uk: "Запитайте сервер карток через --url або завантажте стрічку: `curl {} | swippy -f -`.")
        }
    }
}

extension String {
    /// The text as one word of a shell.
    fileprivate var shellQuoted: String {
        let isPlain =
            !isEmpty
            && utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "/"),
                    UInt8(ascii: "_"),
                    UInt8(ascii: "-"), UInt8(ascii: ":"):
                    true
                default: false
                }
            }
        return isPlain ? self : "'" + replacing("'", with: #"'\''"#) + "'"
    }
}
