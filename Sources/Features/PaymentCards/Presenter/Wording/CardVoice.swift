import PaymentCardsEntity
package import PaymentCardsPorts
import ScreenContract
import ScreenPresenter
package import Values
package import Words

/// How the screens of cards speak: as the program does, of the time that its clock shows, and with the commands that they may
/// suggest.
@dynamicMemberLookup
package struct CardVoice: Sendable {
    private var voice: Voice
    /// What time it is, and in which time zone times are told.
    package let clock: DayClock
    private let commands: (any CardCommands)?
    package var meaning = PaymentMeaning.order
    /// Whether the cards are a person's own, so that any change of them can be taken back, and cards removed.
    package var ownsCards = false
    /// Whether programs read what is shown: they get amounts and digits from records, and none is written for people, which takes long.
    package var isForPrograms = false

    /// Speaks as `voice` does, and names commands if the program has any.
    package init(_ voice: Voice, clock: DayClock = DayClock(), commands: (any CardCommands)? = nil) {
        (self.voice, self.clock, self.commands) = (voice, clock, commands)
    }

    var moments: MomentText { MomentText(language: voice.language, timeZone: clock.timeZone) }

    package subscript<Value>(dynamicMember member: WritableKeyPath<Voice, Value>) -> Value {
        get { voice[keyPath: member] }
        set { voice[keyPath: member] = newValue }
    }

    /// The same, with amounts and digits hidden or not, as of now.
    func hiding(_ isPrivate: Bool) -> CardVoice { hiding(isPrivate, on: clock.today) }

    /// The same, with amounts and digits hidden or not, on the day `today`.
    func hiding(_ isPrivate: Bool, on today: CalendarDate?) -> CardVoice {
        var voice = self
        (voice.isPrivate, voice.today) = (isPrivate || isForPrograms, today)
        return voice
    }

    subscript(text: LocalizedText) -> String { voice[text] }
    func callAsFunction(_ en: TextTemplate, _ uk: TextTemplate) -> String { voice(en, uk) }

    func callAsFunction(_ text: Plural, _ count: Int) -> String { voice(text, count) }

    func places<Event: ViewEvent>() -> [KeyHint<Event>] { voice.places() }

    func leaving<Event: ViewEvent>(_ at: Event = .screen(.closed)) -> KeyHint<Event> { voice.leaving(at) }

    /// The amount, or what stands for it where amounts are hidden. That does not even tell how long the amount is.
    func callAsFunction(_ money: Money) -> String {
        guard voice.isPrivate else { return money.text(in: voice.language) }
        return voice.language.isSpoken ? voice("a hidden amount", "прихована сума") : "•••••"
    }

    /// The amount in a sentence, of which no line ends within it.
    func unbroken(_ money: Money) -> String {
        let text = self(money).safeText
        return voice.language.isSpoken ? text : text.replacing(" ", with: "\u{A0}")
    }

    /// The amounts, one after the other.
    func callAsFunction(_ sums: [DueSum]) -> String { sums.map { self($0.total) }.joined(separator: ", ") }

    /// Whether it speaks on live screens, which say what can be done there, and no command that does the same.
    var isLive: Bool { voice.hasPlaces }

    /// The line to type; `nil` where there is none.
    func line(_ command: CardCommand) -> String? {
        isLive && command.isOnScreens ? nil : commands?.line(for: command)
    }

    /// The phrase, with `command` in it where there is a place for one.
    func callAsFunction(_ phrase: Phrase, _ command: CardCommand? = nil) -> String {
        guard let commands else { return voice[phrase.otherwise] }
        let text = voice[phrase.text]
        var gaps = ["program": commands.program]
        if let command {
            guard let line = line(command) else { return voice[phrase.otherwise] }
            gaps["command"] = line.safeText
        }
        for option in CardOption.allCases where text.contains("{\(option.rawValue)}") {
            guard !isLive || !option.isOnScreens, let spelling = commands.spelling(of: option) else {
                return voice[phrase.otherwise]
            }
            gaps[option.rawValue] = spelling
        }
        return text.filled(with: gaps)
    }
}

/// What happened, and what to do about it.
typealias Advice = (message: String, advice: String)

extension CardVoice {
    /// What happened, in English and in Ukrainian, and what to do.
    func words(_ english: TextTemplate, _ ukrainian: TextTemplate, _ advice: String) -> Advice {
        (self(english, ukrainian), advice)
    }

    /// What happened, and what to do, both in English and in Ukrainian.
    func words(
        _ en: TextTemplate, _ uk: TextTemplate, _ adviceEn: TextTemplate, _ adviceUk: TextTemplate
    ) -> Advice { words(en, uk, self(adviceEn, adviceUk)) }
}

// What several failures advise.
extension CardVoice {
    var checkPath: String { self("Check the path.", "Перевірте шлях.") }
    var tryAgain: String { self("Try again.", "Спробуйте ще раз.") }
    var tryLater: String { self("Try again later.", "Спробуйте пізніше.") }
}

extension Phrase {
    /// A phrase in English and in Ukrainian, and the same for a program without a command line.
    init(_ en: TextTemplate, _ uk: TextTemplate, otherwise bareEn: TextTemplate, _ bareUk: TextTemplate) {
        self.init(LocalizedText(en: en, uk: uk), otherwise: LocalizedText(en: bareEn, uk: bareUk))
    }
}

extension Language {
    /// What is said in English or in Ukrainian.
    func callAsFunction(_ english: TextTemplate, _ ukrainian: TextTemplate) -> String {
        LocalizedText(en: english, uk: ukrainian)[self]
    }
}
