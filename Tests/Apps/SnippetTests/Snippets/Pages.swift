import Pages
import ScreenPresenter

/// A currency and its price: for people a line of a table, for programs a line of data.
struct Rate: Described, Spoken {
    let currency: String
    let price: Double

    static let fields: [Field<Rate>] = [
        Field("currency", \.currency, en: "the code of the currency", uk: "код валюти"),
        Field("price", \.price, en: "what one of it costs", uk: "скільки коштує одиниця"),
    ]

    var spoken: String { "\(currency) costs \(price)" }
}

struct Rates: Record {
    static let shape = "rates/1"
    let lines: [Rate]
    static let fields: [Field<Rates>] = [.json("rates", \.lines, "the currencies")]
}

struct BankError: Error, Equatable {}

/// What the screen says.
struct RatesWording: PageWording {
    let title = "Rates"
    let fetching = "Asking the bank…"
    let hints: [KeyHint<AnswerEvent>] = [
        KeyHint(.event(.refreshRequested), "refresh"), KeyHint(.event(.screen(.closed)), "back"),
    ]

    func alert(for failure: BankError) -> AlertState {
        AlertState(title: title, message: "The bank doesn’t answer.", advice: "Try again later.")
    }

    func page(of rates: [Rate], isPrivate: Bool) -> Page<[Rate], Rates, AnswerEvent> {
        Page(title: title, content: .body(rates), record: Rates(lines: rates))
    }
}

/// What it looks like.
struct RatesView: AnswerPageView {
    typealias Content = Rates
    let program = "bank"

    func parts(of rates: [Rate]) -> [Part<AnswerEvent>] {
        [
            Table(
                rates, sums: [Rate](),
                [.init { Ink($0.currency, .accent) }, .init { Ink("\($0.price)", .strong) }.right]
            ).part()
        ]
    }
}

/// The screen, which asks with `fetch` and goes back by `navigator`.
@MainActor
func rates(
    on navigator: any Navigator, fetch: @escaping @MainActor () async throws(BankError) -> [Rate]
) -> BuiltScreen<AnswerEvent, Page<[Rate], Rates, AnswerEvent>> {
    let router = BackRouter<BackRoute>(navigator: navigator)
    let presenter = AnswerPresenter(RatesWording(), router: router, fetch: fetch)
    return BuiltScreen(of: presenter, showing: RatesView())
}
