import CommandLine
import Foundation
import PaymentCardsEntity
import PaymentCardsFeed
import PaymentCardsPorts
import PaymentCardsScreens
import ScreenProgram
import Words

/// Imports what banks give to download into the person's own cards.
struct ImportCommand: Command {
    static let name = "import"
    static let intention = Intention.pay
    static let summary = LocalizedText(
        en: "Import what your bank gives to download: OFX, QFX, QIF or CSV",
        uk: "Імпортувати завантажене з банку: OFX, QFX, QIF або CSV")
    static let commonOptions: [String]? = ["card", "dry-run"]
    static let arguments = [file]
    static let options =
        [card, currency, dates, decimal, spending, dryRun, Confirmation.yes] + OutputOptions.ofTables
        + FeedOptions.all
        + StateOptions.all
    static let examples = [
        Example("swippy import statement.ofx --dry-run", "what is new in it", "що в ньому нового"),
        Example("swippy import a.ofx b.ofx --yes", "several files at once", "кілька файлів разом"),
        Example("swippy import visa.csv --card 6564 -n", "of the card ending in 6564", "за карткою на …6564"),
    ]
    static let topics = [new, fields, FormTopics.csv]

    static let file = Argument(
        "FILE", "ФАЙЛ", kind: .path,
        en: "A file of a bank, or several; standard input if it is “-”; without it, one from your downloads",
        uk: "Файл із банку або кілька; стандартний ввід, якщо це «-»; без нього — із завантажень",
        isRequired: false, isRepeatable: true)

    static let card = Option(
        "card", group: .importing, kind: .asked(.card), placeholder: LocalizedText(en: "CARD", uk: "КАРТКА"),
        example: "6564", en: "The card of a file that doesn’t say whose it is",
        uk: "Картка для файлу, який не каже, чий він")
    static let currency = Option(
        "currency", group: .importing, kind: .text(), placeholder: LocalizedText(en: "CODE", uk: "КОД"),
        example: "EUR", en: "The currency, where neither the file nor the card says it",
        uk: "Валюта, якщо її не каже ні файл, ні картка")
    static let dates = Option(
        "dates", group: .importing, kind: .choice(of: DayOrder.self),
        placeholder: LocalizedText(en: "ORDER", uk: "ПОРЯДОК"),
        en: "The order of day, month and year, where the file leaves it open",
        uk: "Порядок дня, місяця й року, якщо файл його не показує")
    static let decimal = Option(
        "decimal", group: .importing, kind: .choice(of: DecimalMark.self),
        placeholder: LocalizedText(en: "MARK", uk: "ЗНАК"),
        en: "The decimal mark, where the file leaves it open",
        uk: "Десятковий знак, якщо файл його не показує")
    static let spending = Option(
        "spending", group: .importing, kind: .choice(of: AmountSign.self),
        placeholder: LocalizedText(en: "SIGN", uk: "ЗНАК"),
        en: "The sign of what was spent, where the file leaves it open, or has it wrong",
        uk: "Знак витрачених сум, якщо файл його не показує чи показує хибно")
    static let dryRun = Option(
        "dry-run", short: "n", group: .importing, kind: .flag,
        en: "Show what would be imported, and store nothing",
        uk: "Показати, що буде імпортовано, і нічого не зберігати")

    private static let new = Topic(
        "Whose a file is, and what is new", "Чий це файл і що в ньому нове",
        en:
            "The last four digits of the account say which card it is of; if they fit none, a card is added. Files may overlap, since a transaction counts once, and so does a payment that you recorded within ten days. A closing statement becomes a bill, and so does a balance, if the transactions since the closing day are known. How a file is to be read is remembered for its card. swippy undo takes back all of an import.",
        uk:
            "Картку визначають останні чотири цифри рахунку; якщо вони не підходять жодній, картка додається. Файли можуть перекриватися, бо кожна операція враховується один раз, як і платіж, записаний вами до десяти днів поруч. Виписка стає рахунком, як і борг, якщо відомі операції після дня виписки. Як читати файл, запам’ятовується для його картки. swippy undo скасовує весь імпорт."
    )

    private static let fields = Topic(
        "Fields of --plain for import", "Поля --plain для import",
        en: "An account is a line of fields with tabs between them.",
        uk: "Рахунок — рядок полів із табуляцією між ними.",
        rows: Topic.Row.fields(of: CardImportRecord.Account.self), isReference: true)

    let call: Call

    func run() async throws {
        var paths = call.texts(Self.file)
        if paths.isEmpty { paths = [try await download()] }
        var request = CardImportRequest(files: paths.map { NamedBytes($0, input: call.console.input) })
        request.card = call.text(Self.card)
        request.currency = try call.text(Self.currency).map { try call.currency($0, for: Self.currency) }
        request.options = ImportOptions(
            dates: call.choice(Self.dates), decimal: call.choice(Self.decimal),
            spending: call.choice(Self.spending))
        (request.isDryRun, request.isAgreed) = (call.flag(Self.dryRun), call.flag(Confirmation.yes))
        try await importFiles(request)
    }
}

extension OptionGroup {
    fileprivate static let importing = OptionGroup("The import", "Імпорт")
}
