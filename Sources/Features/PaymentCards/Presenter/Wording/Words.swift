import Words

/// What happened, and what to do about it.
typealias Advice = (message: String, advice: String)

extension CardVoice {
    /// What happened, in English and in Ukrainian, and what to do.
    func words(_ english: String, _ ukrainian: String, _ advice: String) -> Advice {
        (self(english, ukrainian), advice)
    }

    /// What happened, and what to do, both in English and in Ukrainian.
    func words(
        _ english: String, _ ukrainian: String, _ englishAdvice: String, _ ukrainianAdvice: String
    ) -> Advice {
        words(english, ukrainian, self(englishAdvice, ukrainianAdvice))
    }
}

// What several failures advise.
extension CardVoice {
    var checkPath: String { self("Check the path.", "Перевірте шлях.") }
    var tryAgain: String { self("Try again.", "Спробуйте ще раз.") }
    var tryLater: String { self("Try again later.", "Спробуйте пізніше.") }
}

extension Phrase {
    /// A phrase in English and in Ukrainian, and the same for a program without a command line.
    init(_ english: String, _ ukrainian: String, otherwise barely: String, _ barelyInUkrainian: String) {
        self.init(
            LocalizedText(en: english, uk: ukrainian),
            otherwise: LocalizedText(en: barely, uk: barelyInUkrainian))
    }
}

extension Language {
    /// What is said in English or in Ukrainian.
    func callAsFunction(_ english: String, _ ukrainian: String) -> String {
        LocalizedText(en: english, uk: ukrainian)[self]
    }
}
