import Foundation
public import Testing

/// What holds for all tests of one run.
public enum TestRun {
    /// Whether there is time for sizes that take minutes: `SWIPPY_LONG_TESTS=1`.
    public static let isLong = ProcessInfo.processInfo.environment["SWIPPY_LONG_TESTS"] == "1"

    /// What `SeededGenerator.ofThisRun()` begins with: `SWIPPY_TEST_SEED`, or the clock if there is time to look for what nobody has
    /// found yet. Otherwise it is always the same: a run is to fail by what was changed, and not by chance.
    public static let seed =
        ProcessInfo.processInfo.environment["SWIPPY_TEST_SEED"].flatMap { UInt64($0) }
        ?? (isLong ? UInt64(Date().timeIntervalSince1970 * 1000) : 1)

    /// After this long, whatever is waited for hangs. It is so long that no machine is too slow.
    public static let hangs = Duration.seconds(300)

    /// `short` in most runs, `long` when there is time. Both prove the same; the long run only looks more often.
    public static func count(_ short: Int, long: Int) -> Int { isLong ? long : short }
}

extension Trait where Self == TimeLimitTrait {
    /// Gives up a test that awaits what never comes. It is longer than ``TestRun/hangs``, since a test may wait for several things.
    public static var endsIfItHangs: Self { .timeLimit(.minutes(TestRun.isLong ? 60 : 20)) }
}

extension Trait where Self == IssueHandlingTrait {
    /// Has a failure of a test with random numbers say how to repeat it.
    public static var showsSeed: Self {
        .compactMapIssues { issue in
            var issue = issue
            issue.comments.append("Repeat this with SWIPPY_TEST_SEED=\(TestRun.seed)")
            return issue
        }
    }
}
