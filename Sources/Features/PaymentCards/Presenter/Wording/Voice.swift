package import PaymentCardsPorts
import ScreenContract
import Values
package import Words

/// How the screens speak to a person: the language, what is hidden from people nearby, what day it is, and the commands that they
/// may suggest.
package struct Voice: Sendable {
    let language: Language
    /// Whether amounts and digits are hidden.
    var isPrivate = false
    /// What day it is for the person; `nil` if unknown.
    var today: CalendarDate?
    private let commands: (any CardCommands)?
    private let hasPlaces: Bool
    /// What is to be known about all cards, such as that they are a demonstration; `nil` for nothing.
    let about: String?

    /// Speaks `language`, names commands if the program has any, and the way to other places where it `hasPlaces`. Says of all
    /// cards what it is told `about` them.
    package init(
        _ language: Language, commands: (any CardCommands)? = nil, hasPlaces: Bool = false,
        about: String? = nil
    ) {
        (self.language, self.commands, self.hasPlaces, self.about) = (language, commands, hasPlaces, about)
    }

    /// The hint of the way to other places, if there is one.
    func places<Event: ViewEvent>() -> [KeyHint<Event>] {
        hasPlaces ? [KeyHint(.event(.screen(.placesRequested)), ControlStrings.places[language])] : []
    }

    /// The text in the person's language.
    subscript(text: LocalizedText) -> String { text[language] }

    /// The text about so many things.
    func callAsFunction(_ text: Plural, _ count: Int) -> String { text(count, in: language) }

    /// The amount, or what stands for it where amounts are hidden.
    func callAsFunction(_ money: Money) -> String { money.text(isPrivate: isPrivate) }

    /// The line to type; `nil` where there is none.
    func line(_ command: CardCommand) -> String? { commands?.line(for: command) }

    /// The phrase, with `command` in it where there is a place for one.
    func callAsFunction(_ phrase: Phrase, _ command: CardCommand? = nil) -> String {
        guard let commands else { return phrase.otherwise[language] }
        let text = phrase.text[language]
        var gaps = ["program": commands.program]
        if let command {
            guard let line = line(command) else { return phrase.otherwise[language] }
            gaps["command"] = line.safeText
        }
        for option in CardOption.allCases where text.contains("{\(option.rawValue)}") {
            guard let spelling = commands.spelling(of: option) else { return phrase.otherwise[language] }
            gaps[option.rawValue] = spelling
        }
        return text.filled(with: gaps)
    }
}

/// A text that names what to type: `{command}` is a whole line, `{offline}` an option, and `{program}` the program's name.
struct Phrase: Equatable, Sendable {
    /// The text for a program with a command line.
    let text: LocalizedText
    /// The same thing said without anything to type.
    let otherwise: LocalizedText

    init(_ text: LocalizedText, otherwise: LocalizedText) {
        (self.text, self.otherwise) = (text, otherwise)
    }

    /// A text that names nothing of the kind.
    init(en english: String, uk ukrainian: String) {
        text = LocalizedText(en: english, uk: ukrainian)
        otherwise = text
    }
}
