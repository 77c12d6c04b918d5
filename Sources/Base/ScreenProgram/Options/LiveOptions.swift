package import CommandLine
import Words

/// The options for live screens and their recordings.
package enum LiveOptions {
    /// For a live screen of any program.
    package static let ofScreens = [record, force, replay, reducedMotion, noMouse]

    private static let file = LocalizedText(en: "FILE", uk: "ФАЙЛ")

    package static let record = Option(
        "record", group: .live, kind: .path, placeholder: file, example: "tour.jsonl",
        en: "Record what is done, without what is shown",
        uk: "Записати, що робиться, без того, що показано",
        conflicts: ["replay"])

    package static let force = Option(
        "force", group: .live, kind: .flag,
        en: "Let --record overwrite a file",
        uk: "Дозволити --record перезаписати файл"
    ).only(with: .option(record.name))

    package static let replay = Option(
        "replay", group: .live, kind: .path, placeholder: file, example: "tour.jsonl",
        en: "Play a recording and print its last frame, in --width columns; with --format svg, all of it",
        uk: "Відтворити запис і вивести останній кадр на --width стовпців; із --format svg — увесь",
        conflicts: ["record"])

    package static let reducedMotion = Option(
        "reduced-motion", group: .live, kind: .flag,
        en: "No animation",
        uk: "Без анімації")

    package static let noMouse = Option(
        "no-mouse", group: .live, kind: .flag,
        en: "Leave the mouse to the terminal, so that it can select text",
        uk: "Залишити мишу терміналу, щоб він міг виділяти текст")
}

extension OptionGroup {
    package static let live = OptionGroup("The live screen", "Живий екран", rank: 1)
}
