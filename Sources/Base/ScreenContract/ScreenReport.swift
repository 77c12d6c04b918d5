/// What a screen tells the screen that opened it, or the program: what came of it, and what any program lets a person know.
///
/// A feature names what can come of its screens, and what can go wrong on them. The rest is the same for all, so that a program
/// needs one listener for all of them.
public enum ScreenReport<Outcome: Equatable & Sendable, Failure: Error & Equatable>: Equatable, Sendable {
    /// What the person has done or chosen, or what has changed otherwise.
    case outcome(Outcome)
    /// An error occurred; the alert words it. The screen shows it itself.
    case failed(Failure, AlertState)
    /// What isn't the screen's to keep to itself.
    case noted(ScreenNote)
}

/// What a person is to know about what a screen shows, or what they want of every screen and of the terminal.
public enum ScreenNote: Equatable, Sendable {
    /// Remarks that are not errors. The screen shows them itself.
    case remarked([String])
    /// The data shown is not current. The screen shows that itself.
    case shown(KeptState)
    /// These elements of the data were skipped, as described.
    case skipped([String])
    /// These things about the data are odd, and it is shown all the same.
    case accepted([String])
    /// The person has hidden or shown amounts and digits, which applies to other screens too.
    case privacySet(Bool)
    /// The person copied this text, which belongs on the terminal's clipboard. It is never a secret.
    case copied(String)
    /// The person wants the mouse to be used, or left to the terminal.
    case mouseSet(Bool)
}
