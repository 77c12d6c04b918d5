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
        guard fault != "measure" else { return measure() }
        var rules = DeckRules()
        switch fault {
        case "no-tilt": rules.tilt = 0
        case "silent": rules.script = [.remove, .end]
        case "endless": rules.script = [.tell, .remove]
        default: break
        }
        let deck = SwipeDeckView(images: ["a", "b"].map { URL(filePath: "/\($0).png") }, rules: rules)
        deck.leftIcon = DeckIcon("✗", label: "Pass", meaning: .negative)
        deck.rightIcon = DeckIcon("✓", label: "Keep", meaning: .positive)
        if fault == "exchanged" { (deck.leftIcon, deck.rightIcon) = (deck.rightIcon, deck.leftIcon) }
        deck.placeholder = DeckPlaceholder("That was the last card")
        let session = try LiveTerminal.open(
            SessionOptions(depth: .none, environment: ProcessInfo.processInfo.environment))
        defer { session.close() }
        let loop = LiveLoop(session: session, depth: .none)
        let screen = DeckScreen(deck: deck, texts: .english, navigator: loop.driver.navigator)
        loop.driver.navigator.push(screen)
        try await loop.run()
    }

    /// Tells what a frame with a tilted card costs at 120 × 40.
    private static func measure() {
        let deck = SwipeDeckView(images: (0..<500).map { URL(filePath: "/\($0).png") })
        deck.leftIcon = DeckIcon("✗", label: "Pass", meaning: .negative)
        let theme = Theme.standard(depth: .trueColor)
        let size = Size(columns: 120, rows: 40)
        var (times, now): ([Duration], Duration) = ([], .zero)
        let clock = ContinuousClock()
        while deck.swipeLeft(), times.count < 5_000 {
            for _ in 0..<18 {
                now += .milliseconds(16)
                times.append(
                    clock.measure {
                        _ = deck.advance(to: now)
                        var canvas = Canvas(size: size, style: Style(background: theme.page))
                        deck.draw(on: &canvas, in: canvas.bounds, theme: theme)
                    })
            }
            now += .milliseconds(100)
        }
        times.sort()
        print(
            "median \(times[times.count / 2]), p95 \(times[times.count * 95 / 100]), of \(times.count) frames"
        )
    }
}
