import PaymentCardsEntity
import PaymentCardsPorts
import Words

extension Due {
    /// What the feed says of it: as it says it, unless that is a state of the demonstration, which has a translation.
    func stateWords(in language: Language) -> String {
        state == Self.awaitingStatement[.english] ? Self.awaitingStatement[language] : state
    }

    private static let awaitingStatement = LocalizedText(en: "awaiting statement", uk: "чекає на виписку")
}

extension AnswerProblem {
    /// Says that a server sent a web page, whatever type it claims to have. A file's is known for one before it is read.
    static func webPage(from host: String, in voice: CardVoice) -> Advice {
        notJSON(type: "").words(from: host.shownPath, in: voice)
    }
}
