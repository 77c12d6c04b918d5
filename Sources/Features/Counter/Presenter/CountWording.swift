import CounterEntity
import CounterScreens
import Words

/// Turns the state of the counter into what is on its screen.
struct CountWording {
    let language: Language

    func viewState(_ count: Count, _ problem: CountProblem?) -> CountViewState {
        CountViewState(
            value: String(count.value), headline: Self.times(count.value, in: language),
            problem: problem.map { text(for: $0)[language] },
            actions: [Self.up[language], Self.down[language], Self.back[language]])
    }

    private func text(for problem: CountProblem) -> LocalizedText {
        switch problem {
        case .tooFew: LocalizedText(en: "There is nothing to take away.", uk: "Немає чого віднімати.")
        case .tooMany: LocalizedText(en: "It counts to 999.", uk: "Лічильник рахує до 999.")
        }
    }

    private static let times = Plural(
        en: ("Counted # time", "Counted # times"),
        uk: ("Пораховано # раз", "Пораховано # рази", "Пораховано # разів"))
    private static let up = LocalizedText(en: "count", uk: "рахувати")
    private static let down = LocalizedText(en: "take one away", uk: "відняти")
    private static let back = LocalizedText(en: "back", uk: "назад")
}
