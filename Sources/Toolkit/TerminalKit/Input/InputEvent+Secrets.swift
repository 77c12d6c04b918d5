extension InputEvent {
    /// The event with every typed or pasted digit, in any script, replaced by `0`.
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
