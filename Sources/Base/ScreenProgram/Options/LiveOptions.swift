package import CommandLine
import Words

/// The options for live screens and their recordings.
package enum LiveOptions {
    /// For a live screen of any program.
    package static let ofScreens = [record, force, replay, reducedMotion, noMouse]

    /// For a live screen with amounts to hide.
    package static let privacyOnBlur = Option(
        "privacy-on-blur", group: .live, kind: .choice(of: SwitchChoice.self),
        placeholder: LocalizedText(en: "SWITCH", uk: "ПЕРЕМИКАЧ"),
        en: "Hide amounts and digits while another window has the focus",
        uk: "Ховати суми й цифри, поки активне інше вікно",
        standard: LocalizedText(word: SwitchChoice.on.rawValue))

    /// How a live screen is heard.
    package static let heard = Topic(
        "A live screen that is heard", "Живий екран на слух",
        en:
            "With --format screen-reader, a live screen is said in lines: all of a new screen, and then only what changes. In a terminal, the keys are as always, and Ctrl-L says the whole screen again. Otherwise, each line of standard input is the name of a key (enter, esc, tab, shift-tab, up, down, left, right, home, end, pgup, pgdn, space, backspace, delete, f1, ctrl-u, or any one character) or a text of at most 1000 characters. A text in quotes is never the name of a key.",
        uk:
            "З --format screen-reader живий екран читається рядками: новий екран — повністю, а далі лише те, що змінилося. У терміналі клавіші працюють як завжди, а Ctrl-L повторює весь екран. Інакше кожен рядок стандартного вводу — назва клавіші (enter, esc, tab, shift-tab, up, down, left, right, home, end, pgup, pgdn, space, backspace, delete, f1, ctrl-u чи будь-який один знак) або текст, щонайбільше 1000 знаків. Текст у лапках ніколи не є назвою клавіші."
    )

    private static let file = LocalizedText(en: "FILE", uk: "ФАЙЛ")

    package static let record = Option(
        "record", group: .developers, kind: .path, placeholder: file, example: "tour.jsonl",
        en: "Record what is done, without what is shown",
        uk: "Записати, що робиться, без того, що показано",
        conflicts: ["replay"])

    package static let force = Option(
        "force", group: .developers, kind: .flag,
        en: "Let --record overwrite a file",
        uk: "Дозволити --record перезаписати файл"
    ).only(with: .option(record.name))

    package static let replay = Option(
        "replay", group: .developers, kind: .path, placeholder: file, example: "tour.jsonl",
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
