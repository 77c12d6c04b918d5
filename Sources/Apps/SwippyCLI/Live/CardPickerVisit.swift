import CommandLine
import PaymentCardsBuilder
import PaymentCardsPorts
import ScreenProgram
import ScreenView
import TerminalKit
import TerminalSession
import Words

/// Has the person choose a card on a live screen of its own, on the terminal that they type at: standard output is for the answer.
@MainActor
struct CardPickerVisit {
    let call: Call
    let service: any CardsService

    /// The card that the person chooses, at first among those with all of `words`; `nil` if there is no terminal for that.
    ///
    /// - Throws: a `CommandStop` if they leave without choosing one, or the cards can't be had.
    func pick(words: String) async throws -> CardListing.Item? {
        let listener = ScreenListener<CardListing.Item, CardsError>(call)
        let isAsked = try await call.ask { loop in
            loop.driver.navigator.push(
                call.screens(of: service).picker(
                    words: words, navigator: loop.driver.navigator, output: listener
                ).screen)
        }
        guard isAsked else { return nil }
        if let item = listener.outcome { return item }
        try listener.rethrow()
        throw CommandStop(exitCode: .interrupted, message: Self.noneChosen[call.language])
    }

    private static let noneChosen = LocalizedText(en: "no card was chosen", uk: "картку не вибрано")
}
