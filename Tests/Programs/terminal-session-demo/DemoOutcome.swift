import Foundation
import TerminalKit
import TerminalSession

/// What the demo does about an event.
enum DemoOutcome {
    case goesOn
    case ends(Int32)

    @MainActor
    init(_ event: SessionEvent, session: LiveTerminal) {
        self = .goesOn
        switch event {
        case .input(let events):
            for case .key(let key) in events { self = Self.outcome(of: key, session) ?? self }
        case .resized, .erased, .appearance, .colors, .pictures: break
        case .hungUp: self = .ends(4)
        // Never seen: closing the session ends the process by the signal.
        case .interrupted: self = .ends(5)
        }
    }

    @MainActor
    private static func outcome(of key: KeyEvent, _ session: LiveTerminal) -> DemoOutcome? {
        switch key.shortcut {
        case "q": return .ends(0)
        case "e": return .ends(3)
        case "m": session.setMouse(false)
        case "n": session.setMouse(true)
        case "z": session.suspend()
        case "t": trap()
        case "a": abort()
        case "o": print(depth(of: 0))
        case "x": exit(6)
        case "g": DispatchQueue.global().async { trap() }
        default: break
        }
        return nil
    }
}

private nonisolated func trap() {
    let numbers: [Int] = []
    // An index out of range, which is a trap in debug and in release builds.
    print(numbers[CommandLine.arguments.count])
}

/// Uses up the stack.
private nonisolated func depth(of number: Int) -> Int {
    number < 0 ? 0 : depth(of: number + 1) + depth(of: number + 2)
}
