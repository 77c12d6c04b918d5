import PaymentCardsEntity
import PaymentCardsPorts
import Words

/// Finds out which card a command line means: by its name or, if no card has that name, by words.
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
    /// Whether the card is changed, for which words are not enough.
    let changesCard: Bool

    /// Carries out `act` on the card that `text` means.
    ///
    /// - Parameter act: throws a `CommandStop` if the name means no card, before anything has been done. It is called again with
    ///   the name of the card that the words describe.
    func find(_ text: String, _ act: (Named) async throws -> Void) async throws {
        do {
            try await act(Named(name: text, found: nil))
        } catch let stop as CommandStop {
            guard case .describedCard(_, let candidates, let more) = stop.cause else { throw stop }
            let card = try choose(among: candidates, more: more, else: stop)
            try await act(Named(name: card.name, found: card))
        }
    }

    private func choose(
        among candidates: [CardCandidate], more: Int, else stop: CommandStop
    ) throws(CommandStop) -> CardCandidate {
        if changesCard, call.flag(Confirmation.yes) || !Confirmation(call).canAsk {
            var stop = stop
            stop.advice = Self.needsName[call.language]
            throw stop
        }
        guard candidates.count == 1, more == 0 else { throw stop }
        return candidates[0]
    }

    private static let needsName = LocalizedText(
        en:
            "Words alone change no card without asking, and --yes answers only for a card that is named: use the name that a line above begins with.",
        uk:
            "За самими словами без запитання картку не змінюють, а --yes погоджується лише щодо названої картки: вкажіть назву, з якої починається рядок вище."
    )
}
