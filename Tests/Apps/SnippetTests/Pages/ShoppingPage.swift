import Pages
import ScreenPresenter
import Storing

/// What can happen on the screen of a shopping list.
enum ShoppingScreenEvent: ViewEvent {
    case screen(ScreenEvent)
    /// The thing at this place was bought, counted from 0.
    case bought(Int)
    case undone
}

/// The same as data.
struct ShoppingRecord: Record {
    struct Line: Described {
        let thing: String
        static let fields: [Field<Line>] = [Field("thing", \.thing, en: "what to buy", uk: "що купити")]
    }

    static let shape = "shopping/1"
    static let fields: [Field<ShoppingRecord>] = [.json("missing", \.lines, "what to buy")]
    let lines: [Line]
}

typealias ShoppingPage = Page<[String], ShoppingRecord, ShoppingScreenEvent>

/// Holds the state of the screen of a shopping list.
@MainActor
final class ShoppingPresenter: Presenter {
    private enum Effect { case load, store(ShoppingEvent) }

    weak var view: (any ViewInput<ShoppingPage>)?
    private let store: ShoppingStore
    private let router: any Routing<BackRoute>
    private var list = ShoppingList()
    private lazy var effects = EffectRunner<Effect> { [weak self] effect in await self?.perform(effect) }

    init(store: ShoppingStore, router: any Routing<BackRoute>) { (self.store, self.router) = (store, router) }

    func handle(_ event: ShoppingScreenEvent) {
        switch event {
        case .screen(.appeared), .screen(.returned): effects.request(.load)
        case .screen(.closed): router.navigate(to: .back)
        case .screen: break
        case .bought(let place):
            if list.missing.indices.contains(place) {
                effects.request(.store(.bought(list.missing[place])))
            }
        case .undone: effects.request(.store(.undone))
        }
    }

    func settle() async { await effects.settle() }

    private func perform(_ effect: Effect) async {
        var alert: AlertState?
        do throws(StoreFault) {
            switch effect {
            case .load: list = try await store.list()
            case .store(let event): list = try await store.store(event)
            }
        } catch {
            alert = AlertState(
                title: "Error", message: "The list in \(error.path) can’t be used: \(error.problem).",
                advice: "Try again.")
        }
        render(alert)
    }

    private func render(_ alert: AlertState?) {
        let hints: [KeyHint<ShoppingScreenEvent>] = [
            KeyHint(.event(.bought(0)), "bought"), KeyHint(.event(.undone), "undo"),
            KeyHint(.event(.screen(.closed)), "back"),
        ]
        view?.render(
            ShoppingPage(
                title: "To buy",
                content: list.missing.isEmpty
                    ? .empty(NoticeState(headline: "Nothing to buy", advice: "Enjoy your day."))
                    : .body(list.missing),
                record: ShoppingRecord(lines: list.missing.map(ShoppingRecord.Line.init)), alert: alert,
                hints: hints))
    }
}

/// Describes that screen, and turns keys and clicks into events.
struct ShoppingView: PageView {
    typealias Content = ShoppingRecord
    let program = "shopping"

    func parts(of things: [String]) -> [Part<ShoppingScreenEvent>] {
        let lines = things.enumerated().map { place, thing in
            Part.line([Ink("\(place + 1)  ", .accent), Ink(thing, .strong)])
                .reading([thing]).pressed(ShoppingScreenEvent.bought(place))
        }
        return [.stack(lines, gap: 0)]
    }

    func keys(on state: ShoppingPage?) -> KeyTable<ShoppingScreenEvent> {
        KeyTable(
            KeyRow.digits(1...9) { .bought($0 - 1) } + [
                KeyRow("u", .undone, "u"), KeyRow("Esc", .screen(.closed), .escape),
            ])
    }
}

/// The screen, which goes back by `navigator`.
@MainActor
func shopping(keptBy store: ShoppingStore, on navigator: any Navigator) -> BuiltScreen<
    ShoppingScreenEvent, ShoppingPage
> {
    let presenter = ShoppingPresenter(store: store, router: BackRouter(navigator: navigator))
    return BuiltScreen(of: presenter, showing: ShoppingView())
}
