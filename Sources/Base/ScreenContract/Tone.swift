/// How prominent a text is. The code that words a text chooses the tone, and a theme turns it into a style, so no presenter names
/// a colour.
public enum Tone: CaseIterable, Sendable {
    case plain
    /// Less prominent than the rest: a day, a label, a note.
    case quiet
    /// What the eye looks for: a title, an amount.
    case strong
    /// A name to type, or a place to go to.
    case accent
    case good, warning, bad
    /// Bad and urgent.
    case alarming
    /// Not to be overlooked: on a filled background, where that can be drawn.
    case loud
}

/// Something that can be read aloud as one sentence.
public protocol Spoken {
    /// The sentence, with or without its full stop.
    var spoken: String { get }
}
