/// What a screen reports to the screen that opened it, or to the program: its outcome, and notes for the person.
///
/// A feature defines the outcomes and failures of its screens. The rest is the same for all, so a program needs only one
/// listener.
public enum ScreenReport<Outcome: Equatable & Sendable, Failure: Error & Equatable>: Equatable, Sendable {
    /// What the person has done or chosen, or what else has changed.
    case outcome(Outcome)
    /// An error occurred, as the alert says. The screen itself shows it.
    case failed(Failure, AlertState)
    /// A note for the person or the program.
    case noted(ScreenNote)
}

/// What the person should know about a screen's data, or what they want of every screen or the terminal.
public enum ScreenNote: Equatable, Sendable {
    /// Remarks that are not errors. The screen itself shows them.
    case remarked([String])
    /// The data shown is not current. The screen itself says so.
    case shown(KeptState)
    /// These elements of the data were skipped, as described.
    case skipped([String])
    /// The data has these oddities, and is shown all the same.
    case accepted([String])
    /// The person has hidden or shown amounts and digits, which applies to other screens too.
    case privacySet(Bool)
    /// The person copied this text, which belongs on the terminal's clipboard. It is never a secret.
    case copied(String)
    /// It is unknown what became of the order with this key, such as a payment, as the failure that follows says. A program that is
    /// made to end while it is unknown says so.
    case doubted(String)
    /// It is known by now what became of the order with this key, which may have been in doubt.
    case settled(String)
    /// The person wants the mouse to be used, or left to the terminal.
    case mouseSet(Bool)
}
