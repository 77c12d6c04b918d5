import CommandLine
import OffersPorts
import PaymentCardsPorts
import OffersScreens
import TerminalKit
import TerminalSession
import Words
import OffersBuilder
import ScreenProgram
import ScreenView

/// `swippy offers`: the offers that are left as a live deck; elsewhere, a list of them.
struct OffersCommand: Command {
    static let name = "offers"
    static let commonOptions: [String]? = ["card", "category", "json", "help"]
    static let intention = Intention.look
    static let summary = LocalizedText(
        en: "Swipe through offers for your cards", uk: "Гортати пропозиції для ваших карток")
    static let options =
        [
            OfferOptions.card, OfferOptions.category, LiveOptions.reducedMotion, LiveOptions.noMouse,
            OfferOptions.file,
        ]
        + OutputOptions.ofList + PagerOptions.all + FeedOptions.all + StateOptions.all
    static let examples = [
        Example("swippy offers", "right keeps, left passes", "праворуч — зберегти, ліворуч — пропустити"),
        Example("swippy offers --category food", "only food", "лише харчі"),
    ]
    static let topics = [OfferOptions.format, keys]

    private static let keys = Topic(
        "Keys", "Клавіші",
        en: "With the mouse, drag a card, and let go of it a quarter of its width away or with a flick.",
        uk: "Мишею потягніть картку й відпустіть за чверть її ширини або змахом.",
        rows: [
            Topic.Row("Right, l", "keep the offer", "зберегти пропозицію"),
            Topic.Row("Left, h", "pass it", "пропустити її"),
            Topic.Row("Enter", "its details, and from there the card", "подробиці, а звідти картка"),
            Topic.Row("u", "undo, even days later", "скасувати, навіть через дні"),
            Topic.Row("Ctrl-R", "redo what was undone last", "повторити скасоване"),
            Topic.Row(
                "f", "the kept offers, where / searches, s sorts and d lets go",
                "збережені пропозиції: там / шукає, s сортує, d прибирає"),
            Topic.Row("r", "refresh", "оновити"),
            Topic.Row(
                "g", "go to cards, offers, dues, history or spending",
                "до карток, пропозицій, боргів, історії чи витрат"),
            Topic.Row("Esc, q", "back", "назад"),
        ])

    let call: Call
}

@MainActor
extension OffersCommand {
    func run() async throws {
        try await call.perform {
            let visit = try OfferVisit(call, isLive: true)
            let places = LivePlaces(cards: try cards(visit), query: try await visit.query())
            return { places.start(.offers, on: $0) }
        } orPrint: {
            try await print()
        }
    }

    /// All cards beside the offers.
    private func cards(_ visit: OfferVisit) throws -> LiveList {
        LiveList(
            offers: visit,
            query: CardQuery(page: .page(1, size: CardPageSelection.standardSize)),
            config: try call.allSettings.swipeConfig(), reducesMotion: call.reducesMotion,
            usesMouse: call.usesMouse, refreshInterval: nil)
    }

    private func print() async throws {
        let visit = try OfferVisit(call)
        let query = try await visit.query()
        try await visit.print(of: [{ visit.builder.list(query, navigator: $0, output: $1) }])
    }
}

/// `swippy offers list`: the offers that the options choose.
struct OffersListCommand: Command {
    static let name = "offers list"
    static let intention = Intention.look
    static let summary = LocalizedText(en: "List offers", uk: "Перелічити пропозиції")
    static let options =
        [
            OfferOptions.kept, OfferOptions.passed, OfferOptions.all, OfferOptions.card,
            OfferOptions.category,
            OfferOptions.file,
        ]
        + OutputOptions.ofList + PagerOptions.all + FeedOptions.all + StateOptions.all
    static let examples = [
        Example("swippy offers list", "those that can be kept", "ті, які можна зберегти"),
        Example(
            "swippy offers list --all --json | jq .", "every offer, as JSON", "усі пропозиції, у форматі JSON"
        ),
        Example("swippy offers list --card 6564", "those for one card", "пропозиції для однієї картки"),
    ]
    static let topics = [OfferOptions.fields, FormTopics.csv, CardArgument.naming]

    let call: Call

    @MainActor
    func run() async throws {
        let visit = try OfferVisit(call)
        let status: OfferStatus? =
            call.flag(OfferOptions.kept)
            ? .kept : call.flag(OfferOptions.passed) ? .passed : call.flag(OfferOptions.all) ? nil : .open
        let query = try await visit.query(status)
        try await visit.print(of: [{ visit.builder.list(query, navigator: $0, output: $1) }])
    }
}
