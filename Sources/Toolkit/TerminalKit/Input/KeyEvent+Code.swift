extension KeyEvent {
    /// The key that types the scalar `code`, with the modifiers in `parameter`; `nil` if there is none.
    ///
    /// Terminals send this for keys that control bytes can't distinguish. If there is a control byte as well, the event is the
    /// same.
    init?(code: Int, parameter: Int) {
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
