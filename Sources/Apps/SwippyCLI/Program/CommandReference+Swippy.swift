import CommandLine
import ScreenProgram

extension CommandReference {
    /// The reference of Swippy's documentation.
    static let swippy = CommandReference(
        program: .swippy,
        notes: [
            Note(topic: CardArgument.naming, term: "Name"), Note(topic: ListTopics.sorting, term: "Key"),
            Note(topic: ListTopics.filtering, term: "Term"),
            Note(topic: LiveOptions.keys, term: "Key", heading: "Keys of the live screen"),
        ],
        data: [
            Note(topic: OutputFormat.topic, term: "Format"), Note(topic: FormTopics.list, term: "Field"),
            Note(topic: FormTopics.details, term: "Line"),
            Note(
                topic: StatementCommand.fields, term: "Field",
                heading: "Fields of --plain for a statement"),
            Note(topic: FormTopics.csv, term: "Field"),
            Note(topic: ProgramTopics.environment, term: "Variable"),
            Note(topic: ProgramTopics.files, term: "Path"),
        ])
}

extension OutputFormat {
    /// All formats, as the reference lists them.
    fileprivate static let topic = Topic(
        "Output formats", "Формати виводу", en: "", uk: "",
        rows: allCases.map { Topic.Row(term: $0.rawValue, meaning: $0.meaning) })
}
