import Foundation
import SwipeDeck
import TerminalKit
import TerminalSession

/// A live deck of four cards that is broken in the way that its argument names; without one, it is as it should be.
@main
@MainActor
struct DeckDemo {
    static func main() async throws {
        let fault = CommandLine.arguments.dropFirst().first ?? ""
        var rules = DeckRules()
        switch fault {
        case "no-tilt": rules.tilt = 0
        case "other-tilt": rules.tilt *= -1
        case "early": rules.threshold = 0.05
        case "late": rules.threshold = 0.9
        case "silent": rules.script = [.remove, .end]
        case "keeps": rules.script = [.tell, .end]
        case "endless": rules.script = [.tell, .remove]
        case "empty-icon": rules.fullness = 0
        default: break
        }
        let deck = SwipeDeckView(images: ["a", "b"].map { URL(filePath: "/\($0).png") }, rules: rules)
        if fault != "no-icon" {
            deck.leftIcon = DeckIcon("✗", label: "Pass", meaning: .negative)
            deck.rightIcon = DeckIcon("✓", label: "Keep", meaning: .positive)
        }
        if fault == "exchanged" { (deck.leftIcon, deck.rightIcon) = (deck.rightIcon, deck.leftIcon) }
        if fault != "no-placeholder" { deck.placeholder = DeckPlaceholder("That was the last card") }
        let session = try LiveTerminal.open(
            SessionOptions(depth: .none, environment: ProcessInfo.processInfo.environment))
        defer { session.close() }
        let loop = LiveLoop(session: session, depth: .none)
        let screen = DeckScreen(deck: deck, texts: .english, navigator: loop.driver.navigator)
        if fault == "no-delegate" { deck.delegate = nil }
        loop.driver.navigator.push(screen)
        try await loop.run()
    }
}
