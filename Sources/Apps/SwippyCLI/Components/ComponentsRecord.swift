import Records

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

        static let fields: [Field<Part>] = [
            .json("element", \.element, "its kind: component, card, fragment, button, link or close"),
            .json("words", \.words, "what is read"),
            .json("isButton", \.isButton, "whether it can be pressed"),
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
                "button", { $0.part.isButton ? "button" : "" }, en: "button if it can be pressed",
                uk: "button, якщо можна натиснути"),
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
