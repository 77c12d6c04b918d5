import CounterEntity
import CounterScreens
import ScreenContract
import Words

/// What the counter says, in one language.
struct CountWording {
    let voice: Voice

    func headline(_ count: Count) -> String {
        Plural(
            en: ("Counted # time", "Counted # times"),
            uk: ("Пораховано # раз", "Пораховано # рази", "Пораховано # разів"))(
                count.value, in: voice.language)
    }

    func text(_ problem: CountProblem) -> String {
        switch problem {
        case .tooFew: voice("The lowest count is 0.", "Найменше число — 0.")
        case .tooMany: voice("The highest count is \(Count.limit).", "Найбільше число — \(Count.limit).")
        }
    }

    var hints: [KeyHint<CountEvent>] {
        [
            KeyHint(.event(.increased), voice("count up", "додати")),
            KeyHint(.event(.decreased), voice("count down", "відняти")),
            KeyHint(
                .event(.screen(.closed)), voice("back", "назад"), orOnLastScreen: voice("quit", "вийти")),
        ]
    }
}
