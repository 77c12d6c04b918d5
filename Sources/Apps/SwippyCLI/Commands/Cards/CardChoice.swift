import CommandLine
import PaymentCardsEntity
import PaymentCardsPorts
import ScreenProgram
import Words
import Values

/// Finds out which card a command line means: by its name or, if no card has that name, by words. Where these find several cards,
/// or nothing is named, the person chooses one on a terminal.
///
/// Words are looked for as a search does, and are never enough for a command that changes something: it shows the person the
/// card first, and asks. A name is never taken for words.
@MainActor
struct CardChoice {
    /// How a command got the name of its card.
    struct Named {
        /// The name of one card.
        let name: String
        /// The card, if the person didn't name it, so that they have to see it before it is changed.
        let found: CardCandidate?
    }

    let call: Call
    let service: any CardsService
    /// Whether the card is changed, for which words are not enough.
    let changesCard: Bool

    /// Carries out `act` on the card that `argument` means.
    ///
    /// - Parameter act: throws a `CommandStop` if the name means no card, before anything has been done. It is called again with
    ///   the name of the card that the words describe.
    func find(_ argument: Argument, _ act: (Named) async throws -> Void) async throws {
        guard let text = call.text(argument) else {
            guard canAsk, let item = try await pick("") else {
                throw call.error(.missingArgument(argument.placeholder))
            }
            return try await act(Named(item))
        }
        try await find(text, act)
    }

    /// Carries out `act` for the card that `option` means, by the same rules; for `nil` if it isn't given.
    func find(_ option: Option, _ act: (String?) async throws -> Void) async throws {
        guard let text = call.text(option) else { return try await act(nil) }
        try await find(text) { try await act($0.name) }
    }

    private func find(_ text: String, _ act: (Named) async throws -> Void) async throws {
        do {
            try await act(Named(name: text, found: nil))
        } catch let stop as CommandStop {
            guard case .describedCard(_, let candidates, let more) = stop.cardsError else {
                throw stop
            }
            guard canAsk || !changesCard else { throw stop.needingName(in: call.language) }
            if candidates.count == 1, more == 0 {
                return try await act(Named(name: candidates[0].name, found: candidates[0]))
            }
            guard canAsk, let item = try await pick(text) else { throw stop }
            try await act(Named(item))
        }
    }

    /// Whether the person can be asked, and has not said yes to all questions.
    private var canAsk: Bool {
        Confirmation(call).canAsk && !(changesCard && call.flag(Confirmation.yes))
    }

    private func pick(_ words: String) async throws -> CardListing.Item? {
        try await CardPickerVisit(call: call, service: service).pick(words: words)
    }
}

extension CardChoice.Named {
    /// A card that was chosen.
    fileprivate init(_ item: CardListing.Item) {
        name = item.name
        found = CardCandidate(name: item.name, title: item.card.title, number: item.card.number.masked)
    }
}

extension CommandStop {
    /// The same for a command that needs a name.
    fileprivate func needingName(in language: Language) -> CommandStop {
        var stop = self
        stop.advice = Self.needsName[language]
        return stop
    }

    private static let needsName = LocalizedText(
        en:
            "These words only describe a card, so --yes isn’t enough. Name the card as one of the lines above begins.",
        uk:
            "Ці слова лише описують картку, тож --yes не досить. Назвіть її так, як починається один із рядків вище."
    )
}
