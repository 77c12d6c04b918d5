/// Finds what texts say of keys and command lines.
///
/// Its expressions are parsed when it is made, which takes longer than to look through a line: make one for all texts.
struct KeyNames {
    private let escape = /\\#*u\{([0-9A-Fa-f]+)\}/
    private let option = /(?:^|[^\w-])(--[a-z][\w-]*)/
    private let words =
        /\b(?:(?i:esc|ctrl|backspace|pgup|pgdn|page ?up|page ?down|arrow keys?)|Enter|Escape|Tab|Del)\b/
    private let signs = /[\u{2190}-\u{21FF}\u{2300}-\u{23FF}]|\^[A-Z]\b/
    private let presses = /\b[Pp]ress\b(?! \{\})|[Нн]атис[кн]\w++(?! \{\})/

    /// The text with the scalars that it writes as `\u{…}`.
    func withoutEscapes(_ text: String) -> String {
        guard text.has("u{") else { return text }
        return text.replacing(escape) { escape in
            UInt32(escape.1, radix: 16).flatMap(Unicode.Scalar.init).map { String($0) } ?? String(escape.0)
        }
    }

    /// The first option of a command line in it, or the first name of one of these programs.
    func typedWord(in text: String, _ programs: Set<String>) -> Substring? {
        text.firstMatch(of: option)?.1
            ?? text.split { !$0.isLetter && $0 != "-" && $0 != "_" }.first { programs.contains(String($0)) }
    }

    /// The first name of a key in it, or what sounds like one: `Esc`, `^L`, `⏎`, `press x`.
    ///
    /// Words that are also used otherwise, such as `Home`, are not taken for keys; nor is Shift, which together with the mouse
    /// belongs to the terminal; nor is a gap that the view fills from its table of keys: `press {}`.
    func keyName(in text: String) -> Substring? {
        text.firstMatch(of: words)?.output ?? text.firstMatch(of: signs)?.output
            ?? text.firstMatch(of: presses)?.output
    }
}
