import CommandLine

extension [Gone] {
    /// What earlier versions of Swippy had, by the version that it went in.
    static let swippy: [Gone] = [
        .translations,
        Gone(
            commands: ["counter"], in: "0.12.0",
            en: "The counter is a program of its own: swippy-counter.",
            uk: "Лічильник — окрема програма: swippy-counter."),
        Gone(
            commands: ["components"], in: "0.12.0",
            en: "The components are in a program of their own: showroom.",
            uk: "Компоненти тепер у власній програмі: showroom."),
        Gone(
            commands: ["view"], in: "0.12.0", en: "Use “showroom view FILE”.",
            uk: "Скористайтеся «showroom view ФАЙЛ»."),
        Gone(
            commands: ["offers"], options: ["offers"], settings: ["offers"], in: "0.12.0",
            en:
                "There are no offers any more; the deck that showed them is in a program of its own: showroom.",
            uk: "Пропозицій більше немає, а колода, що їх показувала, — у власній програмі: showroom."),
        Gone(
            commands: ["restore"], in: "0.15.0",
            en:
                "“swippy undo” brings back a removed card of your own; other cards can’t be removed.",
            uk: "Прибрану власну картку повертає «swippy undo»; інших карток прибрати не можна."),
    ]
}
