/// How long a session waits for others. A person needs what it begins with; on a busy machine, tests wait longer.
package struct SessionPatience: Sendable {
    /// For the terminal's answers to a query.
    package var answers = Duration.milliseconds(150)
    /// On exit, until the terminal's modes are restored, whether or not it has answered and accepts output.
    package var leaving = Duration.milliseconds(150)
    /// On exit, for a terminal that hasn't answered, counted from the query. This rarely takes any time: a terminal answers at once, or
    /// within the delay of a slow connection.
    package var lastAnswers = Duration.seconds(1)
    /// On exit, for a terminal that has answered before, at least; or else three times as long as that took.
    package var lastAnswersOnceAnswered = Duration.seconds(1)
    /// The same until its echo is on again.
    package var echo = Duration.milliseconds(250)
    /// For the rest of a sequence that has begun, if the parser waits no longer.
    package var sequences = Duration.zero
    /// For a program to close the session after a signal, or to say that it shows what became of what it was doing.
    package var closing = Duration.seconds(1)
    /// For a program that has said so to close the session.
    package var concluding = Duration.seconds(10)
    /// After a signal, how long another one is only a repetition: a terminal that is closed and `timeout` send two at once. A later
    /// one ends the process at once.
    package var repetition = Duration.milliseconds(50)

    /// As long as for a person.
    package init() {}
}

/// A limit for a wait in rounds. A round that takes long because the machine is busy, or was asleep, counts as a short one: whoever
/// is waited for was not run, either.
struct WaitLimit {
    /// The longest round.
    static let round = Duration.milliseconds(50)

    /// How much of it is left.
    private(set) var rest: Duration

    init(_ limit: Duration) { rest = limit }

    var isOver: Bool { rest <= .zero }

    /// Counts a round that took `time`.
    mutating func count(_ time: Duration) { rest -= min(time, Self.round) }

    /// Waits for a round.
    ///
    /// - Parameter wait: waits for something, at most for `timeout`.
    mutating func wait(_ wait: (_ timeout: Duration) -> Readiness) -> Readiness {
        let start = ContinuousClock.now
        defer { count(.now - start) }
        return wait(min(rest, Self.round))
    }
}
