import CommandLine
import PaymentCardsStore
import ScreenProgram
import Synchronization

/// Where the cards of a call come from: one source at a time, never several together.
enum CardOrigin: Equatable {
    /// A server, which an option or a setting names.
    case server
    /// A file, or standard input, which an option or a setting names.
    case file
    /// The person's own cards, which they added here.
    case wallet
    /// The built-in cards: asked for by an option, or shown because there is nothing else.
    case demonstration(isAsked: Bool)

    /// What the option says; else the setting; else the wallet, once it was begun; else the demonstration.
    fileprivate init(of call: Call) {
        let settings = call.allSettings
        func names(_ option: Option) -> Bool {
            call.text(option) != nil || settings.value(of: option) != nil
        }
        self =
            if FeedOptions.demonstrating.contains(where: call.has) {
                .demonstration(isAsked: true)
            } else if names(ServerOptions.url) {
                .server
            } else if names(FeedOptions.file) {
                .file
            } else {
                call.hasWallet ? .wallet : .demonstration(isAsked: false)
            }
    }
}

extension Call {
    /// Where its cards come from. It is decided once.
    var cardOrigin: CardOrigin { self[ChosenOrigin.self].origin }

    /// Whether there are other cards than the demonstration's.
    var hasOthers: Bool {
        let settings = allSettings
        return hasWallet
            || [FeedOptions.file, ServerOptions.url].contains { settings.origin(of: $0) != .standard }
    }

    /// Whether it is about the wallet where no other cards are named: that was begun, or is begun by this command.
    fileprivate var hasWallet: Bool {
        // A recording is played with the same cards everywhere.
        guard !has(LiveOptions.replay) else { return false }
        guard command != AddCommand.self, command != ImportCommand.self else { return true }
        return !flag(StateOptions.noState) && ServiceChoice(call: self).walletStore.isBegun
    }

    /// Whether its cards are still the built-in ones.
    var isDemonstrationShown: @Sendable () -> Bool {
        let choice = self[ChosenOrigin.self]
        return { if case .demonstration = choice.origin { true } else { false } }
    }

    /// Notes that the wallet was begun on a live screen, which shows its cards from then on.
    var noteWallet: @Sendable () -> Void {
        let choice = self[ChosenOrigin.self]
        return { choice.begin() }
    }
}

/// The origin of a call's cards.
private final class ChosenOrigin: CallAddition {
    private let current: Mutex<CardOrigin>

    init(call: Call) { current = Mutex(CardOrigin(of: call)) }

    var origin: CardOrigin { current.withLock(\.self) }

    func begin() { current.withLock { $0 = .wallet } }
}
