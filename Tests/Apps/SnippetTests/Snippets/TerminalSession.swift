import TerminalKit
import TerminalSession

/// Shows a screen, and those that it opens, on the whole terminal until the person quits.
@MainActor
func show(_ screen: (any Navigator) -> any Screen, environment: [String: String]) async throws {
    let session = try LiveTerminal.open(SessionOptions(depth: .trueColor, environment: environment))
    defer { session.close() }
    let loop = LiveLoop(session: session, depth: .trueColor)
    loop.driver.navigator.push(screen(loop.driver.navigator))
    try await loop.run()
}
