import CommandLine
import PaymentCardsBuilder
import PaymentCardsPorts
import ScreenContract
import ScreenView
import TerminalKit
import TerminalSession
import Words

/// Has the person choose a card on a live screen of its own, on the terminal that they type at: standard output is for the answer.
@MainActor
struct CardPickerVisit {
    let call: Call
    let service: any CardsService
    let scope: CardPickerScope

    /// The card that the person chooses, at first among those with all of `words`; `nil` if there is no terminal for that.
    ///
    /// - Throws: a `CommandStop` if they leave without choosing one, or the cards can't be had.
    func pick(words: String) async throws -> CardListing.Item? {
        let console = call.console
        guard console.isInputTerminal, console.isErrorTerminal else { return nil }
        let depth = ColorDepth.resolve(
            choice: call.colorChoice, environment: console.environment, isTerminal: true)
        let session: LiveTerminal
        do {
            session = try LiveTerminal.open(
                SessionOptions(
                    depth: depth, drawsOnInput: true, title: SwippyCommands.title,
                    environment: console.environment))
        } catch {
            return nil
        }
        defer { session.close() }
        let listener = CardPickerListener()
        let loop = LiveLoop(session: session, depth: depth, characters: console.drawingCharacters)
        loop.driver.navigator.push(
            call.screens(of: service).picker(
                among: scope, words: words, navigator: loop.driver.navigator, output: listener
            ).screen)
        try await loop.run()
        return try listener.answer(in: call.language)
    }
}

/// Hears which card the person chooses.
@MainActor
private final class CardPickerListener: Reporting {
    private var report: CardPickerReport?

    func report(_ report: CardPickerReport) { self.report = report }

    func answer(in language: Language) throws(CommandStop) -> CardListing.Item {
        switch report {
        case .chose(let item): return item
        case .failed(let error, let alert): throw CommandStop(error, alert)
        case nil: throw CommandStop(exitCode: .interrupted, message: Self.noneChosen[language])
        }
    }

    private static let noneChosen = LocalizedText(en: "no card was chosen", uk: "картку не вибрано")
}
