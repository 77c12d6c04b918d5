/// A key that was pressed.
public struct KeyEvent: Hashable, Sendable {
    /// The key.
    public var key: Key
    /// The modifiers that were held down.
    public var modifiers: Modifiers

    /// A key and the modifiers that were held down.
    public init(key: Key, modifiers: Modifiers = []) {
        self.key = key
        self.modifiers = modifiers
    }
}

extension KeyEvent {
    /// The key that types the scalar `code`, with the modifiers in `parameter`; `nil` if there is none.
    ///
    /// Terminals send this for keys that control bytes can't distinguish. If there is a control byte as well, the event is the
    /// same.
    init?(code: Int, parameter: Int) {
        if let key = Key(padCode: code) {
            guard let modifiers = Modifiers(parameter: parameter) else { return nil }
            self.init(key: key, modifiers: modifiers)
            return
        }
        if let byte = UInt8(exactly: code), let key = Key(controlByte: byte) {
            guard var modifiers = Modifiers(parameter: parameter) else { return nil }
            let isBackTab = key == .tab && modifiers.contains(.shift)
            if isBackTab { modifiers.remove(.shift) }
            self.init(key: isBackTab ? .backTab : key, modifiers: modifiers)
            return
        }
        guard let scalar = UInt32(exactly: code).flatMap(Unicode.Scalar.init), scalar.isTyped,
            var modifiers = Modifiers(parameterOfCharacter: parameter)
        else { return nil }
        var character = Character(scalar)
        if modifiers == .shift, let capital = character.capital {
            character = capital
            modifiers = []
        }
        // Control bytes are the same on every layout.
        if modifiers.contains(.control) { character = Self.latinByCyrillic[character] ?? character }
        self.init(key: .character(character), modifiers: modifiers)
    }
}

extension Unicode.Scalar {
    /// Whether a key can type the scalar: it is neither a control character nor from the private use area, which kitty uses
    /// for its other keys.
    var isTyped: Bool {
        switch properties.generalCategory {
        case .control, .privateUse: false
        default: true
        }
    }
}

extension Character {
    /// The upper-case character, if it differs.
    fileprivate var capital: Character? {
        let text = uppercased()
        guard text.count == 1, let character = text.first, character != self else { return nil }
        return character
    }
}

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

extension KeyEvent {
    /// The key of a control byte: `control` and a letter, except for bytes with their own keys.
    init(controlByte byte: UInt8) {
        if let key = Key(controlByte: byte) {
            self.init(key: key)
        } else {
            let character = byte == 0 ? " " : Character(Unicode.Scalar(byte + 64)).lowercased().first ?? " "
            self.init(key: .character(character), modifiers: .control)
        }
    }

    /// The key of a control sequence; `nil` if it doesn't represent a key.
    init?(_ sequence: ControlSequence) {
        guard sequence.prefix == nil, sequence.intermediates.isEmpty else { return nil }
        switch sequence.final {
        case UInt8(ascii: "~"): self.init(tilde: sequence)
        case UInt8(ascii: "u"):
            self.init(code: sequence.number(0, or: 1), parameter: sequence.number(1, or: 1))
            // The third part is 2 for a repeated key and 3 for a released one.
            if sequence.part(1, of: 1, or: 1) == 3 { return nil }
        case UInt8(ascii: "Z"): self.init(key: .backTab)
        // rxvt uses different letters instead of parameters.
        case UInt8(ascii: "^"): self.init(number: sequence.number(0, or: 0), modifiers: .control)
        case UInt8(ascii: "@"): self.init(number: sequence.number(0, or: 0), modifiers: [.control, .shift])
        case UInt8(ascii: "a")...UInt8(ascii: "d"): self.init(letter: sequence.final - 32, modifiers: .shift)
        default:
            guard sequence.number(0, or: 1) == 1,
                let modifiers = Modifiers(parameter: sequence.number(1, or: 1))
            else { return nil }
            self.init(letter: sequence.final, modifiers: modifiers)
        }
    }

    /// The key of a sequence that begins with `ESC O`; `nil` if there is none.
    init?(singleShift sequence: ControlSequence) {
        guard sequence.prefix == nil, sequence.intermediates.isEmpty,
            // Old terminals send only the modifiers, as the first number.
            let modifiers = Modifiers(parameter: sequence.number(sequence.parameters.count - 1, or: 1))
        else { return nil }
        if (UInt8(ascii: "a")...UInt8(ascii: "d")).contains(sequence.final) {
            self.init(letter: sequence.final - 32, modifiers: .control)
        } else if let key = Key(letter: sequence.final) ?? Key(padLetter: sequence.final) {
            self.init(key: key, modifiers: modifiers)
        } else {
            return nil
        }
    }

    /// The key of `ESC [ [` and a letter.
    init?(consoleLetter letter: UInt8) {
        guard (UInt8(ascii: "A")...UInt8(ascii: "E")).contains(letter) else { return nil }
        self.init(key: .function(Int(letter - UInt8(ascii: "A")) + 1))
    }

    private init?(tilde sequence: ControlSequence) {
        let parameter = sequence.number(1, or: 1)
        if sequence.number(0, or: 0) == 27, sequence.parameters.count == 3 {
            self.init(code: sequence.number(2, or: 0), parameter: parameter)
        } else {
            guard let modifiers = Modifiers(parameter: parameter) else { return nil }
            self.init(number: sequence.number(0, or: 0), modifiers: modifiers)
        }
    }

    private init?(letter: UInt8, modifiers: Modifiers) {
        guard let key = Key(letter: letter) else { return nil }
        self.init(key: key, modifiers: modifiers)
    }

    private init?(number: Int, modifiers: Modifiers) {
        guard let key = Key(tildeNumber: number) else { return nil }
        self.init(key: key, modifiers: modifiers)
    }
}
