extension KeyEvent {
    /// The character that is typed; `nil` for a key that types none, and with control or alt.
    public var typed: Character? {
        guard case .character(let character) = key, modifiers.isDisjoint(with: [.control, .alt]) else {
            return nil
        }
        return character
    }

    /// The character for looking up a shortcut: in lower case, and as if typed on a QWERTY layout.
    ///
    /// A Cyrillic letter is replaced by the Latin one on the same key, so that shortcuts work without switching layouts. Other
    /// characters stay the same. `nil` for a key that types no character, and with control or alt.
    public var shortcut: Character? {
        guard let character = typed else { return nil }
        let lowercase = character.lowercased()
        guard lowercase.count == 1, let letter = lowercase.first else { return character }
        return Self.latinByCyrillic[letter] ?? letter
    }

    /// The keys of the Russian layout and, where it differs, the Ukrainian one. Source: the layouts `ru` and `ua` of
    /// xkeyboard-config.
    private static let latinByCyrillic: [Character: Character] = {
        let layouts = [
            ("йцукенгшщзхъ", "qwertyuiop[]"), ("фывапролджэ", "asdfghjkl;'"), ("ячсмитьбю", "zxcvbnm,."),
            ("ё", "`"), ("іїєґ", "s]'\\"),
        ]
        var map: [Character: Character] = [:]
        for (cyrillic, latin) in layouts {
            for (from, to) in zip(cyrillic, latin) { map[from] = to }
        }
        return map
    }()
}
