extension String {
    /// The text with the scalars that it writes as `\u{…}`.
    var withoutEscapes: String {
        replacing(/\\#*u\{([0-9A-Fa-f]+)\}/) { escape in
            UInt32(escape.1, radix: 16).flatMap(Unicode.Scalar.init).map { String($0) } ?? String(escape.0)
        }
    }

    /// The first option of a command line in it, or the first name of one of these programs.
    func typedWord(_ programs: Set<String>) -> Substring? {
        firstMatch(of: /(?:^|[^\w-])(--[a-z][\w-]*)/)?.1
            ?? split { !$0.isLetter && $0 != "-" && $0 != "_" }.first { programs.contains(String($0)) }
    }

    /// The first name of a key in it, or what sounds like one: `Esc`, `^L`, `⏎`, `press x`.
    ///
    /// Words that are also used otherwise, such as `Home`, are not taken for keys; nor is Shift, which together with the mouse
    /// belongs to the terminal; nor is a gap that the view fills from its table of keys: `press {}`.
    var keyName: Substring? {
        let words =
            /\b(?:(?i:esc|ctrl|backspace|pgup|pgdn|page ?up|page ?down|arrow keys?)|Enter|Escape|Tab|Del)\b/
        let signs = /[\u{2190}-\u{21FF}\u{2300}-\u{23FF}]|\^[A-Z]\b/
        return firstMatch(of: words)?.output ?? firstMatch(of: signs)?.output
            ?? firstMatch(of: /\b[Pp]ress\b(?! \{\})|[Нн]атис[кн]\w++(?! \{\})/)?.output
    }
}
