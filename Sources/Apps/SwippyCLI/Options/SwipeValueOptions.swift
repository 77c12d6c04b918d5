import CommandLine
import Words

/// The options for the swipe's values.
enum SwipeValueOptions {
    static let all = [behaviour, autoClosing, openPercentage, panThreshold, demoSwipe]

    private static let fraction = LocalizedText(en: "FRACTION", uk: "ЧАСТКА")

    static let behaviour = Option(
        "swipe-behaviour", group: .swipeValues, kind: .choice(of: BehaviourChoice.self),
        placeholder: LocalizedText(en: "BEHAVIOUR", uk: "ПОВЕДІНКА"),
        en: "What a card does when pulled past its open position",
        uk: "Що робить картка, коли її тягнуть за відкрите положення",
        standard: LocalizedText(BehaviourChoice.credLike))

    static let autoClosing = Option(
        "auto-closing", group: .swipeValues, kind: .choice(of: AutoClosingChoice.self),
        placeholder: LocalizedText(en: "WHEN", uk: "КОЛИ"),
        en: "When a swipe closes the other open card",
        uk: "Коли свайп закриває іншу відкриту картку",
        standard: LocalizedText(AutoClosingChoice.delayed))

    static let openPercentage = Option(
        "open-percentage", group: .swipeValues, kind: .fraction(FractionBounds(lower: 0, upper: 1)),
        placeholder: fraction,
        en: "How far a card opens, as a fraction of its width, such as 0.6 or 60%",
        uk: "Наскільки відкривається картка — частка її ширини, як-от 0.6 чи 60%",
        standard: LocalizedText(en: "0.6", uk: "0.6"))

    static let panThreshold = Option(
        "pan-threshold", group: .swipeValues,
        kind: .fraction(FractionBounds(lower: 0, upper: 1, includesUpper: false)),
        placeholder: fraction,
        en: "A swipe shorter than this fraction of the width springs back; less than --open-percentage",
        uk: "Свайп, коротший за цю частку ширини, повертається назад; менше за --open-percentage",
        standard: LocalizedText(en: "0.1", uk: "0.1"))

    static let demoSwipe = Option(
        "demo-swipe", group: .swipeValues, kind: .fraction(FractionBounds(lower: 0, upper: 1)),
        placeholder: fraction,
        en: "How far the hint moves a card; no more than --open-percentage",
        uk: "Наскільки підказка зсуває картку; не більше за --open-percentage",
        standard: LocalizedText(en: "0.2", uk: "0.2"))
}

extension OptionGroup {
    static let swipeValues = OptionGroup("Swipe values", "Значення свайпу", rank: 5)
}

/// How a card behaves when it is pulled past its open position.
enum BehaviourChoice: String, ChoiceValue {
    case credLike = "cred-like"
    case spring

    var meaning: LocalizedText {
        switch self {
        case .credLike:
            LocalizedText(en: "stops at the open position", uk: "зупиняється у відкритому положенні")
        case .spring:
            LocalizedText(
                en: "can be pulled past it and springs back", uk: "може вийти за нього і пружно повертається")
        }
    }

    /// The spelling in the configuration file.
    var aliases: [String] {
        switch self {
        case .credLike: ["credLike"]
        case .spring: []
        }
    }
}

/// When a swipe closes another open card.
enum AutoClosingChoice: String, ChoiceValue {
    case delayed
    case immediate

    var meaning: LocalizedText {
        switch self {
        case .delayed: LocalizedText(en: "when the swipe ends", uk: "коли свайп завершується")
        case .immediate: LocalizedText(en: "as soon as the swipe starts", uk: "щойно свайп починається")
        }
    }

    /// The spelling in the app that the cards come from.
    var aliases: [String] {
        switch self {
        case .delayed: []
        case .immediate: ["immeadiate"]
        }
    }
}
