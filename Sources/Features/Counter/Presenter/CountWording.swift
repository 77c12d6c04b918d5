import CounterEntity
import CounterScreens
import ScreenContract
import Words

/// What the counter says, in one language.
struct CountWording {
    let language: Language

    func headline(_ count: Count) -> String {
        Plural(
            en: ("Counted # time", "Counted # times"),
            uk: ("Пораховано # раз", "Пораховано # рази", "Пораховано # разів"))(count.value, in: language)
    }

    func text(_ problem: CountProblem) -> String {
        switch problem {
        case .tooFew: say("The lowest count is 0.", "Найменше число — 0.")
        case .tooMany: say("The highest count is \(Count.limit).", "Найбільше число — \(Count.limit).")
        }
    }

    var hints: [KeyHint<CountEvent>] {
        [
            KeyHint(.event(.increased), say("count up", "додати")),
            KeyHint(.event(.decreased), say("count down", "відняти")),
            KeyHint(.event(.screen(.closed)), say("back", "назад")),
        ]
    }

    private func say(_ english: String, _ ukrainian: String) -> String {
        LocalizedText(en: english, uk: ukrainian)[language]
    }
}
