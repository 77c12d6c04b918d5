import ContentCards
import Records
import Words

/// Components in all of their states, as data.
struct ComponentsRecord: Record {
    /// A component in one of its states.
    struct Sample: Described {
        let name, state, title: String
        let parts: [Part]

        static let fields: [Field<Sample>] = [
            .json("name", \.name, "the component"), .json("state", \.state, "the name of its state"),
            .json("title", \.title, "its state in words"), .json("parts", \.parts, "its parts"),
        ]
    }

    /// A part of a component.
    struct Part: Described {
        let element: String
        let words: [String]
        var isButton = false
        var isBusy = false

        static let fields: [Field<Part>] = [
            .json("element", \.element, "its kind: component, card, fragment, button, link or close"),
            .json("words", \.words, "what is read"),
            .json("isButton", \.isButton, "whether it can be pressed"),
            .json("isBusy", \.isBusy, "whether it is a button whose action is under way"),
        ]
    }

    /// A part with the component that has it.
    struct Line: Described {
        let sample: Sample
        let part: Part

        static let fields: [Field<Line>] = [
            .column("component", \.sample.name, en: "component", uk: "компонент"),
            .column("state", \.sample.state, en: "state", uk: "стан"),
            .column(
                "part", \.part.element, en: "part: card, fragment, button, link or close",
                uk: "частина: card, fragment, button, link або close"),
            .column(
                "button", { $0.part.isButton ? "button" : $0.part.isBusy ? "busy" : "" },
                en: "button if it can be pressed, busy while its action is under way",
                uk: "button, якщо можна натиснути; busy, поки триває її дія"),
            .column(
                "words", { $0.part.words.joined(separator: " ") }, en: "what is read", uk: "що читається"),
        ]
    }

    static let shape = "components/1"
    static let fields: [Field<ComponentsRecord>] = [
        .json("components", \.samples, "each component in each of its states")
    ]
    let samples: [Sample]

    var lines: [Line] { samples.flatMap { sample in sample.parts.map { Line(sample: sample, part: $0) } } }
}

extension ComponentsRecord.Part {
    init(_ part: ContentCardPart) {
        self.init(
            element: part.element.rawValue, words: part.words, isButton: part.isButton, isBusy: part.isBusy)
    }
}

extension ContentCardPart {
    /// The part as it is read aloud, line by line.
    func spoken(in language: Language) -> [String] { ComponentsRecord.Part(self).spoken(in: language) }
}

extension ComponentsRecord.Part {
    /// The part as it is read aloud, line by line: with what it is if it can be pressed, or could.
    func spoken(in language: Language) -> [String] {
        let role = isButton ? [Self.button[language]] : isBusy ? [Self.busy[language]] : []
        return words.map { ([$0.oneLine] + role).joined(separator: ", ") }
    }

    private static let button = LocalizedText(en: "button", uk: "кнопка")
    private static let busy = LocalizedText(en: "busy", uk: "зайнято")
}
