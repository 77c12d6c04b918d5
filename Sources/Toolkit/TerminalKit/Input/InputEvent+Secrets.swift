extension InputEvent {
    /// The event with a `0` in place of every digit that was typed or pasted, whatever its script.
    public var withoutDigits: InputEvent {
        switch self {
        case .key(var key):
            if case .character(let character) = key.key { key.key = .character(character.withoutDigits) }
            return .key(key)
        case .paste(let text): return .paste(String(text.map(\.withoutDigits)))
        case .pointer, .focus, .reply: return self
        }
    }
}

extension Character {
    fileprivate var withoutDigits: Character {
        unicodeScalars.contains { $0.properties.numericType != nil } ? "0" : self
    }
}
