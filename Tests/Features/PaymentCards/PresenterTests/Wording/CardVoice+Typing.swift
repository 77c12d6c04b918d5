import PaymentCardsPorts
import PaymentCardsTestSupport
import Values
import Words

@testable import PaymentCardsPresenter
import PaymentCardsEntity

extension CardVoice {
    /// The voice of a program with every command and option.
    static func typing(
        _ language: Language = .english, clock: DayClock = .fixture, ownsCards: Bool = false
    ) -> CardVoice {
        var voice = CardVoice(Voice(language), clock: clock, commands: CommandsStub())
        voice.ownsCards = ownsCards
        return voice
    }
}

/// The commands of a program named `demo`.
struct CommandsStub: CardCommands {
    let program = "demo"
    /// Whether it has only options and a name.
    var hasNoLines = false

    func line(for command: CardCommand) -> String? {
        guard !hasNoLines else { return nil }
        return switch command {
        case .show(let card): "demo show \(card ?? "CARD")"
        case .payAllDue: "demo pay --all"
        case .history: "demo history"
        case .allHistory: "demo history --all"
        case .categorize(let text): "demo categorize '\(text)' CATEGORY"
        case .categories: "demo categorize --list"
        case .changes: "demo history --changes"
        case .statement(let card): "demo statement \(card)"
        case .pay(let card): "demo pay \(card)"
        case .bill(let card): "demo bill \(card)"
        case .undo(let reference): "demo undo \(reference.text)"
        case .swipe(let card, let action): "demo swipe \(card) to \(action)"
        case .repair: "demo repair"
        case .begin: "demo begin"
        case .explainFeed: "demo explain"
        case .readInput: "demo -"
        case .check(let file): "demo check \(file ?? "")"
        }
    }

    func spelling(of option: CardOption) -> String? { hasNoLines ? nil : "--\(option.rawValue)" }
}
