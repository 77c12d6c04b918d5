import CommandLine
import PaymentCardsBuilder
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import ScreenProgram
import SwipeKit
import Words

/// Swipes one card, and optionally chooses an action that the swipe reveals.
struct SwipeCommand: Command {
    static let name = "swipe"
    static let intention = Intention.look
    static let summary = LocalizedText(
        en: "Swipe a card and draw where it comes to rest",
        uk: "Зробити свайп картки й намалювати, де вона зупинилася")
    static let arguments = [CardArgument.card, direction]
    static let options =
        [distance, action] + OutputOptions.all + FeedOptions.all + SwipeValueOptions.all
        + StateOptions.all
    static let examples = [
        Example(
            "swippy swipe 48822394455", "reveal what can be done", "показати доступні дії", inOverview: true),
        Example(
            "swippy swipe 48822394455 right --distance 0.05", "too short: it springs back",
            "закоротко: картка повертається", inOverview: true),
        Example(
            "swippy swipe 48822394455 --action view_details", "and perform an action", "і виконати дію"),
        Example(
            "swippy swipe @3 --open-percentage 0.4", "open less than usual",
            "відкрити менше, ніж звичайно"),
    ]
    static let topics = [CardArgument.naming]

    static let direction = Argument(
        "DIRECTION", "НАПРЯМОК", kind: .choice(of: DirectionChoice.self),
        en: "Which way to swipe: left reveals the actions on the right, right those on the left",
        uk: "Куди робити свайп; left відкриває дії праворуч, right — ліворуч",
        standard: LocalizedText(DirectionChoice.standard), isRequired: false)

    static let distance = Option(
        "distance", group: .swipe,
        kind: .fraction(FractionBounds(lower: 0, upper: 2, includesLower: true)),
        placeholder: LocalizedText(en: "FRACTION", uk: "ЧАСТКА"),
        en: "How far to swipe, as a fraction of the width, such as 0.3 or 30%",
        uk: "Довжина свайпу — частка ширини, як-от 0.3 чи 30%",
        standard: LocalizedText(en: "far enough to open", uk: "достатня, щоб відкрити"))

    static let action = Option(
        "action", group: .swipe,
        kind: .text(suggestions: CardAction.known.map(\.code)),
        placeholder: LocalizedText(en: "ACTION", uk: "ДІЯ"),
        en: "Perform this action of those the swipe revealed: “view details”, “pay now” or “last statement”",
        uk: "Виконати цю дію з відкритих свайпом: «подробиці», «сплатити» або «остання виписка»")

    let call: Call

    func run() async throws {
        if call.has(Self.distance), call.choice(Self.direction) == DirectionChoice.center {
            throw call.error(.conflict(DirectionChoice.center.rawValue, Self.distance.spelling))
        }
        let visit = try ListVisit(call)
        let direction: DirectionChoice = call.choice(Self.direction) ?? .standard
        let length = call.fraction(Self.distance) ?? visit.config.openPercentage
        let action = call.text(Self.action)
        try await CardChoice(call: call, service: visit.service, changesCard: false).find(CardArgument.card) {
            card in
            try await visit.print(card.name, opensCard: action != nil) { gestures in
                gestures.swipe(row: 0, by: direction.sign * length)
                if let action { gestures.choose(action: action, row: 0) }
            }
        }
    }
}

extension OptionGroup {
    static let swipe = OptionGroup("The swipe", "Свайп")
}

/// The direction in which `swippy swipe` moves the card.
enum DirectionChoice: String, ChoiceValue {
    case left
    case right
    case center

    /// The default direction.
    static let standard = DirectionChoice.left

    var meaning: LocalizedText {
        switch self {
        case .left:
            LocalizedText(en: "reveals the actions on the right", uk: "відкриває дії праворуч")
        case .right:
            LocalizedText(en: "reveals the actions on the left", uk: "відкриває дії ліворуч")
        case .center:
            LocalizedText(en: "leaves the card closed", uk: "залишає картку закритою")
        }
    }

    var aliases: [String] {
        switch self {
        case .center: ["centre"]
        case .left, .right: []
        }
    }

    /// The finger's direction: negative is left.
    fileprivate var sign: Double {
        switch self {
        case .left: -1
        case .center: 0
        case .right: 1
        }
    }
}
