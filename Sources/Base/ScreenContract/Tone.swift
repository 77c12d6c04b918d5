/// How a text stands out. A theme makes a style of it, so that whoever words a text says how loud it is, and nobody names a colour.
public enum Tone: CaseIterable, Sendable {
    case plain
    /// What gives way to the rest: a day, a label, a note.
    case quiet
    /// What the eye looks for: a title, an amount.
    case strong
    /// A name to type, or a place to go to.
    case accent
    case good, warning, bad
    /// Bad, and now.
    case alarming
    /// What mustn't be overlooked: on a filled ground, where that can be drawn.
    case loud
}

/// What can be read aloud in one sentence.
public protocol Spoken {
    /// The sentence, with or without its full stop.
    var spoken: String { get }
}
